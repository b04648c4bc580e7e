internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// A suffix of an expression: `.name`, `(…)`, `[…]`, `<…>`.
  private enum Suffix {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case index(SubscriptCallExprSyntax)
    case generics(GenericArgumentClauseSyntax)
  }

  /// Reads a name and the suffixes after it: `self.storyboard?.instantiate(…)!.view`.
  func chain(_ expression: ExprSyntax) -> Expression {
    let (value, callee) = unfinished(expression)
    guard callee.name != nil else { return value ?? unknown(expression) }
    return property(callee, of: value, at: expression)
  }

  /// Reads a chain up to its last name, which may be called.
  ///
  /// It uses a loop, because the parser doesn't limit the length of a chain.
  func unfinished(_ expression: ExprSyntax) -> (Expression?, Callee) {
    var suffixes: [Suffix] = []
    var base: ExprSyntax? = expression
    parts: while let current = base, suffixes.count <= 100 {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        suffixes.append(.member(access))
        base = access.base
      case .functionCallExpr(let call):
        suffixes.append(.call(call))
        base = call.calledExpression
      case .subscriptCallExpr(let call):
        suffixes.append(.index(call))
        base = call.calledExpression
      case .genericSpecializationExpr(let specialized):
        suffixes.append(.generics(specialized.genericArgumentClause))
        base = specialized.expression
      case .forceUnwrapExpr(let unwrapped): base = unwrapped.expression
      case .optionalChainingExpr(let optional): base = optional.expression
      default: break parts
      }
    }
    guard suffixes.count <= 100 else { return (unknown(expression), Callee()) }
    suffixes.reverse()
    return build(base, suffixes)
  }

  private func build(_ base: ExprSyntax?, _ suffixes: [Suffix]) -> (Expression?, Callee) {
    var (value, callee) = start(base, suffixes)
    if case .call? = suffixes.first, base?.is(ClosureExprSyntax.self) == true {
      return (value, callee)
    }
    for suffix in suffixes {
      switch suffix {
      case .member(let access):
        if callee.name != nil { value = property(callee, of: value, at: access) }
        callee = Callee(
          name: access.declName.baseName.nameText, isImplicit: value == nil)
      case .generics(let clause):
        callee.genericArguments = clause.arguments.map { $0.argument.code }
      case .call(let call):
        let made = makeCall(callee, on: value, call, places: false)
        let hidesMethods = value == nil && isLocal(callee)
        value = meaning(of: made, at: call)
        if hidesMethods, case .call? = value { value = unknown(call) }
        callee = Callee()
      case .index(let call):
        if callee.name != nil { value = property(callee, of: value, at: call) }
        value = element(of: value ?? unknown(call), call)
        callee = Callee()
      }
    }
    return (value, callee)
  }

  /// Reads the beginning of a chain: a name that may be called, or a value.
  private func start(
    _ base: ExprSyntax?, _ suffixes: [Suffix]
  ) -> (Expression?, Callee) {
    guard let base else { return (nil, Callee()) }
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return (nil, Callee(name: reference.baseName.nameText))
    case .superExpr: return (.name(["super"]), Callee())
    case .typeExpr(let type):
      return (TypeText.path(of: type.type).map { .type($0) } ?? unknown(type), Callee())
    case .closureExpr(let closure):
      guard suffixes.count == 1, closure.signature == nil, case .call(let call) = suffixes[0],
        call.arguments.isEmpty
      else { return (unknown(closure), Callee()) }
      return (result(of: closure.statements) ?? unknown(closure), Callee())
    default: return (read(base), Callee())
    }
  }

  /// A name that is not yet known to be called.
  struct Callee {
    var name: String?
    /// Whether it begins with a dot.
    var isImplicit = false
    var genericArguments: [String] = []
  }

  /// Whether a called name is a local function or closure, which hides methods of the same name.
  private func isLocal(_ callee: Callee) -> Bool {
    guard let name = callee.name, !callee.isImplicit else { return false }
    return scope.index(of: name) != nil
  }

  /// A name that is not called.
  private func property(
    _ callee: Callee, of value: Expression?, at node: some SyntaxProtocol
  ) -> Expression {
    guard let name = callee.name else { return value ?? unknown(node) }
    if let value { return member(name, of: value, at: node) }
    if callee.isImplicit { return .implicitMember([name]) }
    if name.hasPrefix("$") { return .unknown(name) }
    return local(name, at: node) ?? .name([name])
  }
}
