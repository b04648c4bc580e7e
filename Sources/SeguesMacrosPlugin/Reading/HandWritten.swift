internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A method that the macro would write, but that the user may write in its place if it routes.
struct HandWritten {
  enum Method {
    case prepare
    case shouldPerformSegue
  }

  private var method: Method
  /// Whether a superclass routes already, so that calling `super` is what is owed.
  private var isRoot: Bool
  private var declaration: FunctionDeclSyntax?

  init(_ method: Method, in members: MemberBlockItemListSyntax, isRoot: Bool) {
    self.method = method
    self.isRoot = isRoot
    declaration = members.lazy
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { method.matches($0) }
  }

  var exists: Bool { declaration != nil }

  /// Reports a method that never routes, with the change that makes it do so.
  func reportMissingCall(in context: some MacroExpansionContext) {
    guard let declaration, let body = declaration.body else { return }
    let call = isRoot ? method.call(in: declaration) : method.callOfSuper(in: declaration)
    if let routing = routingToken(in: body) {
      guard method == .prepare, isConditional(routing, in: body) else { return }
      context.report(.routesSometimes(method.signature, call: call), at: routing)
      return
    }
    context.report(
      .neverRoutes(method.signature, call: call), at: declaration.name,
      fixIts: [fixIt(call, declaration, body)])
  }

  /// Whether a call may not be reached: it stands in a block or in a part of an expression that may be left out,
  /// or behind a statement that may leave the method.
  private func isConditional(_ call: TokenSyntax, in body: CodeBlockSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.id != body.id {
      if parent.mayLeaveOut(node) { return true }
      node = parent
    }
    return body.statements.prefix { $0.endPosition <= call.position }.contains { statement in
      statement.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.return) && !isInFunction($0, of: statement)
      }
    }
  }

  /// Whether a token stands in a closure or a function inside a statement.
  private func isInFunction(_ token: TokenSyntax, of statement: CodeBlockItemSyntax) -> Bool {
    var node = token.parent
    while let parent = node, parent.id != statement.id {
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return true }
      node = parent.parent
    }
    return false
  }

  /// The call in the method's body that routes, or that leaves it to a superclass which does.
  private func routingToken(in body: CodeBlockSyntax) -> TokenSyntax? {
    body.tokens(viewMode: .sourceAccurate).first { token in
      switch token.tokenKind {
      case .identifier(method.routing): true
      case .keyword(.super):
        !isRoot
          && token.nextToken(viewMode: .sourceAccurate)?
            .nextToken(viewMode: .sourceAccurate)?.text == method.name
      default: false
      }
    }
  }

  private func fixIt(
    _ call: String, _ declaration: FunctionDeclSyntax, _ body: CodeBlockSyntax
  ) -> FixIt {
    var statements = body.statements
    let outer = declaration.leadingTrivia.indentation
    let line = "\n\(outer)  "
    switch method {
    case .prepare:
      statements.append(CodeBlockItemSyntax("\(raw: line)\(raw: call)"))
    case .shouldPerformSegue:
      // With the guard before it, a single expression no longer returns by itself.
      if statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self) {
        let result = only.trimmedDescription
        statements = [CodeBlockItemSyntax("\(raw: line)return \(raw: result)")]
      }
      statements.insert(
        CodeBlockItemSyntax("\(raw: line)guard \(raw: call) else { return false }"),
        at: statements.startIndex)
    }
    let changed = body.with(\.statements, statements).closed(indentedBy: outer)
    return FixIt(
      message: SegueFixIt(message: "call '\(call)'"),
      changes: [
        .replace(oldNode: Syntax(body), newNode: Syntax(changed))
      ])
  }
}

extension HandWritten.Method {
  func matches(_ declaration: FunctionDeclSyntax) -> Bool {
    let labels = declaration.signature.parameterClause.parameters.map(\.firstName.text)
    let expected =
      switch self {
      case .prepare: ["for", "sender"]
      case .shouldPerformSegue: ["withIdentifier", "sender"]
      }
    return declaration.name.text == name && labels == expected
  }

  var signature: String {
    switch self {
    case .prepare: "prepare(for:sender:)"
    case .shouldPerformSegue: "shouldPerformSegue(withIdentifier:sender:)"
    }
  }

  var name: String {
    switch self {
    case .prepare: "prepare"
    case .shouldPerformSegue: "shouldPerformSegue"
    }
  }

  /// The name of the method that routes.
  var routing: String {
    switch self {
    case .prepare: "route"
    case .shouldPerformSegue: "shouldRoute"
    }
  }

  /// The call that routes, with the parameters' names as the user chose them.
  func call(in declaration: FunctionDeclSyntax) -> String {
    let (first, sender) = names(in: declaration)
    return "\(routing)(\(first), sender: \(sender))"
  }

  /// The call of the superclass's method, which routes.
  func callOfSuper(in declaration: FunctionDeclSyntax) -> String {
    let (first, sender) = names(in: declaration)
    switch self {
    case .prepare: return "super.prepare(for: \(first), sender: \(sender))"
    case .shouldPerformSegue:
      return "super.shouldPerformSegue(withIdentifier: \(first), sender: \(sender))"
    }
  }

  private func names(in declaration: FunctionDeclSyntax) -> (String, String) {
    let names = declaration.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    return (names.first ?? "", names.last ?? "sender")
  }
}

extension Syntax {
  /// Whether a part of this may be left out when the code runs.
  fileprivate func mayLeaveOut(_ part: Syntax) -> Bool {
    if self.is(CodeBlockSyntax.self) {
      return parent?.is(DeferStmtSyntax.self) != true
        && parent?.as(DoStmtSyntax.self)?.catchClauses.isEmpty != true
    }
    if let conditions = self.as(ConditionElementListSyntax.self) {
      return part.id != conditions.first?.id
    }
    // Of what a macro sees, the operators are not yet put in order: here one stands beside its operands.
    if let operands = self.as(ExprListSyntax.self) {
      return operands.prefix { $0.id != part.id }.contains { $0.mayStopHere }
    }
    return self.is(SwitchCaseSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(WhereClauseSyntax.self) || self.is(UnresolvedTernaryExprSyntax.self)
  }
}

extension ExprSyntax {
  /// Whether what stands behind this in an expression may be left out.
  fileprivate var mayStopHere: Bool {
    self.is(UnresolvedTernaryExprSyntax.self)
      || ["&&", "||", "??"].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text)
  }
}
