#if Macros
  import SwiftSyntax

  /// Makes values of expressions, as far as one file shows what they are.
  struct ExpressionReader {
    let source: SourceText

    /// What an expression stands for, with the local names that are declared so far.
    func read(_ expression: ExprSyntax, in scope: Scope) -> Expression {
      .unknown(source.excerpt(of: expression))
    }

    /// A call as a value; its own arguments have places, those of calls within it have none.
    func readCall(_ call: FunctionCallExprSyntax, in scope: Scope) -> CallExpression {
      CallExpression(function: source.excerpt(of: call.calledExpression))
    }
  }
#endif
