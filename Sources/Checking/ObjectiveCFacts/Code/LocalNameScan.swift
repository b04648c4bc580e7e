/// The pass over a body that finds its variables.
///
/// It looks for declarations at the beginning of statements, and notes the assignments of each variable. An assignment
/// that always runs makes the values before it irrelevant, so the variable is then declared again:
///
///     NSString *name = @"a";     // a variable with the value `@"a"`
///     if (x) { name = @"b"; }    // may not run, so `@"b"` is added
///     name = @"c";               // another variable, with the value `@"c"`
struct LocalNameScan {
  /// A branch of an `if` that is in braces, with the branches before it.
  private struct Branch {
    /// Where the first branch begins.
    var start: Int
    /// Whether it comes after an `else` without a condition.
    var isLast = false
    /// The variables that all branches before it assign; nil for the first one.
    var before: Set<Int>?
    var assigned: Set<Int> = []
  }

  private let source: ObjectiveCSource
  private let body: Range<Int>
  private(set) var names: LocalNames
  private var index: Int
  /// The open braces, each with the mark of the names outside of it.
  private var scopes: [(mark: Int, end: Int, branch: Branch?)] = []
  /// The brace at the end of the last branch, with the variables that it and all branches before it assign.
  private var endedBranch: (brace: Int, start: Int, assigned: Set<Int>)?
  /// The marks of scopes that begin with parameters, by the place of the closing parenthesis.
  private var marksOfParameters: [Int: Int] = [:]
  /// The types of declarations that further names may follow, with the depth of brackets around each.
  private var declarations: [(depth: Int, type: Range<Int>?, isLasting: Bool)] = []
  private var depth = 0
  /// The end of the last loop's parentheses, with the number of names before them.
  private var loop = (mark: 0, end: 0)
  /// The names in assignments that are not yet complete and will replace all earlier values, each with the depth of
  /// brackets around it.
  private var pending: [(name: Int, depth: Int)] = []
  /// Whether a `goto` may skip an assignment.
  private let hasJumps: Bool
  private var isStatementStart = true
  private var isInLabel = false

  /// Finds the names of a function's body.
  init(_ source: ObjectiveCSource, _ body: Range<Int>, _ head: FunctionHead) {
    self.source = source
    self.body = body
    names = LocalNames(in: body)
    index = body.lowerBound
    hasJumps = body.contains { source.isName($0, .goto) }
    for (index, parameter) in head.parameters.enumerated() {
      guard let name = parameter.name else { continue }
      names.declare(name, source, .init(origin: head.isSegue(index) ? .segue : .parameter(index)))
    }
    run()
  }

  private mutating func run() {
    while index < body.upperBound {
      while let last = scopes.last, last.end <= index {
        names.leave(to: last.mark)
        scopes.removeLast()
        if let branch = last.branch { end(branch, at: last.end) }
      }
      if isStatementStart, source.kind(index) == .name, declareStatement() {
        isStatementStart = false
      } else {
        isStatementStart = readToken()
        index += 1
      }
    }
  }

  /// Reads a token that doesn't begin a declaration, and returns whether a statement begins after it.
  private mutating func readToken() -> Bool {
    let kind = source.kind(index)
    switch kind {
    case .openBrace:
      openScope()
      return true
    case .openParenthesis:
      depth += 1
      guard index > body.lowerBound, isLoop(index - 1) else { return false }
      openLoop()
      return true
    case .openBracket: depth += 1
    case .closeBrace, .closeParenthesis, .closeBracket:
      depth -= 1
      while let last = declarations.last, last.depth > depth { declarations.removeLast() }
      while let last = pending.last, last.depth > depth { pending.removeLast() }
      return kind == .closeBrace || startsLine(index + 1)
    case .semicolon:
      endStatement()
      return true
    case .comma:
      if let last = declarations.last, last.depth == depth {
        declareFurtherName(last.type, isLasting: last.isLasting)
      }
    case .colon:
      defer { isInLabel = false }
      return isInLabel
    case .caret: declareBlockParameters()
    case .name: return readName()
    case .keyword: return true
    default: break
    }
    return false
  }

