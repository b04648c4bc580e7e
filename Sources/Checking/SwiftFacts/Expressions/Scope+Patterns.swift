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
      let values = value?.as(TupleExprSyntax.self).map { Array($0.elements) }
      for (index, element) in tuple.elements.enumerated() {
        let isMatched = values?.count == tuple.elements.count
        declare(
          element.pattern, as: isMatched ? values?[index].expression : nil,
          isVariable: isVariable)
      }
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      declare(binding.pattern, as: value)
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      declare(inside: expression.expression, as: value)
    }
  }

  /// Declares the names that a pattern written as an expression binds: `case .show(let x)`,
  /// `case let x as List`, `case ("id"?, let x)`.
  private mutating func declare(inside expression: ExprSyntax, as value: ExprSyntax?) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let pattern): declare(pattern.pattern, as: value)
    case .optionalChainingExpr(let optional): declare(inside: optional.expression, as: value)
    case .functionCallExpr(let call):
      let isSome =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
      for argument in call.arguments {
        declare(inside: argument.expression, as: isSome ? value : nil)
      }
    case .tupleExpr(let tuple):
      let values = value?.as(TupleExprSyntax.self).map { Array($0.elements) }
      for (index, element) in tuple.elements.enumerated() {
        let isMatched = values?.count == tuple.elements.count
        declare(inside: element.expression, as: isMatched ? values?[index].expression : nil)
      }
    case .sequenceExpr(let sequence):
      if let first = sequence.elements.first { declare(inside: first, as: value) }
    default: break
    }
  }

  /// Declares what a `let` or `var` does.
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
        // `if let x` is the same value under the same name.
        guard let initializer = binding.initializer else { continue }
        declare(binding.pattern, as: initializer.value)
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
    let name = TypeText.written(type)
    return ["UIStoryboardSegue", "NSStoryboardSegue"].contains(name)
  }
}
