internal import SourceFacts
internal import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of what is called.
  ///
  /// For `List.init`, that is the type's name.
  var nameOfCallee: Syntax {
    var callee = calledExpression
    while true {
      switch callee.as(ExprSyntaxEnum.self) {
      case .genericSpecializationExpr(let generic): callee = generic.expression
      case .optionalChainingExpr(let optional): callee = optional.expression
      case .memberAccessExpr(let access):
        let name = access.declName.baseName
        guard name.text == "init", let base = access.base, TypeText.path(of: base) != nil else {
          return Syntax(name)
        }
        callee = base
      default: return Syntax(callee)
      }
    }
  }

  /// The type that the code around the call expects of its result, by a cast or a variable's type.
  func result(in source: SourceText) -> CallFact.Result? {
    var node = Syntax(self)
    var isOutcome = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .forceUnwrapExpr, .optionalChainingExpr, .tryExpr, .awaitExpr, .unresolvedTernaryExpr:
        node = parent
      case .labeledExpr(let element):
        guard let tuple = Self.parentheses(around: element) else { return nil }
        node = Syntax(tuple)
      case .exprList(let list):
        if let cast = Self.cast(of: node, in: list, source) {
          // `as?` may be meant for the other outcome of `?:`.
          return isOutcome && (!cast.isForced || cast.isUnwrapped) ? nil : cast
        }
        guard Self.isOutcome(node, in: list), let sequence = list.parent else { return nil }
        isOutcome = true
        node = sequence
      case .initializerClause(let clause):
        let type =
          clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
          ?? clause.parent?.as(OptionalBindingConditionSyntax.self)?.typeAnnotation?.type
        return type.map {
          CallFact.Result(
            type: TypeText.written($0), isForced: true, position: source.position(of: $0))
        }
      case .returnStmt, .codeBlockItem:
        guard hasInferredResult else { return nil }
        return parent.typeReturned.map {
          CallFact.Result(
            type: TypeText.written($0), isForced: true,
            position: source.position(of: nameOfCallee))
        }
      default: return nil
      }
    }
    return nil
  }

  /// Whether the call creates an object of the class that the code around it expects:
  /// `storyboard.instantiateViewController(identifier: "List")`.
  private var hasInferredResult: Bool {
    nameOfCallee.as(TokenSyntax.self)?.text == "instantiateViewController"
      && arguments.only?.label?.text == "identifier" && trailingClosure == nil
  }

  /// Whether the app crashes if the result is nil: `make()!`, `make() as! List`, or code further down unwraps it.
  var needsValue: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .forceUnwrapExpr: return true
      case .labeledExpr(let element):
        guard let tuple = Self.parentheses(around: element) else { return false }
        node = Syntax(tuple)
      case .tryExpr(let expression):
        guard expression.questionOrExclamationMark == nil else { return false }
        node = parent
      case .exprList(let list):
        guard let cast = Self.cast(of: node, in: list) else { return false }
        if cast.kind == .forced { return cast.failsForNil }
        // If the call returns nil, `as?` does too.
        guard list.count == 3, let sequence = list.parent else { return false }
        node = sequence
      case .initializerClause(let clause): return clause.needsValue
      default: return false
      }
    }
    return false
  }

  /// `… as! List` and `… as? List` among operands.
  private static func cast(
    of node: Syntax, in list: ExprListSyntax, _ source: SourceText
  ) -> CallFact.Result? {
    guard let cast = Self.cast(of: node, in: list) else { return nil }
    let isUnwrapped = cast.kind != .forced && list.isUnwrapped
    var result = CallFact.Result(
      type: TypeText.written(cast.type), isForced: cast.kind == .forced || isUnwrapped,
      position: source.position(of: cast.type))
    result.isUnwrapped = isUnwrapped
    return result
  }

  /// The parentheses that contain only one value.
  fileprivate static func parentheses(around element: LabeledExprSyntax) -> TupleExprSyntax? {
    guard element.label == nil, let list = element.parent?.as(LabeledExprListSyntax.self),
      list.count == 1
    else { return nil }
    return list.parent?.as(TupleExprSyntax.self)
  }

  /// Whether a node among operands is one of the outcomes of `condition ? a : b`.
  private static func isOutcome(_ node: Syntax, in list: ExprListSyntax) -> Bool {
    let isLast = list.last?.id == node.id
    return node.is(UnresolvedTernaryExprSyntax.self)
      || isLast && list.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true
  }

  static func cast(of node: Syntax, in list: ExprListSyntax) -> CastOperation? {
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }),
      let cast = CastOperation(at: index + 1, in: elements), cast.subject.id == node.id,
      elements[index + 1].is(UnresolvedAsExprSyntax.self)
    else { return nil }
    return cast
  }

  /// The type that the closure of `instantiateViewController(identifier:creator:)` creates.
  func created(in source: SourceText) -> CallFact.Result? {
    let closure =
      trailingClosure
      ?? arguments.first { $0.label?.text == "creator" }?.expression.as(ClosureExprSyntax.self)
    guard let made = closure?.onlyValue?.callInside,
      made.arguments.contains(where: { $0.label?.text == "coder" }),
      var path = TypeText.path(of: made.calledExpression)
    else { return nil }
    if path.last == "init" { path.removeLast() }
    guard ExpressionPass.isType(path) else { return nil }
    return CallFact.Result(
      type: path.joined(separator: "."), isForced: true, position: source.position(of: made))
  }
}

