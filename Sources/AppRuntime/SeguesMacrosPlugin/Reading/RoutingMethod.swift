internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// An override of `prepare` or `shouldPerformSegue`, which the macro writes unless the user does.
struct RoutingMethod {
  enum Kind: String {
    case prepare
    case shouldPerformSegue
  }

  private var kind: Kind
  /// Whether no superclass routes segues, so that the method must; otherwise it must call `super`.
  private var isRoot: Bool
  private var declaration: FunctionDeclSyntax?

  init(_ kind: Kind, in members: MemberBlockItemListSyntax, isRoot: Bool) {
    self.kind = kind
    self.isRoot = isRoot
    declaration = members.lazy
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { kind.matches($0) }
  }

  var exists: Bool { declaration != nil }

  /// Reports a method that never routes, with a fix-it that adds the call.
  func reportMissingCall(in context: some MacroExpansionContext) {
    guard let declaration, let body = declaration.body else { return }
    let call = kind.call(in: declaration, ofSuper: !isRoot)
    let calls = routingTokens(in: body)
    guard let first = calls.first else {
      return context.report(
        .neverRoutes(kind.signature, call: call), at: declaration.name,
        fixIts: [fixIt(call, declaration, body)])
    }
    // A veto may depend on a condition, but a destination always needs its input.
    if kind == .prepare, calls.allSatisfy({ isConditional($0, in: body) }) {
      context.report(.routesSometimes(kind.signature, call: call), at: first)
    }
  }

  /// Whether the call may be skipped: it is in a block, in a part of an expression that isn't
  /// always evaluated, or after a statement that may leave the method.
  private func isConditional(_ call: TokenSyntax, in body: CodeBlockSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.id != body.id {
      if parent.mayLeaveOut(node) { return true }
      node = parent
    }
    return body.statements.prefix { $0.endPosition <= call.position }.contains(where: mayReturn)
  }

  /// Whether a statement may leave the method.
  private func mayReturn(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.return) && !isInFunction($0, of: statement)
    }
  }

  /// Whether a token is in a closure, a nested function, or a local property or initializer.
  private func isInFunction(_ token: TokenSyntax, of statement: CodeBlockItemSyntax) -> Bool {
    var node = token.parent
    while let parent = node, parent.id != statement.id {
      switch parent.kind {
      case .closureExpr, .functionDecl, .accessorBlock, .initializerDecl: return true
      default: node = parent.parent
      }
    }
    return false
  }

  /// The calls in the method's body that route, and the calls to a superclass that does.
  private func routingTokens(in body: CodeBlockSyntax) -> [TokenSyntax] {
    body.tokens(viewMode: .sourceAccurate).filter { token in
      switch token.tokenKind {
      case .identifier(kind.routing): isCallOfRouting(token)
      case .keyword(.super):
        !isRoot
          && token.nextToken(viewMode: .sourceAccurate)?
            .nextToken(viewMode: .sourceAccurate)?.text == kind.name
      default: false
      }
    }
  }

  /// Whether a name is part of a call of the routing method, rather than a property, or a method of
  /// another type that takes other arguments.
  private func isCallOfRouting(_ name: TokenSyntax) -> Bool {
    var callee = name.parent
    if let member = callee?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == callee?.id
    {
      callee = Syntax(member)
    }
    guard let call = callee?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == callee?.id
    else { return false }
    return call.arguments.prefix(2).map { $0.label?.text } == [nil, "sender"]
  }

  /// Whether a method's only statement is its result, which may be an `if` or a `switch`.
  private func isResult(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.is(ExprSyntax.self)
      || statement.item.is(ExpressionStmtSyntax.self) && !mayReturn(statement)
  }

  private func fixIt(
    _ call: String, _ declaration: FunctionDeclSyntax, _ body: CodeBlockSyntax
  ) -> FixIt {
    var statements = body.statements
    let indentation = declaration.leadingTrivia.indentation
    let newLine = "\n\(indentation)  "
    // A statement on the same line as the brace moves to a new line.
    if let first = statements.first, !first.leadingTrivia.contains(where: \.isNewline) {
      statements[statements.startIndex].leadingTrivia =
        Trivia(stringLiteral: newLine)
        + Trivia(pieces: first.leadingTrivia.filter { !$0.isWhitespace })
    }
    switch kind {
    case .prepare:
      statements.insert(
        CodeBlockItemSyntax("\(raw: newLine)\(raw: call)"),
        at: statements.contains(where: mayReturn) ? statements.startIndex : statements.endIndex)
    case .shouldPerformSegue:
      // After the added guard, Swift doesn't return a single expression implicitly.
      if statements.count == 1, let statement = statements.first, isResult(statement) {
        var result: CodeBlockItemSyntax = "return \(raw: statement.trimmedDescription)"
        // The trivia may contain comments.
        result.leadingTrivia = statement.leadingTrivia
        result.trailingTrivia = statement.trailingTrivia.trimmed
        statements = [result]
      }
      statements.insert(
        CodeBlockItemSyntax("\(raw: newLine)guard \(raw: call) else { return false }"),
        at: statements.startIndex)
    }
    let changed = body.with(\.statements, statements).closed(indentedBy: indentation)
    return FixIt(
      "call '\(call)'", replacing: body, with: changed, after: kind.namings(in: declaration))
  }
}

