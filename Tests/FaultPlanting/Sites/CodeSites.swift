import StoryboardModel

extension PlantableApp {
  /// Whether a fault at a place in a source matters; otherwise counts it as left out.
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

  /// The classes named in built interface files, with the places and kinds of their objects.
  func holders(ofClass name: String) -> [(interface: Interface, object: InterfaceObject)] {
    (holdersByClass[name] ?? []).map { (interfaces[$0.interface], $0.object) }
  }

  /// The declarations of a class in files that are built.
  func classes(named name: String) -> [ClassIndex.Declaration] {
    classes.classes(named: name).filter { membership.builds(sources[$0.file].path) }
  }

  /// The methods of a class itself, including its extensions.
  func methods(of type: String) -> [(file: Int, method: Declarations.Method)] {
    (classes.byName[type] ?? []).map(\.file).uniqued().flatMap { file in
      declarations[file].methods.filter { $0.type == type }.map { (file, $0) }
    }
  }

  /// Whether a class or a superclass has a method, by its selector.
  func answers(_ selector: String, _ type: String) -> Bool {
    classes.ancestors(of: type).contains { name in
      methods(of: name).contains { $0.method.selector == selector }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
