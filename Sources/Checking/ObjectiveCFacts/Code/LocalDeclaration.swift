/// Recognizes the declaration of a variable by its first tokens.
enum LocalDeclaration {
  /// The type and the first name of a declaration that may begin at some place.
  ///
  /// - Returns: The type's tokens if it is a pointer to a class, and the name's place; nil if the
  ///   statement declares nothing.
  static func find(
    _ source: ObjectiveCSource, _ start: Int, _ limit: Int
  ) -> (type: Range<Int>?, name: Int)? {
    let limit = min(limit, start + 96)
    var index = start
    while index < limit, isQualifier(source, index) {
      index = skipAttribute(source, index)
    }
    let base = index
    guard index < limit, source.kind(index) == .name, !isStatement(source, index) else {
      return nil
    }
    index += 1
    if source.word(base)?.isTypeOperator == true {
      guard index < limit, source.kind(index) == .openParenthesis else { return nil }
      index = source.after(index)
    }
    while index + 1 < limit, source.kind(index) == .scope, source.kind(index + 1) == .name {
      index += 2
    }
    if index < limit, source.kind(index) == .less {
      guard let end = endOfArguments(source, index, limit) else { return nil }
      index = end
    }
    let end = index
    var stars = 0
    while index < limit {
      if source.kind(index) == .star {
        stars += 1
      } else if !(source.kind(index) == .ampersand && stars == 0 || isQualifier(source, index)) {
        break
      }
      index += 1
    }
    guard index < limit else { return nil }
    if source.kind(index) == .openParenthesis { return block(source, index, limit) }
    guard source.kind(index) == .name, index > base, !isStatement(source, index) else { return nil }
    // `unsigned long x`: more words of the type.
    var name = index
    while stars == 0, name + 1 < limit, source.kind(name + 1) == .name,
      source.word(name)?.isNumber == true
    {
      name += 1
    }
    guard name + 1 < limit else { return (nil, name) }
    switch source.kind(name + 1) {
    case .assign, .semicolon, .comma, .openBracket, .closeParenthesis: break
    case .name where source.isName(name + 1, .in): break
    case .colon where start > 0 && source.kind(start - 1) == .openParenthesis: break
    default: return nil
    }
    let isClass = stars == 1 && source.word(base)?.isTypeOperator != true
    return (isClass ? base..<end : nil, name)
  }

  /// `void (^name)(int)`.
  private static func block(
    _ source: ObjectiveCSource, _ parenthesis: Int, _ limit: Int
  ) -> (type: Range<Int>?, name: Int)? {
    var index = parenthesis + 1
    guard index < limit, source.kind(index) == .caret || source.kind(index) == .star else {
      return nil
    }
    index += 1
    while index < limit, isQualifier(source, index) { index += 1 }
    guard index + 2 < limit, source.kind(index) == .name,
      source.kind(index + 1) == .closeParenthesis, source.kind(index + 2) == .openParenthesis
    else { return nil }
    return (nil, index)
  }

  private static func isQualifier(_ source: ObjectiveCSource, _ index: Int) -> Bool {
    guard source.kind(index) == .name, let word = source.word(index) else { return false }
    switch word {
    case .struct, .enum, .union, .extern, .IBOutlet, .__attribute__: return true
    default: return word.isQualifier && word != .in && word != .out
    }
  }

  private static func skipAttribute(_ source: ObjectiveCSource, _ index: Int) -> Int {
    if source.isName(index, .__attribute__), index + 1 < source.tokens.count,
      source.kind(index + 1) == .openParenthesis
    {
      return source.after(index + 1)
    }
    return index + 1
  }

  /// The place after `<…>`; nil if it is a comparison.
  private static func endOfArguments(
    _ source: ObjectiveCSource, _ start: Int, _ limit: Int
  ) -> Int? {
    var depth = 0
    var index = start
    while index < limit {
      switch source.kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .name, .star, .comma, .openParenthesis, .scope, .number, .ampersand: break
      default: return nil
      }
      index = source.after(index)
      if depth == 0 { return index }
    }
    return nil
  }

  private static func isStatement(_ source: ObjectiveCSource, _ index: Int) -> Bool {
    switch source.word(index) {
    case .if, .else, .while, .for, .do, .switch, .case, .default, .return, .break, .continue,
      .goto, .try, .typedef, .in, .sizeof, .super:
      true
    default: false
    }
  }
}

extension ObjectiveCWord {
  /// `typeof(x)` and its kin.
  var isTypeOperator: Bool {
    switch self {
    case .typeof, .__typeof, .__typeof__, .decltype: true
    default: false
    }
  }

  /// Whether it is part of the name of a number type.
  var isNumber: Bool {
    switch self {
    case .unsigned, .signed, .long, .short, .int, .char, .double, .float: true
    default: false
    }
  }
}