extension Syntax {
  /// The type that a function or computed property returns by a statement: a `return`, or the only expression.
  fileprivate var typeReturned: TypeSyntax? {
    var isReturn = self.is(ReturnStmtSyntax.self)
    var node = self
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl(let function): return function.signature.returnClause?.type
      case .patternBinding(let binding): return binding.typeAnnotation?.type
      case .codeBlockItemList(let list): if !isReturn, list.count > 1 { return nil }
      case .returnStmt: isReturn = true
      case .accessorDecl(let accessor):
        if accessor.accessorSpecifier.tokenKind != .keyword(.get) { return nil }
      case .codeBlock, .codeBlockItem, .accessorDeclList, .accessorBlock: break
      case .ifExpr, .guardStmt, .doStmt, .switchExpr, .switchCase, .switchCaseList, .expressionStmt:
        if !isReturn { return nil }
      default: return nil
      }
      node = parent
    }
    return nil
  }
}

extension ExprListSyntax {
  /// Whether the app crashes if this cast is nil: `(make() as? List)!`, or code further down unwraps it.
  var isUnwrapped: Bool {
    guard count == 3, let user = parent?.parent else { return false }
    // The value of a local variable, or of a condition.
    if let clause = user.as(InitializerClauseSyntax.self) { return clause.needsValue }
    return user.as(LabeledExprSyntax.self).flatMap(FunctionCallExprSyntax.parentheses)?
      .parent?.is(ForceUnwrapExprSyntax.self) == true
  }
}

extension ClosureExprSyntax {
  /// The result of the closure, if that is its only expression or if its only `return` is its last statement.
  fileprivate var onlyValue: ExprSyntax? {
    if statements.count == 1 { return statements.first?.value }
    let arePlain = statements.dropLast().allSatisfy {
      !$0.item.is(StmtSyntax.self) && !$0.item.is(IfExprSyntax.self)
    }
    return arePlain ? statements.last?.item.as(ReturnStmtSyntax.self)?.expression : nil
  }
}

extension ExprSyntax {
  /// The call inside `try`, `await`, `!`, `?` and parentheses.
  var callInside: FunctionCallExprSyntax? {
    var expression = bare
    for _ in 0..<64 {
      switch expression.as(ExprSyntaxEnum.self) {
      case .forceUnwrapExpr(let unwrapped): expression = unwrapped.expression.bare
      case .optionalChainingExpr(let optional): expression = optional.expression.bare
      default: return expression.as(FunctionCallExprSyntax.self)
      }
    }
    return expression.as(FunctionCallExprSyntax.self)
  }
}
