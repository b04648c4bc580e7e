import StoryboardModel

extension PlantableApp {
  /// A method that responds to a selector.
  struct Implementer {
    var type: String
    var method: Declarations.Method
    var place: CodePlace
  }

  /// All methods of built code with a selector, in classes and extensions.
  func implementers(of selector: String) -> [Implementer] {
    let name = String(selector.prefix { $0 != ":" })
    // Swift's `unwind(segue:)` is `unwindWithSegue:`, so its name is only the beginning.
    return declarations.indices.flatMap { file in
      declarations[file].methods.compactMap { method in
        guard name.hasPrefix(method.name), method.selector == selector, !method.type.isEmpty else {
          return nil
        }
        let place = CodePlace(file: file, token: method.nameToken)
        return isBuilt(place)
          ? Implementer(type: method.type, method: method, place: place) : nil
      }
    }
  }

  /// The selectors in a given attribute of the built segues, with those segues' places.
  func selectors(of value: (Segue) -> String?) -> [String: [LinePlace]] {
    var found: [String: [LinePlace]] = [:]
    for interface in interfaces where membership.builds(interface.file.path) {
      for segue in interface.file.segues {
        guard let selector = value(segue) else { continue }
        found[selector, default: []] += interface.places(of: segue)
      }
    }
    return found
  }

  /// Plants another name for a method, wherever its class's code has it.
  func rename(
    _ selector: String, of type: String, at place: CodePlace, ends: [LinePlace],
    _ sites: inout SiteCollector
  ) {
    let name = text(place)
    let new = sites.renamed(name)
    let places = places(of: name, inside: type).uniqued()
    sites.add(
      "\(type).\(name) → \(new)", at: line(place),
      edits: edits(renaming: places.isEmpty ? [place] : places, to: new),
      ends: ends + connections(named: name, of: type) + places.map(line))
  }
}
