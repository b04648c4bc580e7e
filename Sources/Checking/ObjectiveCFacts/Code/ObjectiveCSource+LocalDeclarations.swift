extension ObjectiveCSource {
  /// Recognizes the declaration of a variable by its first tokens.
  ///
  /// - Returns: The type's tokens if it is a pointer to a class, and the name's place; nil if the
  ///   statement declares nothing.
  func localDeclaration(_ start: Int, _ limit: Int) -> (type: Range<Int>?, name: Int)? {
    let limit = min(limit, start + 96)
    var base = start
    while base < limit, isQualifier(base) { base = skipAttribute(base) }
    guard let end = endOfTypeName(base, limit) else { return nil }
    var index = end
    var stars = 0
    while index < limit {
      if kind(index) == .star {
        stars += 1
      } else if !(kind(index) == .ampersand && stars == 0 || isQualifier(index)) {
        break
      }
      index += 1
    }
    guard index < limit else { return nil }
    if kind(index) == .openParenthesis { return blockVariable(index, limit) }
    guard kind(index) == .name, !isStatement(index) else { return nil }
    // `unsigned long x`: more words of the type.
    var name = index
    while stars == 0, name + 1 < limit, kind(name + 1) == .name, word(name)?.isNumber == true {
      name += 1
    }
    guard name + 1 < limit else { return (nil, name) }
    switch kind(name + 1) {
    case .assign, .semicolon, .comma, .openBracket, .closeParenthesis: break
    case .name where isName(name + 1, .in): break
    case .colon where start > 0 && kind(start - 1) == .openParenthesis: break
    default: return nil
    }
    let isClass = stars == 1 && word(base)?.isTypeOperator != true
    return (isClass ? base..<end : nil, name)
  }

  /// The place after the name of a type: `NSArray<Item *>`, `std::string`, `typeof(x)`; nil if a statement begins here.
  private func endOfTypeName(_ start: Int, _ limit: Int) -> Int? {
    guard start < limit, kind(start) == .name, !isStatement(start) else { return nil }
    var index = start + 1
    if word(start)?.isTypeOperator == true {
      guard index < limit, kind(index) == .openParenthesis else { return nil }
      index = after(index)
    }
    while index + 1 < limit, kind(index) == .scope, kind(index + 1) == .name { index += 2 }
    guard index < limit, kind(index) == .less else { return index }
    return endOfArguments(index, limit)
  }

  /// `void (^name)(int)`.
  private func blockVariable(_ parenthesis: Int, _ limit: Int) -> (type: Range<Int>?, name: Int)? {
    var index = parenthesis + 1
    guard index < limit, kind(index) == .caret || kind(index) == .star else { return nil }
    index += 1
    while index < limit, isQualifier(index) { index += 1 }
    guard index + 2 < limit, kind(index) == .name, kind(index + 1) == .closeParenthesis,
      kind(index + 2) == .openParenthesis
    else { return nil }
    return (nil, index)
  }

  /// The place after the `*` and `const` that may come before the next name in a declaration.
  func afterStarsAndQualifiers(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, kind(index) == .star || word(index)?.isQualifier == true { index += 1 }
    return index
  }

  private func isQualifier(_ index: Int) -> Bool {
    guard kind(index) == .name, let word = word(index) else { return false }
    switch word {
    case .struct, .enum, .union, .extern, .IBOutlet, .__attribute__: return true
    default: return word.isQualifier && word != .in && word != .out
    }
  }

  private func skipAttribute(_ index: Int) -> Int {
    let hasArguments =
      isName(index, .__attribute__) && index + 1 < tokens.count
      && kind(index + 1) == .openParenthesis
    return hasArguments ? after(index + 1) : index + 1
  }

  /// The place after `<…>`; nil if it is a comparison.
  private func endOfArguments(_ start: Int, _ limit: Int) -> Int? {
    var depth = 0
    for index in outer(start..<limit) {
      switch kind(index) {
      case .less: depth += 1
      case .greater: depth -= 1
      case .name, .star, .comma, .openParenthesis, .scope, .number, .ampersand: break
      default: return nil
      }
      if depth == 0 { return after(index) }
    }
    return nil
  }

  private func isStatement(_ index: Int) -> Bool {
    switch word(index) {
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
