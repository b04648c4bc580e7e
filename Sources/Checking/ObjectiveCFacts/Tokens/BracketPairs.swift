/// Finds the partner of every bracket within a declaration.
///
/// A bracket that is never closed ends with the one around it, or with the next `@end` or `@interface`. If braces don't
/// match, a method at the beginning of a line ends them too, so that a brace hidden in a macro affects only one method.
struct BracketPairs {
  private struct Open {
    var token: Int
    var kind: ObjectiveCToken.Kind
    /// How many parentheses and brackets are open since the last brace, including this one.
    var parentheses: Int
    var brackets: Int
  }

  private var open: [Open] = []
  private var braces = 0
  /// Whether a bracket has no partner.
  private var isUneven = false

  /// Sets ``ObjectiveCToken/partner`` of all brackets in a range.
  ///
  /// - Returns: Whether a bracket has no partner.
  static func match(_ tokens: inout [ObjectiveCToken], in range: Range<Int>) -> Bool {
    var pairs = BracketPairs()
    if pairs.match(&tokens, range, endsAtMethods: false) { return pairs.isUneven }
    pairs = BracketPairs()
    _ = pairs.match(&tokens, range, endsAtMethods: true)
    return pairs.isUneven
  }

  /// Goes through a range once, and returns whether every brace is closed.
  private mutating func match(
    _ tokens: inout [ObjectiveCToken], _ range: Range<Int>, endsAtMethods: Bool
  ) -> Bool {
    var lacksBrace = false
    for index in range {
      let token = tokens[index]
      if token.isOpening {
        push(index, token.kind)
      } else if token.isClosing {
        tokens[index].partner = -1
        close(index, &tokens)
      } else if !open.isEmpty,
        Self.endsEverything(index, tokens, range, endsAtMethods)
      {
        lacksBrace = lacksBrace || braces > 0
        while !open.isEmpty { endLast(at: index, &tokens) }
      }
    }
    lacksBrace = lacksBrace || braces > 0
    while !open.isEmpty { endLast(at: range.upperBound, &tokens) }
    return !lacksBrace
  }

  private static func endsEverything(
    _ index: Int, _ tokens: [ObjectiveCToken], _ range: Range<Int>, _ endsAtMethods: Bool
  ) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .keyword:
      switch ObjectiveCWord(symbol: token.symbol) {
      case .interface, .implementation, .end: return true
      default: return false
      }
    case .plus, .minus:
      return endsAtMethods && token.column == 1 && index + 1 < range.upperBound
        && tokens[index + 1].kind == .openParenthesis
    default: return false
    }
  }

  private mutating func push(_ index: Int, _ kind: ObjectiveCToken.Kind) {
    var entry = Open(token: index, kind: kind, parentheses: 0, brackets: 0)
    if kind == .openBrace {
      braces += 1
    } else if let last = open.last {
      entry.parentheses = last.parentheses
      entry.brackets = last.brackets
    }
    if kind == .openParenthesis { entry.parentheses += 1 }
    if kind == .openBracket { entry.brackets += 1 }
    open.append(entry)
  }

  private mutating func close(_ index: Int, _ tokens: inout [ObjectiveCToken]) {
    let wanted: ObjectiveCToken.Kind
    let isThere: Bool
    switch tokens[index].kind {
    case .closeParenthesis:
      (wanted, isThere) = (.openParenthesis, (open.last?.parentheses ?? 0) > 0)
    case .closeBracket: (wanted, isThere) = (.openBracket, (open.last?.brackets ?? 0) > 0)
    default: (wanted, isThere) = (.openBrace, braces > 0)
    }
    guard isThere else {
      isUneven = true
      return
    }
    while let last = open.last, last.kind != wanted { endLast(at: index, &tokens) }
    guard let last = open.popLast() else { return }
    if last.kind == .openBrace { braces -= 1 }
    tokens[last.token].partner = Int32(index)
    tokens[index].partner = Int32(last.token)
  }

  private mutating func endLast(at index: Int, _ tokens: inout [ObjectiveCToken]) {
    guard let last = open.popLast() else { return }
    if last.kind == .openBrace { braces -= 1 }
    tokens[last.token].partner = Int32(index)
    isUneven = true
  }
}