  private mutating func openScope() {
    let mark = marksOfParameters.removeValue(forKey: index - 1) ?? names.mark
    scopes.append((mark, source.end(inside: index), branch(at: index)))
    depth += 1
  }

  private mutating func openLoop() {
    let end = source.end(inside: index)
    marksOfParameters[end] = names.mark
    loop = (names.mark, end)
  }

  private mutating func endStatement() {
    while let last = declarations.last, last.depth >= depth { declarations.removeLast() }
    // In the value, the variable still has its old value.
    if let last = pending.last, last.depth == depth {
      names.replace(last.name, source)
      pending.removeLast()
    }
  }

  private func startsLine(_ index: Int) -> Bool {
    index < body.upperBound && source.tokens[index].line > source.tokens[index - 1].line
  }

  private func isLoop(_ index: Int) -> Bool {
    source.isName(index, .for) || source.isKeyword(index, .catch) || source.isName(index, .catch)
  }

  /// Reads a name that declares nothing, and returns whether a statement begins after it.
  private mutating func readName() -> Bool {
    switch source.word(index) {
    case .else, .do: return true
    case .case, .default:
      isInLabel = isStatementStart
      return false
    default: break
    }
    if index > body.lowerBound, source.kind(index - 1) == .member { return false }
    if let variable = names.resolve(index, source), index + 1 < body.upperBound {
      readUse(of: variable)
    }
    return false
  }

  /// Reads the name of a variable that may get another value: `name = x`, `name += x`, `&name`.
  private mutating func readUse(of variable: Int) {
    let before = index > body.lowerBound ? source.kind(index - 1) : .semicolon
    switch source.kind(index + 1) {
    case .assign:
      // `*name = x`
      if before == .star { break }
      let alwaysRuns = alwaysRuns(index, after: before)
      if alwaysRuns, mayReplace(variable) {
        pending.append((index, depth))
      } else {
        names.variables[variable].assigned.append(index + 2)
        if alwaysRuns, let scope = scopes.indices.last {
          scopes[scope].branch?.assigned.insert(variable)
        }
      }
    case .compoundAssign, .step: names.variables[variable].isChanged = true
    default:
      if before == .step || before == .ampersand && isPrefix(index - 1) {
        names.variables[variable].isChanged = true
      }
    }
  }

  /// Whether a variable can be declared again, because it gets another value here.
  private func mayReplace(_ variable: Int) -> Bool {
    !names.variables[variable].isLasting && names.isDeclared(variable, since: scopeMark)
  }

  /// The branch that begins with a brace; nil if none does, or if its `if` doesn't always run.
  private func branch(at brace: Int) -> Branch? {
    guard brace > body.lowerBound else { return nil }
    var first = brace - 1
    let isLast = source.isName(first, .else)
    if !isLast {
      guard source.kind(first) == .closeParenthesis else { return nil }
      first = Int(source.tokens[first].partner) - 1
      guard first >= body.lowerBound, source.isName(first, .if) else { return nil }
      let before = first > body.lowerBound ? source.kind(first - 1) : .semicolon
      if alwaysRuns(first, after: before) { return Branch(start: brace) }
      first -= 1
      guard first > body.lowerBound, source.isName(first, .else) else { return nil }
    }
    guard let last = endedBranch, last.brace == first - 1 else { return nil }
    return Branch(start: last.start, isLast: isLast, before: last.assigned)
  }

  /// Ends a branch.
  ///
  /// If all branches of an `if` assign a variable, it loses the values from before the `if`.
  private mutating func end(_ branch: Branch, at brace: Int) {
    let assigned = branch.before?.intersection(branch.assigned) ?? branch.assigned
    guard branch.isLast else { return endedBranch = (brace, branch.start, assigned) }
    for variable in assigned.sorted() where mayReplace(variable) {
      names.replace(variable, source, since: branch.start)
    }
  }

