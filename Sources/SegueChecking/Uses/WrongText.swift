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
  /// The place of the literal that is used at a place, there or as the value of a local variable; nil if the
  /// text comes from elsewhere.
  fileprivate func place(ofLiteral text: String, usedAt use: SourceLocation) -> SourceLocation? {
    guard let index = Self.first(in: sources, where: { !($0.path < use.file) }),
      sources[index].path == use.file
    else { return nil }
    let texts = sources[index].facts.texts
    let position = SourcePosition(line: use.line, column: use.column)
    guard let first = Self.first(in: texts, where: { !($0.use < position) }) else { return nil }
    let literal = texts[first...].prefix { $0.use == position }.first { $0.text == text }
    return literal.map { location($0.position, SourceIndex(index: index)) }
  }

  /// The index of the first element that meets a condition, which all elements behind it meet too.
  private static func first<Element>(
    in elements: [Element], where condition: (Element) -> Bool
  ) -> Int? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low < elements.count ? low : nil
  }
}
