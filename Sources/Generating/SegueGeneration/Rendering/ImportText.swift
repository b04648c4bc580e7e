/// The imports of a generated file.
struct ImportText {
  /// Modules whose types occur in the file's visible declarations.
  var exposed: Set<String>
  /// Other modules that the file mentions.
  var hidden: Set<String>
  var access: GenerationOptions.Access

  /// Writes the imports, sorted.
  ///
  /// With InternalImportsByDefault, a module that appears in a visible declaration needs `public
  /// import`. All files must import it at the same level.
  func write(to text: inout SwiftText) {
    let modules = Self.names(of: exposed.union(hidden))
    guard !modules.isEmpty else { return }
    text.gap()
    guard access != .internal, !exposed.isEmpty else {
      return text.lines(modules.map { "import \($0)" as SwiftCode })
    }
    text.line("#if hasFeature(InternalImportsByDefault)")
    let visible = Set(Self.names(of: exposed))
    for module in modules {
      text.line("\(visible.contains(module) ? access.prefix : .empty)import \(module)")
    }
    text.line("#else")
    text.lines(modules.map { "import \($0)" as SwiftCode })
    text.line("#endif")
  }

  /// Returns the modules' names in code, sorted, without impossible ones.
  private static func names(of modules: Set<String>) -> [SwiftCode] {
    modules.sorted().compactMap(SwiftCode.module)
  }
}