extension RoutingMethod.Kind {
  var name: String { rawValue }

  private var labels: [String] {
    [self == .prepare ? "for" : "withIdentifier", "sender"]
  }

  /// The names to use for parameters called `_`.
  private var usualNames: [String] {
    [self == .prepare ? "segue" : "identifier", "sender"]
  }

  /// The name of the method that routes.
  var routing: String { self == .prepare ? "route" : "shouldRoute" }

  /// The method's name and labels, as in messages.
  var signature: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }

  /// Whether the method is the framework's, and not an overload that takes something else.
  func matches(_ declaration: FunctionDeclSyntax) -> Bool {
    let parameters = declaration.signature.parameterClause.parameters
    let typeEnding = self == .prepare ? "StoryboardSegue" : "String"
    guard declaration.name.text == name, parameters.map(\.firstName.text) == labels else {
      return false
    }
    // If `override` is missing, the compiler reports that.
    return declaration.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      || parameters.first?.type.trimmedDescription.hasSuffix(typeEnding) == true
  }

  /// The call that routes, with the user's parameter names: one to the superclass, if that routes.
  func call(in declaration: FunctionDeclSyntax, ofSuper isOfSuper: Bool) -> String {
    let names = zip(declaration.signature.parameterClause.parameters, usualNames).map {
      let name = $0.secondName ?? $0.firstName
      return name.tokenKind == .wildcard ? $1 : name.text
    }
    let callee = isOfSuper ? "super.\(name)(\(labels[0]): " : "\(routing)("
    return "\(callee)\(names[0]), sender: \(names[1]))"
  }

  /// The changes that give names to parameters called `_`, so that a call can pass them on.
  func namings(in declaration: FunctionDeclSyntax) -> [FixIt.Change] {
    zip(declaration.signature.parameterClause.parameters, usualNames).compactMap {
      guard var name = $0.secondName, name.tokenKind == .wildcard else { return nil }
      var named = $0
      if $0.firstName.text == $1 {
        named.firstName.trailingTrivia = []
        named.secondName = nil
      } else {
        name.tokenKind = .identifier($1)
        named.secondName = name
      }
      return .replace(oldNode: Syntax($0), newNode: Syntax(named))
    }
  }
}

extension Syntax {
  /// Whether part of this node may be skipped at run time.
  fileprivate func mayLeaveOut(_ part: Syntax) -> Bool {
    if self.is(CodeBlockSyntax.self) {
      return parent?.is(DeferStmtSyntax.self) != true
        && parent?.as(DoStmtSyntax.self)?.catchClauses.isEmpty != true
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return part.id != conditions.first?.id
    }
    // The macro sees operators before they are folded, as siblings of their operands.
    if let operands = self.as(ExprListSyntax.self) {
      return operands.prefix { $0.id != part.id }.contains { $0.mayStopHere }
    }
    switch kind {
    case .switchCase, .closureExpr, .whereClause, .unresolvedTernaryExpr: return true
    default: return false
    }
  }
}

extension ExprSyntax {
  /// Whether the rest of the expression after this operator may be skipped.
  fileprivate var mayStopHere: Bool {
    self.is(UnresolvedTernaryExprSyntax.self)
      || ["&&", "||", "??"].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }
}
