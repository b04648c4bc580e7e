internal import SourceFacts
internal import SwiftSyntax

extension InitializerClauseSyntax {
  /// Whether the app crashes if the value is nil: a `guard` ends the program, or code unwraps the
  /// local variable without checking for nil.
  var needsValue: Bool {
    if let binding = parent?.as(OptionalBindingConditionSyntax.self) {
      // Around it are the element, the list of conditions and the statement.
      let statement = binding.parent?.parent?.parent?.as(GuardStmtSyntax.self)
      return statement?.body.statements.onlyEndProgram == true
    }
    guard let binding = parent?.as(PatternBindingSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameText,
      // Around it are the list of bindings and the declaration.
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self),
      statements.parent?.is(IfConfigClauseSyntax.self) != true
    else { return false }
    return statements.unwrap(
      name, declaredIn: item,
      isImplicit: binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        == true)
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements after a declaration unwrap the variable that it declares, and nothing else can have
  /// happened to the variable.
  fileprivate func unwrap(
    _ name: String, declaredIn item: CodeBlockItemSyntax, isImplicit: Bool
  ) -> Bool {
    var isUnwrapped = false
    // Longer code is not read.
    var left = 1_000
    for statement in self where statement.position > item.position {
      for token in statement.tokens(viewMode: .sourceAccurate) {
        left -= 1
        // It is unknown which branches of an `#if` are compiled.
        guard left > 0, token.tokenKind != .poundIf else { return false }
        guard case .identifier = token.tokenKind, token.nameText == name else { continue }
        switch LocalUse(token, isImplicitlyUnwrapped: isImplicit) {
        case .unwraps: isUnwrapped = true
        case .ignoresNil: continue
        case .other: return false
        }
      }
    }
    return isUnwrapped
  }

  /// Whether all statements are calls, and the last one never returns.
  fileprivate var onlyEndProgram: Bool {
    neverContinues && allSatisfy { $0.item.is(FunctionCallExprSyntax.self) }
  }
}

/// The effect that a mention of an optional variable has if the variable is nil.
private enum LocalUse {
  /// The code crashes: `cell!`, `cell as! List`.
  case unwraps
  /// The statement has another effect or none, but the code continues: `cell?.title = ""`, `return cell`.
  case ignoresNil
  /// The code may check for nil, give the variable another value, or declare another variable.
  case other

  init(_ token: TokenSyntax, isImplicitlyUnwrapped: Bool) {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self), let user = name.parent else {
      // The label of an argument is not a use.
      self = token.parent?.is(LabeledExprSyntax.self) == true ? .ignoresNil : .other
      return
    }
    if let access = user.as(MemberAccessExprSyntax.self) {
      let isMember = access.declName.id == name.id
      let isOfOptional = ["map", "flatMap"].contains(access.declName.baseName.text)
      self =
        isMember ? .ignoresNil : isImplicitlyUnwrapped && !isOfOptional ? .unwraps : .other
    } else if user.is(ForceUnwrapExprSyntax.self) {
      self = .unwraps
    } else if let list = user.as(ExprListSyntax.self) {
      let cast = FunctionCallExprSyntax.cast(of: Syntax(name), in: list)
      self = cast?.failsForNil == true ? .unwraps : .other
    } else if user.is(ReturnStmtSyntax.self) {
      self = .ignoresNil
    } else {
      self = user.is(OptionalChainingExprSyntax.self) && user.isStatement ? .ignoresNil : .other
    }
  }
}

extension Syntax {
  /// Whether the expression begins a statement that is a call or an assignment: `cell?.titles.append("")`.
  fileprivate var isStatement: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .functionCallExpr,
        .subscriptCallExpr:
        node = parent
      case .exprList(let list):
        let isFirst = list.first?.id == node.id
        return isFirst && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      case .codeBlockItem: return true
      default: return false
      }
    }
    return false
  }
}

extension CastOperation {
  /// Whether the cast of nil crashes: `as! List`, but not `as! List?`.
  var failsForNil: Bool {
    kind == .forced && !type.is(OptionalTypeSyntax.self)
      && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}
