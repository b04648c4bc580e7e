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
      let isSegue = UseFunction.isSegue(TypeText.written(parameter.type))
      declare(name, as: .expression(isSegue ? .segue([]) : .parameter(index)))
    }
  }

  /// Declares the names that a pattern binds to a value: `let x = …`, `let (a, b) = (1, 2)`.
  ///
  /// The value is nil if it isn't known.
  mutating func declare(
    _ pattern: some SyntaxProtocol, as value: ExprSyntax?, isVariable: Bool = false
  ) {
    if let parts = PatternMeaning.parts(of: pattern),
      let values = value?.as(TupleExprSyntax.self)?.elements, values.count == parts.count
    {
      let begin = pattern.firstToken(viewMode: .sourceAccurate)?.tokenKind
      for (part, value) in zip(parts, values) {
        declare(part, as: value.expression, isVariable: isVariable || begin == .keyword(.var))
      }
      return
    }
    let tokens = pattern.tokens(viewMode: .sourceAccurate)
    let isVariable = isVariable || tokens.contains { $0.tokenKind == .keyword(.var) }
    if let name = PatternMeaning(pattern).boundName {
      declare(name.nameText, as: value.map { .value($0) }, isVariable: isVariable)
    } else {
      for name in pattern.namesInPattern {
        declare(name.nameText, as: nil, isVariable: isVariable)
      }
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
}
