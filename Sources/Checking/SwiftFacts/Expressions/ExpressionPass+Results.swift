internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// The error for a body that is too long, or has a statement that isn't followed.
  private struct Unfollowed: Error {}

  /// Returns the result of a body, read with its local names; several results are a choice.
  ///
  /// - Returns: Nil if nothing is returned, or if the body is too complex to read.
  func result(of body: CodeBlockItemListSyntax) -> Expression? {
    choice { () throws(Unfollowed) in try collect(body, isValue: true, depth: 0) }
  }

  /// The values of an `if` or `switch` that is an expression.
  func branches(of expression: ExprSyntax) -> Expression? {
    choice { () throws(Unfollowed) in try collect(expression, isValue: true, depth: 0) }
  }

  /// The choice of the results that a function collects.
  private func choice(_ collect: () throws(Unfollowed) -> Void) -> Expression? {
    let outer = results
    defer { results = outer }
    results = []
    do { try collect() } catch { return nil }
    return choice(results)
  }

  /// Collects the results of statements and, with `isValue`, a single expression.
  ///
  /// The names that were declared since `mark` are forgotten after them.
  private func collect(
    _ statements: CodeBlockItemListSyntax, since mark: Int? = nil, isValue: Bool, depth: Int
  ) throws(Unfollowed) {
    let mark = mark ?? scope.mark
    defer { scope.leave(to: mark) }
    guard depth < 12, results.count <= 64 else { throw Unfollowed() }
    let isAlone = isValue && statements.dropFirst().isEmpty
    for statement in statements {
      if let expression = statement.expression {
        try collect(expression, isValue: isAlone, depth: depth)
      } else if case .decl(let declaration) = statement.item {
        try declare(declaration, depth: depth)
      } else if case .stmt(let statement) = statement.item {
        try collect(statement, depth: depth)
      }
    }
  }

  private func declare(_ declaration: DeclSyntax, depth: Int) throws(Unfollowed) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let initializer = binding.initializer, !Self.isPlain(initializer.value) {
          scope.forgetVariables(in: initializer)
        }
      }
      scope.declare(variable)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      scope.forgetVariables(in: function)
      scope.declare(function.name.nameText, as: nil)
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses where !clause.isNeverCompiled {
        guard case .statements(let inner)? = clause.elements else { continue }
        try collect(inner, isValue: false, depth: depth + 1)
      }
      declareNames(in: condition)
    }
  }

  /// Declares the names of an `#if` for the code after it.
  ///
  /// They have no values, because it is unknown which branch is compiled.
  private func declareNames(in condition: IfConfigDeclSyntax) {
    for clause in condition.clauses where !clause.isNeverCompiled {
      guard case .statements(let statements)? = clause.elements else { continue }
      for case .decl(let declaration) in statements.map(\.item) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
          for binding in variable.bindings { scope.declare(binding.pattern, as: nil) }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
          scope.declare(function.name.nameText, as: nil)
        } else if let inner = declaration.as(IfConfigDeclSyntax.self) {
          declareNames(in: inner)
        }
      }
    }
  }

  private func collect(_ statement: StmtSyntax, depth: Int) throws(Unfollowed) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let expression = statement.expression { results.append(read(expression)) }
    case .guardStmt(let statement):
      scope.declare(statement.conditions)
      try collect(statement.body.statements, isValue: false, depth: depth + 1)
    case .doStmt(let statement):
      try collect(statement.body.statements, isValue: false, depth: depth + 1)
      for clause in statement.catchClauses {
        let mark = scope.mark
        scope.declare("error", as: nil)
        for item in clause.catchItems {
          if let pattern = item.pattern { scope.declare(pattern, as: nil) }
        }
        try collect(clause.body.statements, since: mark, isValue: false, depth: depth + 1)
      }
    case .throwStmt, .breakStmt, .fallThroughStmt: break
    default: throw Unfollowed()
    }
  }

  private func collect(
    _ expression: ExprSyntax, isValue: Bool, depth: Int
  ) throws(Unfollowed) {
    if let condition = expression.as(IfExprSyntax.self) {
      try collect(condition, isValue: isValue, depth: depth)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      for element in choice.cases {
        guard case .switchCase(let element) = element else { throw Unfollowed() }
        let mark = scope.mark
        scope.declare(element.label)
        try collect(element.statements, since: mark, isValue: isValue, depth: depth + 1)
      }
    } else if isValue, depth == 0 || !expression.neverReturns {
      // A branch that ends the program has no result.
      results.append(read(expression))
    } else if let sequence = expression.as(SequenceExprSyntax.self),
      let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self),
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    {
      let assigned = self.sequence(sequence, from: 2)
      scope.assign(name.baseName.nameText, assigned)
    } else {
      scope.forgetVariables(in: expression)
    }
  }

  /// Whether an expression can change no variable.
  private static func isPlain(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .stringLiteralExpr, .declReferenceExpr, .memberAccessExpr, .nilLiteralExpr: true
    default: false
    }
  }

  /// Collects the results of an `if` and of all that follow its `else`.
  ///
  /// It uses a loop, because such a chain can have any length.
  private func collect(
    _ condition: IfExprSyntax, isValue: Bool, depth: Int
  ) throws(Unfollowed) {
    var next: IfExprSyntax? = condition
    while let current = next {
      let mark = scope.mark
      scope.declare(current.conditions)
      try collect(current.body.statements, since: mark, isValue: isValue, depth: depth + 1)
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        try collect(block.statements, isValue: isValue, depth: depth + 1)
      case nil: break
      }
    }
  }
}
