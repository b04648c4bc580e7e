internal import Files
internal import Findings
internal import SourceFacts

extension LinkedApp {
  /// The place of a text that nothing in the app has, where code uses it under a name: that of the
  /// local variable's value, the constant or the case that says it.
  ///
  /// It is the use itself if the text is written there.
  func place(ofWrong text: String, usedAt use: SourceLocation) -> SourceLocation {
    code.place(ofLiteral: text, usedAt: use) ?? uses.evaluator.texts.place(of: text) ?? use
  }
}

extension AppCode {
  /// The place of the literal that is used at a place, there or as the value of a local variable; nil if the
  /// text comes from elsewhere.
  fileprivate func place(ofLiteral text: String, usedAt use: SourceLocation) -> SourceLocation? {
    guard let index = index(of: use.file) else { return nil }
    let texts = sources[index].facts.texts
    let position = SourcePosition(line: use.line, column: use.column)
    let first = texts.sortedIndex(afterAll: { $0.use < position })
    let literal = texts[first...].prefix { $0.use == position }.first { $0.text == text }
    return literal.map { $0.isLocal ? location($0.position, index) : use }
  }
}
