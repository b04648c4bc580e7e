internal import SourceFacts
internal import SwiftSyntax

/// Reads the values of expressions, to the extent that one file shows them.
///
/// The cost is bounded for any code: a value with hundreds of parts, or one that is nested deeper
/// than in real code, is unknown.
struct ExpressionReader {
  let source: SourceText

  /// Returns the value of an expression, given the local names that are declared so far.
  func read(_ expression: ExprSyntax, in scope: Scope) -> Expression {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.read(expression)
  }

  /// Returns the value of a sequence of operands and operators, such as the right side of an assignment.
  func read(_ elements: ArraySlice<ExprSyntax>, in scope: Scope) -> Expression? {
    guard elements.count <= 200 else { return nil }
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.operation(elements)
  }

  /// A call as a value; its own arguments have places, those of calls within it have none.
  func readCall(_ call: FunctionCallExprSyntax, in scope: Scope) -> CallExpression {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.call(call)
  }

  /// Returns the result of a body; several results are a choice.
  ///
  /// - Returns: Nil if nothing is returned, or if the body is too complex to read.
  func result(of body: CodeBlockItemListSyntax, in scope: Scope) -> Expression? {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.result(of: body)
  }

  /// Returns the results of a getter by the cases of `self`; none if it isn't just a `switch self`.
  func resultsByCase(
    of body: CodeBlockItemListSyntax, in scope: Scope
  ) -> [PropertyFact.CaseResult] {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.resultsByCase(of: body)
  }
}
