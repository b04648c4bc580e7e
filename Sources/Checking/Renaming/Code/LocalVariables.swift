/// Finds the local variables, functions and parameters of Swift that hide a member.
struct LocalVariables {
  private let source: TokenizedSource
  private let name: [UInt8]

  init(named name: [UInt8], in source: TokenizedSource) {
    self.source = source
    self.name = name
  }

  enum Meaning {
    case member
    /// The token declares or names a variable.
    case variable
    /// `if let name {`, which declares a variable and names the member.
    case both
  }

  /// The meaning of a token with the name that has no receiver.
  func meaning(of index: Int) -> Meaning {
    guard let member = source.member(around: index) else {
      // A parameter is written outside of the function's braces: `func f(_ name: Int) {`.
      let isParameter =
        source.isMark(index + 1, ":") && source.isWord(index - 1)
        && !["let", "var"].contains(source.text(index - 1))
      return isParameter ? .variable : .member
    }
    if isParameter(index, of: member) { return .variable }
    if index > member.lowerBound + 1, declares(index) {
      return isShorthandBinding(index) ? .both : .variable
    }
    return isHidden(at: index, in: member) ? .variable : .member
  }

  /// Whether a variable with the name hides a member at a token.
  func isHidden(at index: Int) -> Bool {
    source.member(around: index).map { isHidden(at: index, in: $0) } ?? false
  }

  private func isHidden(at index: Int, in member: Range<Int>) -> Bool {
    if isCaughtError(index) { return true }
    return member.contains { other in
      // A function may be called before its declaration.
      other > member.lowerBound + 1 && source.isText(other, .word, name)
        && (other < index || source.text(other - 1) == "func")
        && (isParameter(other, of: member) || declares(other) && covers(other, index))
    }
  }

  /// Whether a token is the `error` of a `catch` without a pattern.
  private func isCaughtError(_ index: Int) -> Bool {
    guard name.elementsEqual("error".utf8) else { return false }
    var scope: Int? = source.tokens[index].scope
    while let current = scope {
      let brace = source.scopes[current].tokens.lowerBound - 1
      if source.text(brace - 1) == "catch" { return true }
      scope = source.scopes[current].parent
    }
    return false
  }

  /// Whether a token declares a variable or function: `let name`, `for name in`, `{ a, name in`.
  private func declares(_ index: Int) -> Bool {
    if source.isMark(index - 1, ".") { return false }
    if ["let", "var", "for", "func"].contains(source.text(index - 1)) { return true }
    if isLocalParameter(index) { return true }
    return isInPattern(index) || isClosureParameter(index)
  }

  /// Whether a token is in a pattern: `let (a, name)`, `case let .x(a: name)`, `for (a, name) in`.
  private func isInPattern(_ index: Int) -> Bool {
    guard source.isMark(index - 1, "(", ",", ":") else { return false }
    var inside = index
    while let open = source.bracket(around: inside), source.isMark(open, "(") {
      var before = open - 1
      while source.isWord(before) || source.isMark(before, ".") {
        let word = source.text(before)
        if ["let", "var", "for"].contains(word) { return true }
        if ["in", "where"].contains(word) { break }
        before -= 1
      }
      inside = open
    }
    return false
  }

  /// Whether a token is a parameter of a function in the member: `func show(_ name: Int) {`.
  private func isLocalParameter(_ index: Int) -> Bool {
    guard source.isMark(index + 1, ":"), let open = source.bracket(around: index),
      source.isMark(open, "(")
    else { return false }
    // The name, and the names between `<` and `>`.
    var before = open - 1
    while source.isMark(before, "<", ">", ",", ":") || source.isWord(before) {
      if source.text(before) == "func" { return true }
      before -= 1
    }
    return false
  }

  private func isClosureParameter(_ index: Int) -> Bool {
    var next = index + 1
    // Skip the types of parameters, and further parameters.
    var depth = 0
    while next < source.tokens.count, next < index + 40 {
      if source.text(next) == "in" { break }
      if source.isMark(next, "(", "[") { depth += 1 }
      if source.isMark(next, ")", "]") { depth -= 1 }
      let isPart =
        source.isWord(next)
        || source.isMark(next, ",", ":", "?", "!", ".", "(", ")", "[", "]", "-", ">", "&", "<")
      guard isPart, depth >= -1, !source.tokens[next].isFirstOfLine else { return false }
      next += 1
    }
    guard source.text(next) == "in" else { return false }
    // The parameters begin right after the brace.
    var before = index - 1
    while source.isMark(before, ",", ":", "?") || source.isWord(before) { before -= 1 }
    if source.isMark(before, "(", "]") { before -= 1 }
    if source.isMark(before, "]"), let open = source.opening(of: before) { before = open - 1 }
    return source.isMark(before, "{")
  }

