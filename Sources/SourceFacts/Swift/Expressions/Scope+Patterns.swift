#if Macros
  import SwiftSyntax

  extension Scope {
    /// The scope of a function's, initializer's or subscript's body: its parameters are declared, and
    /// one that is a segue is the segue.
    init(
      parameters: FunctionParameterListSyntax, isStatic: Bool, identifierParameter: Int? = nil
    ) {
      self.init(isStatic: isStatic)
      self.identifierParameter = identifierParameter
      for (index, parameter) in parameters.enumerated() {
        let name = (parameter.secondName ?? parameter.firstName).nameText
        let isSegue = Self.isSegue(parameter.type)
        declare(name, as: .expression(isSegue ? .segue([]) : .parameter(index)))
      }
    }

    /// Declares what a pattern binds: `let x = …`, `let (a, b) = (1, 2)`.
    ///
    /// - Parameter value: What is matched; nil where it is not known.
    mutating func declare(_ pattern: PatternSyntax, as value: ExprSyntax?) {
      if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        declare(identifier.identifier.nameText, as: value.map { .value($0) })
      } else if let tuple = pattern.as(TuplePatternSyntax.self) {
        let values = value?.as(TupleExprSyntax.self).map { Array($0.elements) }
        for (index, element) in tuple.elements.enumerated() {
          let isMatched = values?.count == tuple.elements.count
          declare(element.pattern, as: isMatched ? values?[index].expression : nil)
        }
      } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
        declare(binding.pattern, as: value)
      } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
        declare(inside: expression.expression)
      }
    }

    /// Declares the names that a pattern written as an expression binds: `case .show(let x)`.
    private mutating func declare(inside expression: ExprSyntax) {
      if let pattern = expression.as(PatternExprSyntax.self) {
        declare(pattern.pattern, as: nil)
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        for argument in call.arguments { declare(inside: argument.expression) }
      } else if let tuple = expression.as(TupleExprSyntax.self) {
        for element in tuple.elements { declare(inside: element.expression) }
      } else if let sequence = expression.as(SequenceExprSyntax.self) {
        for element in sequence.elements { declare(inside: element) }
      }
    }

    private static func isSegue(_ type: TypeSyntax) -> Bool {
      let name = TypeText.written(type)
      return ["UIStoryboardSegue", "NSStoryboardSegue"].contains(name)
    }
  }
#endif
