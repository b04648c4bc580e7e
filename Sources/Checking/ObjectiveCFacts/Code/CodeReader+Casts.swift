extension CodeReader {
  /// The type in parentheses that cast the operand after them; nil if they contain an expression.
  func castType(_ parenthesis: Int, _ end: Int) -> Range<Int>? {
    let inside = source.inside(parenthesis)
    let next = source.after(parenthesis)
    guard !inside.isEmpty, inside.count <= 48, next < end, let shape = shape(of: inside),
      shape.names > 0, beginsOperand(next)
    else { return nil }
    let last = inside.upperBound - 1
    let isSure = shape.hasStar || shape.isBlock || shape.names > 1 || source.kind(last) == .greater
    return isSure || isTypeAlone(last, next, end) ? inside : nil
  }

  /// The parts of tokens in parentheses that tell a type from an expression.
  private struct TypeShape {
    /// How many names there are, without qualifiers and those in angle brackets.
    var names = 0
    var hasStar = false
    var isBlock = false
  }

  /// Returns the shape of a type; nil if the tokens can't be one.
  private func shape(of inside: Range<Int>) -> TypeShape? {
    var shape = TypeShape()
    var depth = 0
    for index in inside {
      switch source.kind(index) {
      case .name:
        guard depth == 0, source.word(index)?.isQualifier != true else { continue }
        // `(a * b)`
        if shape.hasStar, !shape.isBlock { return nil }
        shape.names += 1
      case .star: shape.hasStar = shape.hasStar || depth == 0
      case .less: depth += 1
      case .greater: depth -= 1
      case .caret: shape.isBlock = true
      case .comma where depth > 0 || shape.isBlock: break
      case .openParenthesis, .closeParenthesis:
        let isBeforeCaret = index + 1 < inside.upperBound && source.kind(index + 1) == .caret
        guard shape.isBlock || isBeforeCaret else { return nil }
      default: return nil
      }
    }
    return shape
  }

  /// Whether one name in parentheses is a type, by its spelling and by what comes next.
  private func isTypeAlone(_ index: Int, _ next: Int, _ end: Int) -> Bool {
    switch source.word(index) {
    case .id, .void, .bool, .BOOL, .char, .int, .float, .double, .NSInteger, .NSUInteger,
      .CGFloat, .Class, .SEL, .unsigned, .long, .short, .signed, .instancetype:
      return true
    case .some: return false
    case nil: break
    }
    guard names.variable(index) == nil, let first = source.name(index).utf8.first,
      first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
    else { return false }
    switch source.kind(next) {
    case .name:
      // `[(Name) message]` sends a message to a value in parentheses.
      let behind = next + 1
      return behind < end && source.kind(behind) != .colon && source.kind(behind) != .closeBracket
    case .openBracket, .string, .number, .at, .keyword, .caret: return true
    default: return false
    }
  }

  private func beginsOperand(_ index: Int) -> Bool {
    switch source.kind(index) {
    case .name, .string, .number, .character, .keyword, .at, .openParenthesis, .openBracket,
      .openBrace, .not, .caret, .ampersand, .star, .minus:
      true
    default: false
    }
  }
}
