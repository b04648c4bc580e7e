internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// The function, initializer, accessor or property that encloses a use.
struct UseFunction {
  /// The part of a use's context that is the same everywhere in the function.
  var context = UseContext()
  /// Whether it has code, rather than the members of a type or file.
  var isBody = false
  /// Whether the function or an enclosing one receives a segue or a segue's identifier, so that it can have
  /// comparisons and casts.
  var seesSegue = false
  var segueParameters: Set<Int> = []
  /// The parameter that is a segue's identifier, in methods that the system asks about a segue and in segue actions.
  var identifierParameter: Int?
  /// The parameter whose value is the identifier of a segue that the function may perform.
  var forwardedIdentifier: Int?
  /// The parameter with the restoration identifiers of a controller and of those around it.
  var restorationPath: Int?
}

extension UseFunction {
  /// A function, initializer or subscript of a type; `around` is the type, or the function that a nested one is in.
  init(
    _ declaration: some WithAttributesSyntax & WithGenericParametersSyntax & WithModifiersSyntax,
    named name: String, _ parameters: FunctionParameterListSyntax, in around: UseFunction,
    _ source: SourceText
  ) {
    context.type = around.context.type
    context.localTypes = around.context.localTypes
    context.localTypes += declaration.genericParameterClause?.parameters.map(\.name.nameText) ?? []
    if around.isBody { context.member = around.context.member ?? around.context.function }
    isBody = true
    context.isStatic =
      Modifiers(declaration.modifiers).isStatic || (around.isBody && around.context.isStatic)
    context.parameters = parameters.map { parameter in
      var fact = UseContext.Parameter(
        label: parameter.firstName.nameText, type: TypeText.written(parameter.type))
      if let value = parameter.defaultValue?.value, let plain = value.plainValue {
        fact.defaultValue = plain
        fact.defaultPosition = source.position(of: value)
      }
      return fact
    }
    context.function = name + "(" + context.parameters.map { $0.label + ":" }.joined() + ")"
    findSegueParameters(of: name, Attributes(declaration.attributes))
    restorationPath =
      context.parameters.firstIndex { RestorationWords.paths.contains($0.label) }
      ?? (RestorationWords.paths.contains(name) ? 0 : nil)
    let receivesSegue =
      !segueParameters.isEmpty || identifierParameter != nil || forwardedIdentifier != nil
    seesSegue = around.seesSegue || receivesSegue
  }

  /// Finds the parameters that are a segue, or the identifier of one.
  private mutating func findSegueParameters(of name: String, _ attributes: Attributes) {
    let isSegueAction = attributes.contains("IBSegueAction")
    let isAction = attributes.contains("IBAction")
    for (index, parameter) in context.parameters.enumerated() {
      if Self.isSegue(parameter.type, ofAction: isAction || name.hasPrefix("prepare")) {
        segueParameters.insert(index)
      } else if isSegueAction, index == 2, parameter.type == "String" {
        // A segue action gets a coder, a sender and the segue's identifier (fact 2.1).
        identifierParameter = index
      }
    }
    guard segueParameters.isEmpty, !context.parameters.isEmpty else { return }
    if NavigationCalls.isAskedAboutSegue(context.function) {
      identifierParameter = 0
    } else if !isSegueAction, NavigationCalls.mayHandOnIdentifier(context.function) {
      forwardedIdentifier = context.parameters.firstIndex { $0.type == "String" }
    }
  }

  /// Whether a parameter's type is a segue's.
  ///
  /// An app may call an enumeration of segues `MainSegue`, so names that are not UIKit's or
  /// AppKit's count only in actions and in `prepare(for:sender:)`.
  static func isSegue(_ type: String, ofAction isAction: Bool = false) -> Bool {
    let name = type.split(separator: ".").last ?? ""
    if name == "UIStoryboardSegue" || name == "NSStoryboardSegue" { return true }
    return isAction && name.hasSuffix("Segue")
  }
}

extension ExprSyntax {
  /// The value of a string, a name, `nil` or a type's name that means the same outside the
  /// function; nil for all other expressions.
  fileprivate var plainValue: Expression? {
    switch self.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): literal.representedLiteralValue.map(Expression.string)
    case .nilLiteralExpr: .nil
    case .declReferenceExpr(let name): .name([name.baseName.nameText])
    case .functionCallExpr(let call): call.describedType
    case .memberAccessExpr(let access) where access.base == nil:
      .implicitMember([access.declName.baseName.nameText])
    case .memberAccessExpr: TypeText.path(of: self).map(Expression.name)
    default: nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type that `String(describing: List.self)` describes, or `String(describing: self)` in a static
  /// function.
  fileprivate var describedType: Expression? {
    guard calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.nameText == "String",
      let argument = arguments.only, argument.label?.text == "describing"
    else { return nil }
    if argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return .typeName(["Self"])
    }
    guard let access = argument.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self"
    else { return nil }
    return access.base.flatMap { TypeText.path(of: $0) }.map(Expression.typeName)
  }
}
