internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// Returns the result of a body, read with its local names; several results are a choice.
  ///
  /// - Returns: Nil if nothing is returned, or if the body is too complex to read.
  func result(of body: CodeBlockItemListSyntax) -> Expression? {
    let seen = visible
    let mark = scope.mark
    defer {
      scope.leave(to: mark)
      visible = seen
    }
    return choice { collect(body, isValue: true, depth: 0) }
  }

  /// The values of an `if` or `switch` that is an expression.
  func branches(of expression: ExprSyntax) -> Expression? {
    choice { collect(expression, isValue: true, depth: 0) }
  }

  /// The choice of the results that a function collects; nil if it returns false.
  private func choice(_ collect: () -> Bool) -> Expression? {
    let outer = results
    defer { results = outer }
    results = []
    return collect() ? choice(results) : nil
  }

  /// Collects the results of statements and, with `isValue`, a single expression.
  ///
  /// - Returns: False if there is too much to read, or a statement that isn't followed.
  private func collect(
    _ statements: CodeBlockItemListSyntax, isValue: Bool, depth: Int
  ) -> Bool {
    guard depth < 12, results.count <= 64 else { return false }
    let mark = scope.mark
    defer {
      scope.leave(to: mark)
      visible = scope.mark
    }
    let isAlone = isValue && statements.dropFirst().isEmpty
    for statement in statements {
      let isRead =
        switch statement.item {
        case .decl(let declaration): declare(declaration, depth: depth)
        case .stmt(let statement): collect(statement, isValue: isAlone, depth: depth)
        case .expr(let expression): collect(expression, isValue: isAlone, depth: depth)
        }
      guard isRead else { return false }
    }
    return true
  }

  private func declare(_ declaration: DeclSyntax, depth: Int) -> Bool {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let initializer = binding.initializer, !Self.isPlain(initializer.value) {
          scope.forgetVariables(in: initializer)
        }
      }
      scope.declare(variable)
      visible = scope.mark
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      scope.forgetVariables(in: function)
      scope.declare(function.name.nameText, as: nil)
      visible = scope.mark
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses where !clause.isNeverCompiled {
        guard case .statements(let inner)? = clause.elements else { continue }
        guard collect(inner, isValue: false, depth: depth + 1) else { return false }
      }
      declareNames(in: condition)
      visible = scope.mark
    }
    return true
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

  private func collect(_ statement: StmtSyntax, isValue: Bool, depth: Int) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let expression = statement.expression { results.append(read(expression)) }
      return true
    case .expressionStmt(let statement):
      return collect(statement.expression, isValue: isValue, depth: depth)
    case .guardStmt(let statement):
      scope.declare(statement.conditions)
      visible = scope.mark
      return collect(statement.body.statements, isValue: false, depth: depth + 1)
    case .doStmt(let statement):
      guard collect(statement.body.statements, isValue: false, depth: depth + 1) else {
        return false
      }
      for clause in statement.catchClauses {
        let mark = scope.mark
        scope.declare("error", as: nil)
        for item in clause.catchItems {
          if let pattern = item.pattern { scope.declare(pattern, as: nil) }
        }
        guard collect(clause.body.statements, since: mark, isValue: false, depth: depth) else {
          return false
        }
      }
      return true
    case .throwStmt, .breakStmt, .fallThroughStmt: return true
    default: return false
    }
  }

  private func collect(_ expression: ExprSyntax, isValue: Bool, depth: Int) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let condition): return collect(condition, isValue: isValue, depth: depth)
    case .switchExpr(let cases):
      for element in cases.cases {
        guard case .switchCase(let element) = element else { return false }
        let mark = scope.mark
        scope.declare(element.label)
        guard collect(element.statements, since: mark, isValue: isValue, depth: depth) else {
          return false
        }
      }
      return true
    case .sequenceExpr(let sequence):
      if isValue {
        results.append(read(expression))
      } else if let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        let assigned = self.sequence(sequence, from: 2)
        scope.assign(name.baseName.nameText, assigned)
      } else {
        scope.forgetVariables(in: expression)
      }
      return true
    default:
      // A branch that ends the program has no result.
      if isValue, depth == 0 || !expression.neverReturns {
        results.append(read(expression))
      } else {
        scope.forgetVariables(in: expression)
      }
      return true
    }
  }

  /// Collects the results of a branch, which sees the names that were declared since a mark.
  private func collect(
    _ branch: CodeBlockItemListSyntax, since mark: Int, isValue: Bool, depth: Int
  ) -> Bool {
    visible = scope.mark
    defer {
      scope.leave(to: mark)
      visible = mark
    }
    return collect(branch, isValue: isValue, depth: depth + 1)
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
  private func collect(_ condition: IfExprSyntax, isValue: Bool, depth: Int) -> Bool {
    var next: IfExprSyntax? = condition
    while let current = next {
      let mark = scope.mark
      scope.declare(current.conditions)
      guard collect(current.body.statements, since: mark, isValue: isValue, depth: depth) else {
        return false
      }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        return collect(block.statements, isValue: isValue, depth: depth + 1)
      default: next = nil
      }
    }
    return true
  }
}
