/// The names of the app's classes in generated code.
struct ClassNames {
  private let ambiguous: Set<String>
  private let hidden: HiddenClasses

  /// - Parameters:
  ///   - classes: All classes that the text mentions, because two modules may have one of the same
  ///     name.
  ///   - hidden: The classes whose names mean something else in the text.
  init(_ classes: some Sequence<ClassName>, hidden: HiddenClasses) {
    self.hidden = hidden
    var modules: [String: ClassName] = [:]
    var ambiguous: Set<String> = []
    for name in classes {
      if let known = modules[name.name], known.module != name.module { ambiguous.insert(name.name) }
      modules[name.name] = name
    }
    self.ambiguous = ambiguous
  }

  /// Returns the class's name, with its module if it is ambiguous.
  func text(_ name: ClassName) -> SwiftCode {
    if let text = hidden.text(name) { return text }
    return ambiguous.contains(name.name) ? .type(name) : .name(name)
  }
}
