internal import SourceFacts
internal import SwiftSyntax

/// A chain is a beginning with suffixes: `storyboard` with `.instantiate`, `(…)` and `.view`, for example.
///
/// It is read from left to right. A name means a property or a function, depending on the suffix after it. So the last
/// name that was read stays apart from the value before it, as the ``Callee``, until that suffix is known.
extension ExpressionPass {
  /// A name that is not yet known to be called.
  struct Callee {
    /// The name, or nil if the value so far doesn't end in one.
    var name: String?
    /// Whether it begins with a dot.
    var isImplicit = false
    var genericArguments: [String] = []
  }

  /// A suffix of an expression: `.name`, `(…)`, `[…]`, `<…>`.
  private enum Suffix {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case index(SubscriptCallExprSyntax)
    case generics(GenericArgumentClauseSyntax)
  }

  /// Reads a whole chain: `self.storyboard?.instantiate(…)!.view`.
  func chain(_ expression: ExprSyntax) -> Expression {
    let (value, callee) = unfinished(expression)
    guard callee.name != nil else { return value ?? unknown(expression) }
    return property(callee, of: value, at: expression)
  }

  /// Reads a chain up to its last name, which may be called.
  ///
  /// It uses a loop, because the parser doesn't limit the length of a chain.
  func unfinished(_ expression: ExprSyntax) -> (value: Expression?, Callee) {
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
    return read(base, suffixes)
  }

  private func read(_ base: ExprSyntax?, _ suffixes: [Suffix]) -> (value: Expression?, Callee) {
    if let closure = base?.as(ClosureExprSyntax.self), case .call(let call)? = suffixes.first {
      let isWhole = suffixes.count == 1 && closure.signature == nil && call.arguments.isEmpty
      return ((isWhole ? result(of: closure.statements) : nil) ?? unknown(closure), Callee())
    }
    var (value, callee) = start(base)
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
        let isLocal = value == nil && isLocal(callee)
        value = meaning(of: made, at: call)
        // It must not be taken for a call of a method of the same name.
        if isLocal, case .call? = value { value = unknown(call) }
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
  private func start(_ base: ExprSyntax?) -> (value: Expression?, Callee) {
    guard let base else { return (nil, Callee()) }
    switch base.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      return (nil, Callee(name: reference.baseName.nameText))
    case .superExpr: return (.name(["super"]), Callee())
    case .typeExpr(let type):
      return (TypeText.path(of: type.type).map { .type($0) } ?? unknown(type), Callee())
    case .closureExpr(let closure): return (unknown(closure), Callee())
    default: return (read(base), Callee())
    }
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
