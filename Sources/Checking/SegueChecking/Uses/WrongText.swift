internal import Files
internal import Findings
internal import SourceFacts

extension LinkedApp {
  /// The place of a text that nothing in the app has, where code uses it under a name: that of the
  /// local variable's value, the constant or the case that says it.
  ///
  /// - Parameters:
  ///   - text: An identifier or a storyboard's name.
  ///   - use: Where it is used.
  /// - Returns: The place to correct, which is the use itself if the text is written there.
  func place(ofWrong text: String, usedAt use: SourceLocation) -> SourceLocation {
    code.place(ofLiteral: text, usedAt: use) ?? uses.evaluator.texts.place(of: text) ?? use
  }
}

extension AppCode {
  /// Whether a text is used only as the initial value of a local variable that code replaces at several places, so
  /// that it may never be used.
  func isReplaced(_ text: String, usedAt use: SourceLocation) -> Bool {
    let literals = literals(text, usedAt: use)
    return !literals.isEmpty && literals.allSatisfy(\.isReplaced)
  }

  /// The place of the literal that is used at a place, there or as the value of a local variable; nil if the
  /// text comes from elsewhere.
  fileprivate func place(ofLiteral text: String, usedAt use: SourceLocation) -> SourceLocation? {
    literals(text, usedAt: use).first.map {
      $0.isLocal
        ? SourceLocation(file: use.file, line: $0.position.line, column: $0.position.column) : use
    }
  }

  /// The literals with a text that are used at a place.
  private func literals(_ text: String, usedAt use: SourceLocation) -> [TextFact] {
    guard let index = index(of: use.file) else { return [] }
    let texts = sources[index].facts.texts
    let position = SourcePosition(line: use.line, column: use.column)
    let first = texts.sortedIndex(afterAll: { $0.use < position })
    return texts[first...].prefix { $0.use == position }.filter { $0.text == text }
  }
}
