internal import SourceFacts
internal import SwiftSyntax

/// A call that means the same as `==` or `is`.
enum CallCondition {
  /// `["a", "b"].contains(x)`, `x.isEqual(to: "a")`, `x.isEqualToString("a")`.
  case equals(subject: ExprSyntax, values: [ExprSyntax])
  /// `x.isKind(of: List.self)`, `x.isKindOfClass(List)`; with `isExact`, `x.isMember(of: List.self)`.
  case isOfClass(subject: ExprSyntax, type: ExprSyntax, isExact: Bool)

  init?(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let argument = call.arguments.only, call.trailingClosure == nil
    else { return nil }
    switch (access.declName.baseName.text, argument.label?.text) {
    case ("contains", nil):
      guard let array = base.as(ArrayExprSyntax.self), !array.elements.isEmpty,
        array.elements.count <= 64
      else { return nil }
      self = .equals(
        subject: argument.expression, values: array.elements.map(\.expression))
    case ("isEqual", nil), ("isEqual", "to"), ("isEqualToString", nil):
      self = .equals(subject: base, values: [argument.expression])
    case ("isKind", "of"), ("isKindOfClass", nil):
      self = .isOfClass(subject: base, type: argument.expression, isExact: false)
    case ("isMember", "of"), ("isMemberOfClass", nil):
      self = .isOfClass(subject: base, type: argument.expression, isExact: true)
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the function's name or a label may navigate, or the receiver or an argument is an accessor of
  /// SwiftGen's or R.swift's, or a type that this package generates.
  var concernsNavigation: Bool {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      callee = generic.expression
    }
    while let optional = callee.as(OptionalChainingExprSyntax.self) {
      callee = optional.expression
    }
    guard let name = callee.lastName?.baseName.text else { return false }
    if NavigationWords.mayName(callOf: name) || performedMethod != nil { return true }
    if let base = callee.as(MemberAccessExprSyntax.self)?.base {
      if base.beginsWithAccessor || name == "perform" && base.isGenerated { return true }
      if name == "init", let type = TypeText.path(of: base)?.last,
        NavigationWords.mayName(callOf: type)
      {
        return true
      }
    }
    return arguments.contains {
      $0.label.map { NavigationWords.mayName(callOf: $0.text) } == true
        || $0.expression.isCalledStoryboard || $0.expression.beginsWithAccessor
    }
  }

  /// The method in `perform(#selector(performSegue(withIdentifier:sender:)), with: "show")`, if it navigates.
  var performedMethod: NavigationCalls.Call? {
    guard calledExpression.lastName?.baseName.text == "perform",
      let selector = arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      selector.macroName.text == "selector",
      let method = selector.arguments.first?.expression.lastName
    else { return nil }
    return NavigationCalls.call(named: method.baseName.text)
  }
}

extension ExprSyntax {
  /// The last of several names with dots between them.
  var lastName: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }

  /// Whether it is a type that this package generates, such as `ListSegues`.
  fileprivate var isGenerated: Bool {
    lastName?.baseName.text.hasSuffix(NavigationCalls.generatedEnding) == true
  }

  /// Whether it is a name such as `storyboard` or `self.mainStoryboard`.
  fileprivate var isCalledStoryboard: Bool {
    guard let name = lastName?.baseName.text else { return false }
    return name == "storyboard" || name.hasSuffix("Storyboard")
  }

  /// Whether it is a chain of names and calls that begins with `R.segue`, `StoryboardScene`, ….
  fileprivate var beginsWithAccessor: Bool {
    var expression = self
    var second: String?
    // No accessor is as long.
    for _ in 0..<32 {
      switch expression.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let access):
        guard let base = access.base else { return false }
        second = access.declName.baseName.text
        expression = base
      case .functionCallExpr(let call): expression = call.calledExpression
      case .forceUnwrapExpr(let unwrapped): expression = unwrapped.expression
      case .optionalChainingExpr(let optional): expression = optional.expression
      case .declReferenceExpr(let name):
        let first = name.baseName.text
        if first == NavigationCalls.resourceType {
          return second.map(NavigationCalls.resourceMembers.contains) ?? false
        }
        return second != nil && NavigationCalls.generatedTypes.contains(first)
      default: return false
      }
    }
    return false
  }
}
