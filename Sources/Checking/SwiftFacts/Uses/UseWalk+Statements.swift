internal import SwiftSyntax

extension UseWalk {
  /// Enters statements in a row.
  ///
  /// After a `guard`, its conditions hold. After an `if` whose branch leaves, its conditions don't.
  mutating func enter(_ statements: CodeBlockItemListSyntax, in block: Int) {
    // Statements in an `#if` may not be compiled, so nothing is known from them after it.
    let clause = statements.parent?.as(IfConfigClauseSyntax.self)
    let end = clause?.endPosition.utf8Offset ?? Int.max
    for statement in statements {
      if let condition = statement.item.as(GuardStmtSyntax.self) {
        enter(condition, in: block, until: end)
      } else if let condition = statement.expression?.as(IfExprSyntax.self) {
        enter(condition, in: block, until: end)
      } else {
        visit(statement.item, in: block)
      }
    }
  }

  mutating func enter(_ condition: GuardStmtSyntax, in block: Int, until end: Int) {
    let otherwise = blocks.addBlock(in: block, at: condition.position.utf8Offset)
    blocks.addKnowledge(
      .elements(condition.conditions, isTrue: false, block: block), in: otherwise)
    visit(condition.body, in: otherwise)
    enter(condition.conditions, in: block, until: end)
  }

  /// Enters an `if` and all that follow its `else`.
  ///
  /// Knowledge that follows from it ends at `end`; for an `if` that is an expression, there is none.
  mutating func enter(_ condition: IfExprSyntax, in block: Int, until end: Int? = nil) {
    let after = end.map { condition.endPosition.utf8Offset..<$0 }
    var next: IfExprSyntax? = condition
    /// The block around the current `if`: that of the `else` before it, if there is one.
    var around = block
    /// Whether all branches so far leave, so that their conditions failed after the whole `if`.
    var leaves = true
    var branches: [Int] = []
    while let current = next {
      let start = current.position.utf8Offset
      let inner = blocks.addBlock(in: around, at: start)
      enter(current.conditions, in: inner, until: Int.max)
      enter(current.body, in: inner, &branches)
      let failed = Condition.elements(current.conditions, isTrue: false, block: inner)
      leaves = leaves && current.body.statements.neverContinues
      if leaves, let after, !after.isEmpty { blocks.addKnowledge(failed, in: block, range: after) }
      next = nil
      guard let body = current.elseBody else { break }
      let otherwise = blocks.addBlock(in: around, at: start)
      blocks.addKnowledge(failed, in: otherwise)
      switch body {
      case .ifExpr(let other):
        next = other
        around = otherwise
      case .codeBlock(let code):
        enter(code, in: otherwise, &branches)
        // An `if` in an `#if` may not be compiled.
        if end == Int.max {
          let range = condition.position.utf8Offset..<condition.endPosition.utf8Offset
          blocks.add(UseBlocks.Alternatives(block: block, range: range, branches: branches))
        }
        // In `if a { … } else { return }`, `a` holds afterwards.
        if around == block, code.statements.neverContinues, let after, !after.isEmpty {
          blocks.addKnowledge(
            .elements(current.conditions, isTrue: true, block: inner), in: block, range: after)
        }
      }
    }
  }

  /// Enters a branch of an `if`, and notes it if its end continues to the code after the `if`.
  private mutating func enter(_ code: CodeBlockSyntax, in block: Int, _ branches: inout [Int]) {
    let inner = blocks.addBlock(in: block, at: code.position.utf8Offset)
    if !code.statements.neverContinues { branches.append(inner) }
    visit(code.statements, in: inner)
  }

