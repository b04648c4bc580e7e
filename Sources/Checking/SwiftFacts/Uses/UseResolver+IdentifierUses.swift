internal import SourceFacts
internal import SwiftSyntax

extension UseResolver {
  /// The role of a segue's identifier in the code around it.
  private enum Role {
    /// It is compared, or it gets a name whose uses are looked at separately.
    case followed
    /// It is a key, an argument or a part of a text, or something asks what it begins with.
    case open
    /// The expression around it has the same value.
    case same(ExprSyntax)
  }

  /// Whether a name or property is the identifier of the current segue, used in a way that doesn't
  /// say which identifiers are meant.
  ///
  /// A comparison is not such a use, and neither is a log message.
  mutating func usesIdentifier(_ expression: ExprSyntax, in block: Int) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName,
      blocks.local(name, in: block) == nil
    {
      return false
    }
    guard isIdentifier(value(of: [expression], in: block), in: block) else { return false }
    var current = expression
    // No code has as many parentheses and marks around an identifier.
    for _ in 0..<32 {
      switch role(of: current, in: block) {
      case .followed: return false
      case .open: return !Self.isLogged(expression)
      case .same(let around): current = around
      }
    }
    return true
  }

  /// Whether a value is, or may be, the identifier of the segue that the function gets.
  private func isIdentifier(_ value: Expression, in block: Int) -> Bool {
    switch value {
    case .segue(["identifier"]): true
    case .parameter(let index): blocks.function(of: block).identifierParameter == index
    case .choice(let values): values.contains { isIdentifier($0, in: block) }
    default: false
    }
  }

  private mutating func role(of identifier: ExprSyntax, in block: Int) -> Role {
    guard let parent = identifier.parent else { return .followed }
    switch parent.as(SyntaxEnum.self) {
    case .optionalChainingExpr, .forceUnwrapExpr, .tryExpr, .awaitExpr, .unresolvedTernaryExpr:
      return parent.as(ExprSyntax.self).map { Role.same($0) } ?? .open
    case .initializerClause(let clause): return role(ofValue: clause, in: block)
    case .switchExpr, .conditionElement: return .followed
    case .memberAccessExpr(let access): return role(ofBase: access, in: block)
    case .labeledExpr(let element): return role(ofElement: element, in: block)
    case .exprList(let list): return role(ofOperand: identifier, among: list, in: block)
    default: return .open
    }
  }

  /// The role of the initial value of a variable.
  private func role(ofValue clause: InitializerClauseSyntax, in block: Int) -> Role {
    guard let binding = clause.parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return .followed }
    return isFollowed(name, in: block, at: binding.endPosition.utf8Offset) ? .followed : .open
  }

  /// Whether a name is that of a local variable whose values are known.
  private func isFollowed(_ name: TokenSyntax, in block: Int, at offset: Int) -> Bool {
    guard let local = blocks.local(named: name.nameText, in: block, at: offset) else {
      return false
    }
    return !blocks.locals[local].isUnknown
  }

  /// The role of the value that a property or method belongs to.
  private mutating func role(ofBase access: MemberAccessExprSyntax, in block: Int) -> Role {
    switch access.declName.baseName.text {
    case "rawValue", "self": return .same(ExprSyntax(access))
    // These only ask whether there is an identifier.
    case "isEmpty", "count": return .followed
    default: break
    }
    guard let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return .open }
    return role(in: call, derives: true, in: block)
  }

  /// The role of an argument, an index, a tuple's element or an interpolation.
  private mutating func role(ofElement element: LabeledExprSyntax, in block: Int) -> Role {
    guard let around = element.parent?.parent else { return .open }
    if let call = around.as(FunctionCallExprSyntax.self) {
      return role(in: call, derives: element.label?.text == "rawValue", in: block)
    }
    guard let tuple = around.as(TupleExprSyntax.self) else { return .open }
    if tuple.elements.count == 1 { return .same(ExprSyntax(tuple)) }
    // Patterns either are compared with the parts or name them.
    switch tuple.parent?.kind {
    case .switchExpr, .initializerClause: return .followed
    default: return .open
    }
  }

  /// The role of the receiver or of an argument of a call.
  ///
  /// With `derives`, the call may turn the identifier into a case of an enumeration, which is compared instead.
  private mutating func role(
    in call: FunctionCallExprSyntax, derives: Bool, in block: Int
  ) -> Role {
    if CallCondition(call) != nil { return .followed }
    let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    if callee?.base?.is(SuperExprSyntax.self) == true { return .followed }
    let result = value(of: [ExprSyntax(call)], in: block)
    if isIdentifier(result, in: block) { return .same(ExprSyntax(call)) }
    if derives, case .derivedIdentifier = result { return .followed }
    return .open
  }

  /// The role of an operand, as the parser leaves it among operators.
  private func role(
    ofOperand operand: ExprSyntax, among list: ExprListSyntax, in block: Int
  ) -> Role {
    guard let sequence = list.parent?.as(SequenceExprSyntax.self), list.count <= 200 else {
      return .open
    }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == operand.id }) else { return .open }
    var neighbors: [ExprSyntax] = []
    // The neighbors of a part of `?:` are operands, not operators.
    if !operand.is(UnresolvedTernaryExprSyntax.self) {
      if index > 0 { neighbors.append(elements[index - 1]) }
      if index + 1 < elements.count { neighbors.append(elements[index + 1]) }
    }
    if neighbors.contains(where: \.isComparison) { return .followed }
    guard neighbors.allSatisfy(Self.keepsValue) else { return .open }
    if elements.contains(where: \.isComparison) { return .followed }
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
      return .same(ExprSyntax(sequence))
    }
    if elements[0].is(DiscardAssignmentExprSyntax.self) { return .followed }
    guard let target = elements[0].as(DeclReferenceExprSyntax.self)?.baseName else {
      return .open
    }
    let offset = target.position.utf8Offset
    return isFollowed(target, in: block, at: offset) ? .followed : .open
  }

  /// Whether an operator leaves its left or right side as it is: `??`, `as`, `=`, `?:`.
  private static func keepsValue(_ element: ExprSyntax) -> Bool {
    element.isOperator("??") || element.is(UnresolvedAsExprSyntax.self)
      || element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
  }

  /// Whether an expression is in an argument of a call that only tells developers something.
  private static func isLogged(_ expression: ExprSyntax) -> Bool {
    var next = expression.parent
    while let node = next, !node.is(CodeBlockItemSyntax.self) {
      if let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression,
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
        LoggingCalls.functions.contains(name)
      {
        return true
      }
      next = node.parent
    }
    return false
  }
}
