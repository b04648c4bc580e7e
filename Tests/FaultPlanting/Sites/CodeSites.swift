import StoryboardModel

extension PlantableApp {
  /// Whether a fault in a source's place matters; counts it as left out where it does not.
  func canPlant(in place: CodePlace, _ sites: inout SiteCollector) -> Bool {
    let path = sources[place.file].path
    if membership.isTest(path) {
      sites.leaveOut(.ofTests)
      return false
    }
    if !membership.builds(path) {
      sites.leaveOut(.notBuilt)
      return false
    }
    return true
  }

  /// The classes that the built interface files name, with the places and kinds of those who do.
  func holders(ofClass name: String) -> [(interface: Interface, object: InterfaceObject)] {
    (holdersByClass[name] ?? []).map { (interfaces[$0.interface], $0.object) }
  }

  /// The methods of a class itself, its extensions included.
  func methods(of type: String) -> [(file: Int, method: Declarations.Method)] {
    (classes.byName[type] ?? []).map(\.file).uniqued().flatMap { file in
      declarations[file].methods.filter { $0.type == type }.map { (file, $0) }
    }
  }

  /// Whether a class or one above it has a method, by its selector.
  func answers(_ selector: String, _ type: String) -> Bool {
    classes.ancestors(of: type).contains { name in
      methods(of: name).contains { $0.method.selector == selector }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first places.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
