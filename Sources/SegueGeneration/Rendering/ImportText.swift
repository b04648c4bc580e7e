/// The imports of a generated file.
struct ImportText {
  /// Modules whose types the file's visible declarations mention.
  var exposed: Set<String>
  /// Modules that the file mentions otherwise.
  var hidden: Set<String>
  var access: GenerationOptions.Access

  /// Writes the imports, sorted.
  ///
  /// A module that imports nothing publicly unless it says so has to say so where generated
  /// declarations are visible beyond it; others may not, for each module is imported at one level.
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

  /// The modules as code has them, sorted; what no module can be called is left out.
  private static func names(of modules: Set<String>) -> [SwiftCode] {
    modules.sorted().compactMap(SwiftCode.module)
  }
}