  /// Whether an assignment or an `if` is a statement that runs whenever the code after it in the block does.
  private func alwaysRuns(_ index: Int, after before: ObjectiveCToken.Kind) -> Bool {
    guard index >= loop.end, !source.tokens[index].isConditional, !hasJumps else { return false }
    switch before {
    case .semicolon, .openBrace, .closeBrace: return true
    default: return false
    }
  }

  /// Whether an operator has no operand before it.
  private func isPrefix(_ index: Int) -> Bool {
    guard index > body.lowerBound else { return true }
    switch source.kind(index - 1) {
    case .name, .number, .string, .closeBracket, .closeParenthesis: return false
    default: return true
    }
  }

  /// Declares the variable that a statement declares, and skips its name.
  ///
  /// Returns whether there is one.
  private mutating func declareStatement() -> Bool {
    guard let (type, name) = source.localDeclaration(index, body.upperBound) else {
      return false
    }
    let next = name + 1 < body.upperBound ? source.kind(name + 1) : .semicolon
    var variable = LocalNames.Variable(origin: .declared, type: type)
    variable.isLasting = (index..<name).contains {
      source.isName($0, .__block) || source.isName($0, .static)
    }
    switch next {
    case .assign: variable.initial = name + 2
    case .semicolon, .comma: break
    default: variable.origin = .unknown
    }
    names.declarations[index] = name
    declare(name, variable)
    declarations.append((depth, type, variable.isLasting))
    index = name + 1
    return true
  }

  private mutating func declare(_ name: Int, _ variable: LocalNames.Variable) {
    if let other = names.variable(declaredAgain: name, source, since: scopeMark) {
      // Branches of an `#if` declare it.
      names.variables[other].assigned += variable.initial.map { [$0] } ?? []
      _ = names.resolve(name, source)
    } else {
      names.declare(name, source, variable)
    }
  }

  /// How many names were declared outside of the scope that a declaration here belongs to.
  private var scopeMark: Int {
    index < loop.end ? loop.mark : scopes.last?.mark ?? 0
  }

  /// Declares the name after a comma in a declaration: `*b = …`.
  private mutating func declareFurtherName(_ type: Range<Int>?, isLasting: Bool) {
    let name = source.afterStarsAndQualifiers(index + 1, body.upperBound)
    guard name + 1 < body.upperBound, source.kind(name) == .name else { return }
    let next = source.kind(name + 1)
    guard next == .assign || next == .semicolon || next == .comma else { return }
    var variable = LocalNames.Variable(origin: .declared, type: type)
    variable.isLasting = isLasting
    if next == .assign { variable.initial = name + 2 }
    declare(name, variable)
    index = name
  }

  /// Declares a block's parameters, `^(UIView *view) {`, inside its braces.
  private mutating func declareBlockParameters() {
    guard isPrefix(index) else { return }
    var open = index + 1
    while open < body.upperBound, open - index < 12,
      [.name, .star, .less, .greater].contains(source.kind(open))
    {
      open += 1
    }
    guard open < body.upperBound, source.kind(open) == .openParenthesis else { return }
    let end = source.end(inside: open)
    guard end + 1 < body.upperBound, source.kind(end + 1) == .openBrace else { return }
    marksOfParameters[end] = names.mark
    var start = open + 1
    while start < end { start = declareParameter(start, end) + 1 }
    // The names are declarations, not uses, so the scan continues with the braces.
    index = end
  }

  /// Declares a parameter if it has a name besides its type, and returns where it ends.
  private mutating func declareParameter(_ start: Int, _ end: Int) -> Int {
    var next = start
    var last: Int?
    var count = 0
    while next < end, source.kind(next) != .comma {
      if source.kind(next) == .name || source.kind(next) == .star { count += 1 }
      if source.kind(next) == .name { last = next }
      // `void (^name)(int)`
      if source.kind(next) == .openParenthesis, next + 2 < end, source.kind(next + 1) == .caret,
        source.kind(next + 2) == .name
      {
        last = next + 2
        count += 1
      }
      next = source.after(next)
    }
    if let last, count > 1 { names.declare(last, source, .init(origin: .unknown)) }
    return next
  }
}
