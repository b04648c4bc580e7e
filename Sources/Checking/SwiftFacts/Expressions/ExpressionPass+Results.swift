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
    var values: [Expression] = []
    guard collect(body, isValue: true, into: &values, depth: 0) else { return nil }
    return choice(values)
  }

  /// The values of an `if` or `switch` that is an expression.
  func branches(of expression: ExprSyntax) -> Expression? {
    var values: [Expression] = []
    guard collect(expression, isValue: true, into: &values, depth: 0) else { return nil }
    return choice(values)
  }

  /// Collects the results of statements and, with `isValue`, a single expression.
  ///
  /// - Returns: False if there is too much to read, or a statement that isn't followed.
  private func collect(
    _ statements: CodeBlockItemListSyntax, isValue: Bool, into values: inout [Expression],
    depth: Int
  ) -> Bool {
    guard depth < 12, values.count <= 64 else { return false }
    let mark = scope.mark
    defer {
      scope.leave(to: mark)
      visible = scope.mark
    }
    let isAlone = isValue && statements.dropFirst().isEmpty
    for statement in statements {
      let isRead =
        switch statement.item {
        case .decl(let declaration): declare(declaration, into: &values, depth: depth)
        case .stmt(let statement):
          collect(statement, isValue: isAlone, into: &values, depth: depth)
        case .expr(let expression):
          collect(expression, isValue: isAlone, into: &values, depth: depth)
        }
      guard isRead else { return false }
    }
    return true
  }

  private func declare(
    _ declaration: DeclSyntax, into values: inout [Expression], depth: Int
  ) -> Bool {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let initializer = binding.initializer, !Self.isPlain(initializer.value) {
          scope.forgetVariables(in: initializer)
        }
      }
      scope.declare(variable)
      visible = scope.mark
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      scope.declare(function.name.nameText, as: nil)
      visible = scope.mark
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses where !clause.isNeverCompiled {
        guard case .statements(let inner)? = clause.elements else { continue }
        guard collect(inner, isValue: false, into: &values, depth: depth + 1) else {
          return false
        }
      }
    }
    return true
  }

  private func collect(
    _ statement: StmtSyntax, isValue: Bool, into values: inout [Expression], depth: Int
  ) -> Bool {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let expression = statement.expression { values.append(read(expression)) }
      return true
    case .expressionStmt(let statement):
      return collect(statement.expression, isValue: isValue, into: &values, depth: depth)
    case .guardStmt(let statement):
      scope.declare(statement.conditions)
      visible = scope.mark
      return collect(statement.body.statements, isValue: false, into: &values, depth: depth + 1)
    case .doStmt(let statement):
      guard collect(statement.body.statements, isValue: false, into: &values, depth: depth + 1)
      else { return false }
      for clause in statement.catchClauses {
        let mark = scope.mark
        scope.declare("error", as: nil)
        for item in clause.catchItems {
          if let pattern = item.pattern { scope.declare(pattern, as: nil) }
        }
        guard
          collect(clause.body.statements, since: mark, isValue: false, into: &values, depth: depth)
        else { return false }
      }
      return true
    case .throwStmt, .breakStmt, .fallThroughStmt: return true
    default: return false
    }
  }

  private func collect(
    _ expression: ExprSyntax, isValue: Bool, into values: inout [Expression], depth: Int
  ) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let condition):
      return collect(condition, isValue: isValue, into: &values, depth: depth)
    case .switchExpr(let cases):
      for element in cases.cases {
        guard case .switchCase(let element) = element else { return false }
        let mark = scope.mark
        scope.declare(element.label)
        guard
          collect(element.statements, since: mark, isValue: isValue, into: &values, depth: depth)
        else { return false }
      }
      return true
    case .sequenceExpr(let sequence):
      if isValue {
        values.append(read(expression))
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
        values.append(read(expression))
      } else {
        scope.forgetVariables(in: expression)
      }
      return true
    }
  }

  /// Collects the results of a branch, which sees the names that were declared since a mark.
  private func collect(
    _ branch: CodeBlockItemListSyntax, since mark: Int, isValue: Bool,
    into values: inout [Expression], depth: Int
  ) -> Bool {
    visible = scope.mark
    defer {
      scope.leave(to: mark)
      visible = mark
    }
    return collect(branch, isValue: isValue, into: &values, depth: depth + 1)
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
    _ condition: IfExprSyntax, isValue: Bool, into values: inout [Expression], depth: Int
  ) -> Bool {
    var next: IfExprSyntax? = condition
    while let current = next {
      let mark = scope.mark
      scope.declare(current.conditions)
      guard
        collect(current.body.statements, since: mark, isValue: isValue, into: &values, depth: depth)
      else { return false }
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        return collect(block.statements, isValue: isValue, into: &values, depth: depth + 1)
      default: next = nil
      }
    }
    return true
  }
}
