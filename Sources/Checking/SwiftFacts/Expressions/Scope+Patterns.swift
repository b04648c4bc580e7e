internal import SourceFacts
internal import SwiftSyntax

extension Scope {
  /// The scope of a function's, initializer's or subscript's body, with its parameters.
  ///
  /// A parameter of a segue's type is the segue.
  init(parameters: FunctionParameterListSyntax, isStatic: Bool) {
    self.init(isStatic: isStatic)
    for (index, parameter) in parameters.enumerated() {
      let name = (parameter.secondName ?? parameter.firstName).nameText
      let isSegue = Self.isSegue(parameter.type)
      declare(name, as: .expression(isSegue ? .segue([]) : .parameter(index)))
    }
  }

  /// Declares the names that a pattern binds to a value: `let x = …`, `let (a, b) = (1, 2)`.
  ///
  /// The value is nil if it isn't known.
  mutating func declare(
    _ pattern: PatternSyntax, as value: ExprSyntax?, isVariable: Bool = false
  ) {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      declare(
        identifier.identifier.nameText, as: value.map { .value($0) }, isVariable: isVariable)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      let values = Self.values(of: value, count: tuple.elements.count)
      for (index, element) in tuple.elements.enumerated() {
        declare(element.pattern, as: values?[index], isVariable: isVariable)
      }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      declare(
        binding.pattern, as: value,
        isVariable: binding.bindingSpecifier.tokenKind == .keyword(.var))
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      declare(inside: expression.expression, as: value, isVariable: isVariable)
    }
  }

  /// The values of a tuple's elements; nil if the value isn't a tuple of as many.
  private static func values(of value: ExprSyntax?, count: Int) -> [ExprSyntax]? {
    guard let elements = value?.as(TupleExprSyntax.self)?.elements, elements.count == count
    else { return nil }
    return elements.map(\.expression)
  }

  /// Declares the names that a pattern written as an expression binds: `case .show(let x)`,
  /// `case let x as List`, `case ("id"?, let x)`.
  private mutating func declare(
    inside expression: ExprSyntax, as value: ExprSyntax?, isVariable: Bool
  ) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): declare(pattern.pattern, as: value, isVariable: isVariable)
    case .optionalChainingExpr(let optional):
      declare(inside: optional.expression, as: value, isVariable: isVariable)
    case .functionCallExpr(let call):
      let isSome =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
      for argument in call.arguments {
        declare(inside: argument.expression, as: isSome ? value : nil, isVariable: isVariable)
      }
    case .tupleExpr(let tuple):
      let values = Self.values(of: value, count: tuple.elements.count)
      for (index, element) in tuple.elements.enumerated() {
        declare(inside: element.expression, as: values?[index], isVariable: isVariable)
      }
    case .sequenceExpr(let sequence):
      if let first = sequence.elements.first {
        declare(inside: first, as: value, isVariable: isVariable)
      }
    default: break
    }
  }

  /// Declares the names of a `let` or `var`.
  mutating func declare(_ variable: VariableDeclSyntax) {
    for binding in variable.bindings {
      declare(
        binding.pattern, as: binding.initializer?.value,
        isVariable: variable.bindingSpecifier.tokenKind == .keyword(.var))
    }
  }

  /// Declares what conditions bind: `if let x = y, case .show(let z) = x`.
  mutating func declare(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .optionalBinding(let binding):
        let isVariable = binding.bindingSpecifier.tokenKind == .keyword(.var)
        guard let initializer = binding.initializer else {
          // `if let x` is the same value under the same name; `if var x` is a copy that may change.
          if isVariable { declare(binding.pattern, as: nil, isVariable: true) }
          continue
        }
        declare(binding.pattern, as: initializer.value, isVariable: isVariable)
      case .matchingPattern(let matching):
        declare(matching.pattern, as: matching.initializer.value)
      default: break
      }
    }
  }

  /// Declares what the patterns of a `case` bind, without values.
  mutating func declare(_ label: SwitchCaseSyntax.Label?) {
    guard case .case(let label)? = label else { return }
    for item in label.caseItems { declare(item.pattern, as: nil) }
  }

  private static func isSegue(_ type: TypeSyntax) -> Bool {
    guard let name = TypeText.path(of: type)?.last else { return false }
    return ["UIStoryboardSegue", "NSStoryboardSegue"].contains(name)
  }
}