  private func isParameter(_ index: Int, of member: Range<Int>) -> Bool {
    guard source.isMark(index + 1, ":"), !["let", "var"].contains(source.text(index - 1)) else {
      return false
    }
    // A parameter comes before the brace of the function.
    return !member.prefix { $0 < index }.contains { source.isMark($0, "{") }
  }

  /// Whether a token is the name in `if let name {`.
  private func isShorthandBinding(_ index: Int) -> Bool {
    guard ["let", "var"].contains(source.text(index - 1)),
      source.isMark(index + 1, ",", "{") || source.text(index + 1) == "else",
      let open = source.bracket(around: index), !source.isMark(open, "(")
    else { return false }
    return ["if", "guard", "while"].contains(statement(of: index))
  }

  /// The keyword of the statement with a declaration: `if`, `guard`, `for`, or `let`.
  private func statement(of index: Int) -> String {
    var before = index - 1
    while before >= 0, before > index - 80, !source.isMark(before, "{", "}", ";") {
      let word = source.isWord(before) ? source.text(before) : ""
      if Self.conditional.contains(word), !source.isMark(before + 1, ":") { return word }
      if source.tokens[before].isFirstOfLine, ["let", "var"].contains(word),
        !source.isMark(before - 1, ","), !Self.conditional.contains(source.text(before - 1))
      {
        break
      }
      before -= 1
    }
    return "let"
  }

  /// The keywords of statements with conditions or patterns before their braces.
  private static let conditional: Set<String> = [
    "if", "guard", "while", "for", "catch", "switch",
  ]

  /// Whether a declaration's variable hides the member at a later token.
  private func covers(_ declaration: Int, _ index: Int) -> Bool {
    if isInInitializer(of: declaration, index) { return false }
    let scope = source.tokens[declaration].scope
    if isLocalParameter(declaration) {
      return body(after: declaration).map { source.scopes[$0].tokens.contains(index) } ?? false
    }
    let isFunction = source.text(declaration - 1) == "func"
    let isLet = isFunction || isClosureParameter(declaration)
    switch isLet ? "let" : statement(of: declaration) {
    case "if", "while", "for", "catch", "switch":
      guard let body = body(after: declaration) else { return true }
      return index < source.scopes[body].tokens.upperBound
    default:
      // The variable is visible up to the end of the scope, or to the next case of a `switch`.
      let tokens = source.scopes[scope].tokens
      let next = (declaration..<tokens.upperBound).first {
        source.tokens[$0].scope == scope && beginsCase($0)
      }
      let first = isFunction ? tokens.lowerBound : declaration
      return (first..<(next ?? tokens.upperBound)).contains(index)
    }
  }

  /// Whether a token begins a case of a `switch`, unlike the `case` in `if case .a = b`.
  private func beginsCase(_ index: Int) -> Bool {
    guard !source.isMark(index - 1, ".", ",", "(", "[") else { return false }
    if source.text(index) == "default" { return source.isMark(index + 1, ":") }
    return source.text(index) == "case"
      && !["if", "guard", "while", "for"].contains(source.text(index - 1))
  }

  /// Whether a token is part of the value that a declaration gives its variable: `let name = name`.
  private func isInInitializer(of declaration: Int, _ index: Int) -> Bool {
    var next = declaration + 1
    var depth = 0
    while next < index, depth > 0 || !source.isMark(next, "=") {
      if source.isMark(next, "(", "[", "<") { depth += 1 }
      let isArrow = source.isMark(next, ">") && source.isMark(next - 1, "-")
      if source.isMark(next, ")", "]", ">"), !isArrow { depth -= 1 }
      let isEnd = source.isMark(next, ",", "{", "}", ";") || source.tokens[next].isFirstOfLine
      guard depth > 0 || depth == 0 && !isEnd else { return false }
      next += 1
    }
    guard source.isMark(next, "="), next < index else { return false }
    depth = 0
    next += 1
    while next < index {
      if source.isMark(next, "(", "[") { depth += 1 }
      if source.isMark(next, ")", "]") { depth -= 1 }
      // It was the default value of a parameter.
      if depth < 0 { return false }
      if depth == 0 {
        let isEnd = source.isMark(next, ",", "{", ";") || source.text(next) == "else"
        let continues = source.isMark(next, ".", "?")
        if isEnd || source.tokens[next].isFirstOfLine && !continues { return false }
      }
      next += 1
    }
    return !(source.tokens[index].isFirstOfLine && depth == 0)
  }

  /// The scope of the braces after a declaration in a condition.
  private func body(after declaration: Int) -> Int? {
    var depth = 0
    for next in declaration + 1..<source.tokens.count {
      if source.isMark(next, "(") { depth += 1 }
      if source.isMark(next, ")") { depth -= 1 }
      if source.isMark(next, "{"), depth <= 0 {
        return source.scopes.indices.first { source.scopes[$0].tokens.lowerBound == next + 1 }
      }
    }
    return nil
  }
}
