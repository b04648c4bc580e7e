internal import SwiftSyntax

/// The segue that a function receives, and the expressions that mean its identifier.
struct SegueSubject {
  /// The parameter's name.
  let name: String

  /// The segue of the function around a node, or nil if the function gets none or the node is in a
  /// closure.
  init?(around node: some SyntaxProtocol) {
    guard !node.ancestorsInFunction.contains(where: { $0.is(ClosureExprSyntax.self) }),
      let function = node.nearest(FunctionDeclSyntax.self),
      let parameter = function.signature.parameterClause.parameters.first(where: {
        $0.type.trimmedDescription.hasSuffix("StoryboardSegue")
      })
    else { return nil }
    name = (parameter.secondName ?? parameter.firstName).text
  }

  /// Whether an expression is the segue's identifier, or a value of an enum made from it.
  func isIdentifier(_ expression: some SyntaxProtocol) -> Bool {
    let text = expression.trimmedDescription.filter { !$0.isWhitespace }
    let plain = ["\(name).identifier", "\(name).identifier!", "\(name).identifier??\"\""]
    // An app may compare the segue itself with a case, by its own operator.
    if text == name { return true }
    if plain.contains(text) || plain.contains(where: { "(\($0))" == text }) { return true }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let argument = call.arguments.first, call.arguments.count == 1
    else { return false }
    let passed = argument.expression.trimmedDescription.filter { !$0.isWhitespace }
    let called = call.calledExpression.trimmedDescription
    let callee = called.hasPrefix("self.") ? called.dropFirst("self.".count) : called[...]
    switch argument.label?.text {
    case nil:
      let isType = callee.split(separator: ".").last?.first?.isUppercase ?? false
      return passed == name && (isType || callee.hasPrefix("segueIdentifier"))
    case "rawValue": return plain.contains(passed)
    case "for": return passed == name && callee.hasPrefix("segueIdentifier")
    default: return false
    }
  }

  /// The code that asks the library for the case.
  var query: String { "segueIdentifier(for: \(name))" }
}
