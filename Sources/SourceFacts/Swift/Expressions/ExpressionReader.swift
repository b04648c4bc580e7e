internal import SwiftSyntax

/// Makes values of expressions, as far as one file shows what they are.
///
/// What it costs is bounded whatever the code: a value that would have more than some hundred parts,
/// or that is nested deeper than anybody writes, is unknown.
struct ExpressionReader {
  let source: SourceText

  /// What an expression stands for, with the local names that are declared so far.
  func read(_ expression: ExprSyntax, in scope: Scope) -> Expression {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.read(expression)
  }

  /// What operands and operators in a row stand for: the right side of an assignment.
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

  /// What a body returns: several values are a choice.
  ///
  /// - Returns: Nil where nothing is returned, or too much to say.
  func result(of body: CodeBlockItemListSyntax, in scope: Scope) -> Expression? {
    var pass = ExpressionPass(source: source, scope: scope)
    return pass.result(of: body)
  }
}
