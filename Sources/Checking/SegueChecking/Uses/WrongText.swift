internal import FilesAndPaths
internal import Findings
internal import SourceFacts

extension LinkedApp {
  /// The place of a string that nothing has: of a local variable's value, a constant or a case.
  ///
  /// It is the use itself if the string is written there, or if it is the name of a type.
  func place(ofWrong text: String, usedAt use: SourceLocation) -> SourceLocation {
    if code.isNameOfType(use) { return use }
    return code.place(ofLiteral: text, usedAt: use) ?? uses.evaluator.texts.place(of: text) ?? use
  }
}

extension AppCode {
  /// Whether a call gets the name of a type at a place: `String(describing: List.self)`.
  fileprivate func isNameOfType(_ use: SourceLocation) -> Bool {
    guard let index = index(of: use.file) else { return false }
    let position = SourcePosition(line: use.line, column: use.column)
    return sources[index].facts.calls.contains { fact in
      fact.call.arguments.contains { argument in
        guard argument.position == position, case .typeName = argument.value else { return false }
        return true
      }
    }
  }

  /// The place of a literal that is used at a place or by a local variable there; nil for others.
  fileprivate func place(ofLiteral text: String, usedAt use: SourceLocation) -> SourceLocation? {
    guard let index = index(of: use.file) else { return nil }
    let texts = sources[index].facts.texts
    let position = SourcePosition(line: use.line, column: use.column)
    let first = texts.sortedIndex(afterAll: { $0.use < position })
    let literal = texts[first...].prefix { $0.use == position }.first { $0.text == text }
    return literal.map { $0.isLocal ? location($0.position, index) : use }
  }
}
