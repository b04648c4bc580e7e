internal import Findings
internal import SegueChecking
internal import SwiftSyntax

/// A class's `prepare(for:sender:)`, as far as it sets up destinations and does nothing else.
struct PrepareMethod {
  let node: FunctionDeclSyntax
  let segue: String
  let sender: String
  /// The values that each segue's destination gets, by the segue's identifier.
  private(set) var setups: [String: DestinationSetup] = [:]

  /// Returns the method of a class, or nil if the class has none.
  ///
  /// - Throws: ``Refusal`` if the method has another form.
  static func read(
    in declaration: ClassDeclaration, identifiers: [Int: String]
  ) throws(Refusal) -> PrepareMethod? {
    for member in declaration.node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        function.name.text == "prepare",
        function.modifiers.contains(where: { $0.name.text == "override" }),
        function.signature.parameterClause.parameters.first?.firstName.text == "for"
      else { continue }
      return try PrepareMethod(function, identifiers, declaration.source)
    }
    return nil
  }

  private init(
    _ node: FunctionDeclSyntax, _ identifiers: [Int: String], _ source: ParsedSource
  ) throws(Refusal) {
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    guard names.count == 2, let body = node.body else {
      throw .otherSetup(source.location(of: node))
    }
    self.node = node
    segue = names[0]
    sender = names[1]
    var branches = PrepareBranches(segue: segue, identifiers: identifiers, source: source)
    try branches.read(body)
    for (identifier, branch) in branches.found {
      guard setups[identifier] == nil else {
        throw .otherSetup(source.location(of: branch.place))
      }
      var setup = DestinationSetup(segue: segue, sender: sender, source: source)
      try setup.read(branch.conditions, branch.statements)
      setups[identifier] = setup
    }
  }
}

/// The parts of `prepare(for:sender:)` that belong to one segue each.
struct PrepareBranches {
  struct Branch {
    var conditions: [ConditionElementSyntax]
    var statements: [CodeBlockItemSyntax]
    var place: Syntax
  }

  let segue: String
  let identifiers: [Int: String]
  let source: ParsedSource
  private(set) var found: [(identifier: String, branch: Branch)] = []

  init(segue: String, identifiers: [Int: String], source: ParsedSource) {
    self.segue = segue
    self.identifiers = identifiers
    self.source = source
  }

  mutating func read(_ body: CodeBlockSyntax) throws(Refusal) {
    let statements = body.statements.filter { !isCallOfSuper($0) }
    for (index, statement) in statements.enumerated() {
      if let guarded = statement.item.as(GuardStmtSyntax.self) {
        // The rest of the method is the branch.
        guard index == 0, isReturn(guarded.body.statements),
          let first = guarded.conditions.first, let identifier = identifier(comparedIn: first)
        else { throw .otherSetup(source.location(of: statement)) }
        found.append(
          (
            identifier,
            Branch(
              conditions: Array(guarded.conditions.dropFirst()),
              statements: Array(statements.dropFirst()), place: Syntax(statement))
          ))
        return
      }
      guard let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression else {
        throw .otherSetup(source.location(of: statement))
      }
      if let chain = expression.as(IfExprSyntax.self) {
        try read(chain)
      } else if let node = expression.as(SwitchExprSyntax.self) {
        try read(node)
      } else {
        throw .otherSetup(source.location(of: statement))
      }
    }
  }

  private mutating func read(_ first: IfExprSyntax) throws(Refusal) {
    var next: IfExprSyntax? = first
    while let node = next {
      guard let condition = node.conditions.first,
        let identifier = identifier(comparedIn: condition)
      else { throw .otherSetup(source.location(of: node)) }
      found.append(
        (
          identifier,
          Branch(
            conditions: Array(node.conditions.dropFirst()),
            statements: Array(node.body.statements), place: Syntax(node))
        ))
      if let rest = node.elseBody?.as(CodeBlockSyntax.self), !rest.statements.isEmpty {
        throw .otherSetup(source.location(of: rest.statements))
      }
      next = node.elseBody?.as(IfExprSyntax.self)
    }
  }

  private mutating func read(_ node: SwitchExprSyntax) throws(Refusal) {
    guard let subject = SegueSubject(around: node), subject.isIdentifier(node.subject) else {
      throw .otherSetup(source.location(of: node))
    }
    for element in node.cases {
      guard case .switchCase(let part) = element else {
        throw .otherSetup(source.location(of: element))
      }
      if part.statements.allSatisfy({ isCallOfSuper($0) || isBreak($0) }) { continue }
      guard case .case(let label) = part.label, label.caseItems.count == 1,
        let item = label.caseItems.first, item.whereClause == nil,
        let identifier = identifiers[item.pattern.start]
      else { throw .otherSetup(source.location(of: part)) }
      found.append(
        (
          identifier,
          Branch(conditions: [], statements: Array(part.statements), place: Syntax(part))
        ))
    }
  }

  /// Returns the identifier in `segue.identifier == "x"`, if a condition is nothing else.
  private func identifier(comparedIn condition: ConditionElementSyntax) -> String? {
    let elements =
      condition.condition.as(ExprSyntax.self)?.as(SequenceExprSyntax.self)?.elements.map { $0 }
      ?? []
    guard elements.count == 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "==",
      let subject = SegueSubject(around: condition),
      [elements[0], elements[2]].contains(where: { subject.isIdentifier($0) })
    else { return nil }
    return identifiers[elements[0].start] ?? identifiers[elements[2].start]
  }

  private func isCallOfSuper(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.trimmedDescription.hasPrefix("super.prepare(for:")
  }

  private func isBreak(_ statement: CodeBlockItemSyntax) -> Bool {
    ["break", "return"].contains(statement.item.trimmedDescription)
  }

  private func isReturn(_ statements: CodeBlockItemListSyntax) -> Bool {
    statements.map(\.item.trimmedDescription) == ["return"]
  }
}
