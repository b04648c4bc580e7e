/// How generated code writes the names of the app's classes.
struct ClassNames {
  private let ambiguous: Set<String>

  /// - Parameter classes: All classes that the text mentions: two modules may have one of a name.
  init(_ classes: some Sequence<ClassName>) {
    var modules: [String: ClassName] = [:]
    var ambiguous: Set<String> = []
    for name in classes {
      if let known = modules[name.name], known.module != name.module { ambiguous.insert(name.name) }
      modules[name.name] = name
    }
    self.ambiguous = ambiguous
  }

  /// The class's name, with its module where that tells it from another.
  func text(_ name: ClassName) -> SwiftCode {
    ambiguous.contains(name.name) ? .type(name) : .name(name)
  }
}