  /// Enters conditions in a row.
  ///
  /// Each is known in those after it.
  mutating func enter(
    _ conditions: ConditionElementListSyntax, in block: Int, until end: Int
  ) {
    for element in conditions {
      let offset = element.endPosition.utf8Offset
      switch element.condition {
      case .expression(let expression): visit(expression, in: block)
      case .optionalBinding(let binding):
        visit(binding.initializer?.value, in: block)
        guard let initializer = binding.initializer else {
          // In `if let x`, the name means the same as outside; in `if var x`, it is a copy.
          if binding.bindingSpecifier.tokenKind == .keyword(.var) {
            declareUnknown(binding.pattern, in: block, from: offset)
          }
          break
        }
        declare(
          binding.pattern, as: [initializer.value], annotation: binding.typeAnnotation?.type,
          in: block, from: offset)
      case .matchingPattern(let matching):
        visit(matching.initializer.value, in: block)
        match(
          matching.pattern, against: matching.initializer.value, in: block, around: block,
          from: offset)
      default: break
      }
      if offset < end {
        blocks.addKnowledge(.element(element, block: block), in: block, range: offset..<end)
      }
    }
  }

  mutating func enter(_ loop: ForStmtSyntax, in block: Int) {
    let inner = blocks.addBlock(in: block, at: loop.position.utf8Offset, isRepeated: true)
    declareUnknown(loop.pattern, in: inner, from: 0)
    visit(loop.sequence, in: block)
    visit(loop.whereClause, in: inner)
    visit(loop.body, in: inner)
  }

  mutating func enter(_ clause: CatchClauseSyntax, in block: Int) {
    let inner = blocks.addBlock(in: block, at: clause.position.utf8Offset)
    declareUnknown("error", in: inner, from: 0)
    declareUnknown(clause.catchItems, in: inner, from: 0)
    visit(clause.catchItems, in: inner)
    visit(clause.body, in: inner)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether these statements never continue to the code after them, because they end in `return`,
  /// `throw`, `break`, `continue`, or a call that never returns.
  var neverContinues: Bool {
    switch last?.item.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: last?.expression?.neverReturns == true
    }
  }

  /// Whether a statement is in no branch of its function, and no earlier statement leaves the function.
  fileprivate func alwaysRun(_ statement: Syntax) -> Bool {
    guard parent?.parent?.is(FunctionDeclSyntax.self) == true else { return false }
    let leaving: [TokenKind] = [.keyword(.return), .keyword(.throw), .keyword(.guard)]
    for earlier in prefix(Self.mostStatements) {
      if earlier.id == statement.id { return true }
      guard earlier.totalLength.utf8Length < Self.longestStatement else { return false }
      let tokens = earlier.tokens(viewMode: .sourceAccurate)
      if tokens.contains(where: { leaving.contains($0.tokenKind) }) { return false }
    }
    return false
  }

  /// The maximum number of statements that are looked at for each cast.
  private static let mostStatements = 20
  /// The maximum length of each of them.
  private static let longestStatement = 4096
}

extension ExprSyntax {
  /// Whether the function around it always evaluates it: it is in no branch, closure or argument.
  var runsAlways: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .exprList(let elements):
        // `a && b`, `a ?? b`, `a ? b : c`. Each cast in a row looks at it, so long rows are not read.
        let row = elements.prefix(9)
        let mayStop = row.contains {
          $0.is(BinaryOperatorExprSyntax.self) || $0.is(UnresolvedTernaryExprSyntax.self)
        }
        if mayStop || row.count == 9 { return false }
      case .labeledExprList(let elements):
        guard elements.count == 1, parent.parent?.is(TupleExprSyntax.self) == true else {
          return false
        }
      case .functionCallExpr(let call):
        guard call.calledExpression.id == node.id else { return false }
      case .codeBlockItemList(let statements): return statements.alwaysRun(node)
      case .sequenceExpr, .labeledExpr, .tupleExpr, .memberAccessExpr, .initializerClause,
        .patternBinding, .patternBindingList, .variableDecl, .codeBlockItem:
        break
      default: return false
      }
      node = parent
    }
    return false
  }

  /// Whether it is a call that ends the program.
  var neverReturns: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return false }
    // `exit()` is a method of the app, because the system's function has an argument.
    if name == "exit" { return call.arguments.count == 1 && call.arguments.first?.label == nil }
    return ["fatalError", "preconditionFailure", "abort"].contains(name)
  }
}
