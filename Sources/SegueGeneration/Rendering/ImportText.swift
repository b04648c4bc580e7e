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
    let modules = exposed.union(hidden).sorted()
    guard !modules.isEmpty else { return }
    text.gap()
    guard access != .internal, !exposed.isEmpty else {
      return text.lines(modules.map { "import \($0)" })
    }
    text.line("#if hasFeature(InternalImportsByDefault)")
    text.indented { text in
      for module in modules {
        text.line("\(exposed.contains(module) ? "\(access) " : "")import \(module)")
      }
    }
    text.line("#else")
    text.indented { $0.lines(modules.map { "import \($0)" }) }
    text.line("#endif")
  }
}
