internal import Findings
internal import SwiftSyntax

/// The parts of `prepare(for:sender:)` that belong to one segue or destination each.
struct PrepareBranches {
  /// The property of a segue that selects a branch.
  enum Subject {
    /// The segue's identifier.
    case identifier(String)
    /// The class of the segue's destination, as written.
    case destination(String)
  }

  struct Branch {
    var subject: Subject
    var conditions: [ConditionElementSyntax]
    var statements: [CodeBlockItemSyntax]
    var place: Syntax
    /// The offset of the `if` that begins the chain of the branch, if it is part of one.
    var chain: Int?
  }

  let segue: String
  let identifiers: [Int: String]
  let source: ParsedSource
  private(set) var found: [Branch] = []
  /// The variables that have the segue's identifier.
  private(set) var names: Set<String> = []
  /// Whether the method has returned for some segues that have no branch.
  private(set) var hasReturned = false

  mutating func read(_ body: CodeBlockItemListSyntax) throws(Refusal) {
    // Filtering the list itself would lose the places of its statements.
    let statements = Array(body).filter { !isCallOfSuper($0) }
    for (index, statement) in statements.enumerated() {
      guard !hasReturned else { throw source.otherSetup(at: statement) }
      if let guarded = statement.item.as(GuardStmtSyntax.self) {
        guard isReturn(guarded.body.statements) else { throw source.otherSetup(at: statement) }
        let branch = try branch(
          Array(guarded.conditions), Array(statements.dropFirst(index + 1)), Syntax(statement))
        guard let branch else { continue }
        // The rest of the method is the branch.
        guard found.isEmpty else { throw source.otherSetup(at: statement) }
        found.append(branch)
        return
      }
      guard let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression else {
        throw source.otherSetup(at: statement)
      }
      if let chain = expression.as(IfExprSyntax.self) {
        try read(chain)
      } else if let node = expression.as(SwitchExprSyntax.self) {
        try read(node)
      } else {
        throw source.otherSetup(at: statement)
      }
    }
  }

  private mutating func read(_ first: IfExprSyntax) throws(Refusal) {
    var next: IfExprSyntax? = first
    while let node = next {
      var branch = try branch(
        Array(node.conditions), Array(node.body.statements), Syntax(node))
      branch?.chain = first.start
      guard let branch else {
        // `if let identifier = segue.identifier {…}`
        guard node == first, node.elseBody == nil else { throw source.otherSetup(at: node) }
        return try read(node.body.statements)
      }
      found.append(branch)
      if let rest = node.elseBody?.as(CodeBlockSyntax.self), !rest.statements.isEmpty {
        throw source.otherSetup(at: rest.statements)
      }
      next = node.elseBody?.as(IfExprSyntax.self)
    }
  }

  private mutating func read(_ node: SwitchExprSyntax) throws(Refusal) {
    guard isIdentifier(node.subject) else { throw source.otherSetup(at: node) }
    for element in node.cases {
      guard case .switchCase(let part) = element else {
        throw source.otherSetup(at: element)
      }
      if part.statements.allSatisfy({ isCallOfSuper($0) || isExit($0) }) {
        hasReturned = hasReturned || part.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
        continue
      }
      guard case .case(let label) = part.label, label.caseItems.count == 1,
        let item = label.caseItems.first, item.whereClause == nil,
        let identifier = identifiers[item.pattern.start]
      else { throw source.otherSetup(at: part) }
      found.append(
        Branch(
          subject: .identifier(identifier), conditions: [], statements: Array(part.statements),
          place: Syntax(part)))
    }
  }

  /// Returns the branch that the conditions select; nil if they only give the segue's identifier a
  /// name.
  private mutating func branch(
    _ conditions: [ConditionElementSyntax], _ statements: [CodeBlockItemSyntax], _ place: Syntax
  ) throws(Refusal) -> Branch? {
    var subject: Subject?
    var others: [ConditionElementSyntax] = []
    for condition in conditions {
      if let name = name(boundIn: condition) {
        names.insert(name)
      } else if subject == nil, let identifier = identifier(comparedIn: condition) {
        subject = .identifier(identifier)
      } else {
        others.append(condition)
      }
    }
    if subject == nil, others.isEmpty { return nil }
    guard
      let subject = subject ?? others.lazy.compactMap(destination).first.map(Subject.destination)
    else { throw source.otherSetup(at: place) }
    return Branch(
      subject: subject, conditions: others, statements: statements, place: place, chain: nil)
  }

  /// Returns the variable in `let identifier = segue.identifier`.
  private func name(boundIn condition: ConditionElementSyntax) -> String? {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
      let value = binding.initializer?.value, isIdentifier(value)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Returns the identifier if a condition is only `segue.identifier == "x"`.
  private func identifier(comparedIn condition: ConditionElementSyntax) -> String? {
    let elements = condition.condition.operands
    guard elements.count == 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
      [elements[0], elements[2]].contains(where: { isIdentifier($0) })
    else { return nil }
    return identifiers[elements[0].start] ?? identifiers[elements[2].start]
  }

  /// Returns the class in `let detail = segue.destination as? Detail`.
  private func destination(_ condition: ConditionElementSyntax) -> String? {
    let value = condition.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value
    let elements = value?.operands ?? []
    guard elements.count == 3,
      elements[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      elements[0].trimmedDescription == "\(segue).destination"
    else { return nil }
    return elements[2].trimmedDescription
  }

  /// Whether an expression is the segue's identifier, or made from it.
  private func isIdentifier(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label?.text == "rawValue"
    {
      return isIdentifier(argument.expression)
    }
    return names.contains(expression.trimmedDescription)
      || SegueSubject(around: expression)?.isIdentifier(expression) == true
  }

  private func isCallOfSuper(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.trimmedDescription.hasPrefix("super.prepare(for:")
  }

  private func isExit(_ statement: CodeBlockItemSyntax) -> Bool {
    ["break", "return"].contains(statement.item.trimmedDescription)
  }

  private func isReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.map(\.item.trimmedDescription) == ["return"]
  }
}
