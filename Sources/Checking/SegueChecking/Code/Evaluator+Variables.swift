internal import Files
internal import SourceFacts
internal import SourceLexing

extension Evaluator {
  /// Whether code may change a static or global variable.
  ///
  /// - Parameters:
  ///   - variable: A variable or constant.
  ///   - owner: The type that declares it; nil for a global one.
  ///   - files: The files that declare and use a global one.
  /// - Returns: Whether a source assigns the name, and means this variable as far as its words tell.
  func isAssigned(
    _ variable: PropertyFact, of owner: CodeType.ID?, in files: [SourceIndex] = []
  ) -> Bool {
    guard !variable.isReadOnly, owner == nil || variable.isStatic else { return false }
    let found = assigning.value(of: variable.name) { sources.sources(assigning: variable.name) }
    guard !found.isEmpty else { return false }
    guard let owner else {
      let stems = files.map { FilePath.stem(of: code.sources[$0].path) }
      return !variable.isStatic || found.contains { stems.contains(FilePath.stem(of: $0.path)) }
    }
    let types = code.hierarchy.family(of: owner).map { WordHash(code.table[$0].name) }
    return found.contains { source in types.contains { source.has($0, in: .code) } }
  }
}
