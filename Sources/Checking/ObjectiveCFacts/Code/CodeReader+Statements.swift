extension CodeReader {
  /// Reads statements one after the other.
  func statements(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = statement(index, range.upperBound)
      index = max(next, index + 1)
    }
  }

  /// Reads a statement, or the head of one whose body comes next; returns where it ends.
  private func statement(_ index: Int, _ end: Int) -> Int {
    switch source.kind(index) {
    case .openBrace:
      putAside(index)
      return source.after(index)
    case .semicolon, .closeBrace, .closeBracket, .closeParenthesis, .colon: return index + 1
    case .keyword: return statement(atKeyword: index, end)
    case .name: return statement(atName: index, end)
    default: return expressionStatement(index, end)
    }
  }

  /// Puts a block in braces aside, with what is known here.
  func putAside(_ brace: Int, isClosure: Bool = false, isCaught: Bool = false) {
    guard quiet == 0 else { return }
    let range = source.inside(brace)
    guard !range.isEmpty else { return }
    jobs.append(
      Job(
        range: range, known: known,
        isClosure: isClosure || job.isClosure, isCaught: isCaught || job.isCaught))
  }

  /// Reads a statement that begins with an `@`, such as `@try`.
  private func statement(atKeyword index: Int, _ end: Int) -> Int {
    switch source.word(index) {
    case .try where index + 1 < end && source.kind(index + 1) == .openBrace:
      let next = source.after(index + 1)
      let isCaught = next < end && source.kind(next) == .keyword && source.word(next) == .catch
      putAside(index + 1, isCaught: isCaught)
      return next
    case .try, .finally, .autoreleasepool: return index + 1
    case .throw: return expressionStatement(index + 1, end)
    case .catch: return index + 1 < end ? source.after(index + 1) : end
    case .synchronized: return condition(index + 1, end).next
    case .selector, .encode, .protocol, .available, .YES, .NO, .true, .false:
      return expressionStatement(index, end)
    default:
      // `@weakify(self)`, with or without a semicolon.
      let next = index + 1
      return next < end && source.kind(next) == .openParenthesis ? source.after(next) : next
    }
  }

  private func statement(atName index: Int, _ end: Int) -> Int {
    switch source.word(index) {
    case .if: return ifChain(index, end)
    case .switch: return condition(index + 1, end).next
    case .while: return loopBody(condition(index + 1, end).next, end)
    case .for: return loopBody(forHead(index + 1, end), end)
    case .else, .do, .try, .break, .continue: return index + 1
    case .goto: return index + 2
    case .catch where index + 1 < end && source.kind(index + 1) == .openParenthesis:
      return source.after(index + 1)
    case .case, .default: return caseLabel(index + 1, end)
    case .return: return returnStatement(index, end)
    default: break
    }
    if index + 1 < end, source.kind(index + 1) == .colon {
      forgetGuards()
      return index + 2
    }
    if let name = names.declarations[index] { return declaration(name, end) }
    if isMacroCall(index, end) {
      _ = expression(index, source.after(index + 1))
      return source.after(index + 1)
    }
    if isMacroLine(index, end) { return index + 1 }
    return expressionStatement(index, end)
  }

  /// Whether this is `MACRO(x)` without a semicolon, and another statement is on the next line.
  private func isMacroCall(_ index: Int, _ end: Int) -> Bool {
    guard index + 1 < end, source.kind(index + 1) == .openParenthesis else { return false }
    let next = source.after(index + 1)
    guard next < end, source.tokens[next].line > source.tokens[next - 1].line else { return false }
    switch source.kind(next) {
    case .name, .openBracket, .keyword: return true
    default: return false
    }
  }

  /// Whether this is a `SOME_MACRO` alone on the rest of its line, and another statement is on the next line.
  private func isMacroLine(_ index: Int, _ end: Int) -> Bool {
    source.isMacro(index) && index + 1 < end
      && source.tokens[index + 1].line > source.tokens[index].line
      && (source.kind(index + 1) == .name || source.kind(index + 1) == .openBracket)
  }

  /// Forgets what is known, because the code after a label can be reached from elsewhere.
  private func forgetGuards() {
    known = job.known
  }

  /// `case x:` and `default:`.
  private func caseLabel(_ start: Int, _ end: Int) -> Int {
    forgetGuards()
    var index = start
    while index < end, ![.colon, .semicolon, .openBrace].contains(source.kind(index)) {
      index = source.after(index)
    }
    return index < end && source.kind(index) == .colon ? index + 1 : index
  }

  /// Reads a condition in parentheses, and returns the place after it too.
  func condition(_ parenthesis: Int, _ end: Int) -> (value: CodeValue?, next: Int) {
    guard parenthesis < end, source.kind(parenthesis) == .openParenthesis else {
      return (nil, parenthesis)
    }
    let inside = source.end(inside: parenthesis)
    let (value, next) = expression(parenthesis + 1, inside)
    if next < inside {
      expressions(next, inside)
      return (nil, source.after(parenthesis))
    }
    return (value, source.after(parenthesis))
  }

  /// Reads the parts between the semicolons of `for (…)`.
  private func forHead(_ parenthesis: Int, _ end: Int) -> Int {
    guard parenthesis < end, source.kind(parenthesis) == .openParenthesis else {
      return parenthesis
    }
    let inside = source.end(inside: parenthesis)
    var index = parenthesis + 1
    while index < inside {
      if let name = names.declarations[index] {
        index = declaration(name, inside)
      } else {
        index = max(expressionStatement(index, inside), index + 1)
      }
    }
    return source.after(parenthesis)
  }

  private func returnStatement(_ index: Int, _ end: Int) -> Int {
    let start = index + 1
    guard start < end, source.kind(start) != .semicolon else { return start + 1 }
    var (value, next) = expression(start, end)
    noteIdentifierUse(of: value)
    if source.endsInBranch(next, since: index) { value.expression = nil }
    let stop = expressionStatement(next, end)
    if !job.isClosure {
      if head.returnsObject { returned.append(value) }
      if let name = head.returnType.className, !head.returnType.isSegueAction {
        setResult(of: value, name, start)
      }
    }
    return stop
  }

  /// Reads a declaration's names and their values.
  private func declaration(_ first: Int, _ end: Int) -> Int {
    var index = first
    while index < end {
      let variable = names.variable(index)
      index += 1
      while index < end, source.kind(index) == .openBracket { index = source.after(index) }
      if index < end, source.kind(index) == .assign {
        var (value, next) = expression(index + 1, end)
        if let variable {
          assign(value, to: variable)
          if names.variables[variable].assigned.isEmpty, !names.variables[variable].isChanged,
            next < end, source.kind(next) == .semicolon || source.kind(next) == .comma,
            !source.endsInBranch(next, since: index)
          {
            names.variables[variable].value = value
          }
        }
        if next < end, source.kind(next) != .comma, source.kind(next) != .semicolon {
          next = expressionStatement(next, end)
        }
        index = next
      }
      guard index < end, source.kind(index) == .comma else { break }
      index = source.afterStarsAndQualifiers(index + 1, end)
      guard index < end, source.kind(index) == .name else { break }
    }
    return expressionStatement(index, end)
  }

  /// Reads a statement that is an expression, and returns the place after its semicolon.
  func expressionStatement(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, source.kind(index) != .semicolon {
      let next = expression(index, end).next
      index = next > index ? next : skipped(index)
    }
    return index < end ? index + 1 : index
  }

  /// Reads expressions and whatever is between them.
  func expressions(_ start: Int, _ end: Int) {
    var index = start
    while index < end { index = expressionStatement(index, end) }
  }

  /// Skips a token that can't begin an expression, and puts the code in its braces aside.
  func skipped(_ index: Int) -> Int {
    if source.kind(index) == .openBrace { putAside(index, isClosure: true) }
    return source.after(index)
  }
}
