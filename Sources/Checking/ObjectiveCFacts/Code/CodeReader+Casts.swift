extension CodeReader {
  /// The type in parentheses that cast what comes behind them; nil where they hold an expression.
  func castType(_ parenthesis: Int, _ end: Int) -> Range<Int>? {
    let inside = (parenthesis + 1)..<source.end(inside: parenthesis)
    let next = source.after(parenthesis)
    guard !inside.isEmpty, inside.count <= 48, next < end else { return nil }
    var depth = 0
    var names = 0
    var hasStar = false
    var hasBlock = false
    var isEnded = false
    for index in inside {
      switch source.kind(index) {
      case .name:
        let isQualifier = source.word(index)?.isQualifier == true
        if isEnded, depth == 0, !isQualifier, !hasBlock { return nil }
        if !isQualifier, depth == 0 { names += 1 }
      case .star:
        if depth == 0 { hasStar = true; isEnded = true }
      case .less: depth += 1
      case .greater: depth -= 1
      case .caret: hasBlock = true
      case .comma where depth > 0 || hasBlock: break
      case .openParenthesis, .closeParenthesis:
        guard hasBlock || index + 1 < inside.upperBound && source.kind(index + 1) == .caret else {
          return nil
        }
      default: return nil
      }
    }
    guard names > 0, beginsOperand(next) else { return nil }
    if hasStar || hasBlock || names > 1 || source.kind(inside.upperBound - 1) == .greater {
      return inside
    }
    return isTypeAlone(inside.upperBound - 1, next, end) ? inside : nil
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

  // MARK: Members

  /// The members that code uses of a value: directly behind it, or of the variable that gets it.
  func members(usedOf value: Range<Int>) -> [String] {
    var value = value
    while value.lowerBound > 0, value.upperBound < source.tokens.count,
      source.kind(value.lowerBound - 1) == .openParenthesis,
      source.end(inside: value.lowerBound - 1) == value.upperBound,
      !isCall(value.lowerBound - 1)
    {
      value = (value.lowerBound - 1)..<(value.upperBound + 1)
    }
    if let member = member(behind: value) { return [member] }
    guard value.lowerBound > 1, source.kind(value.lowerBound - 1) == .assign,
      let variable = names.variable(value.lowerBound - 2)
    else { return [] }
    return members(usedOfVariable: variable)
  }

  /// The members that code uses of a variable.
  func members(usedOfVariable number: Int) -> [String] {
    names.variables[number].uses.compactMap { member(behind: $0..<($0 + 1)) }
  }

  /// Whether a parenthesis may begin the arguments of a call.
  private func isCall(_ parenthesis: Int) -> Bool {
    guard parenthesis > 0 else { return false }
    switch source.kind(parenthesis - 1) {
    case .name, .closeParenthesis, .closeBracket: return true
    default: return false
    }
  }

  /// The member of a value that is used behind it: `value.name`, `[value name]`.
  private func member(behind value: Range<Int>) -> String? {
    let next = value.upperBound
    guard value.lowerBound > 0, next + 1 < source.tokens.count else { return nil }
    switch source.kind(next) {
    case .member: return source.kind(next + 1) == .name ? source.name(next + 1) : nil
    case .name where source.kind(value.lowerBound - 1) == .openBracket: return source.name(next)
    default: return nil
    }
  }
}
