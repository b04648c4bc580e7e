internal import SegueChecking
internal import SwiftParser
internal import SwiftSyntax

/// Rewrites `performSegue(withIdentifier: "x", sender: s)` as `performSegue(.x, sender: s)`.
struct PerformRewriting {
  let cases: SegueCases

  func rewrite(
    _ use: PerformUse, in source: ParsedSource, _ edits: inout ByteEdits
  ) throws(Refusal) {
    guard !use.identifier.known.isEmpty else { throw .computedIdentifier(use.location) }
    if let unknown = use.identifier.known.first(where: { cases.name(of: $0) == nil }) {
      throw .unknownIdentifier(unknown, use.location)
    }
    guard let argument = PerformCall.identifier(of: use, in: source) else {
      throw .computedIdentifier(use.location)
    }
    let name = use.identifier.single.flatMap(cases.name)
    guard let call = PerformCall(argument, in: source) else {
      // The app's own function takes the identifier.
      if let name, argument.expression.is(StringLiteralExprSyntax.self) {
        edits.replace(argument.expression.range, with: SegueCases.rawValue(of: name))
      }
      return
    }
    if let name { return call.perform(".\(name)", &edits) }
    try replaceChoice(in: argument.expression, use, &edits)
    call.rename(&edits)
  }

  /// Replaces the literals in `condition ? "x" : "y"`, in which `"y"` may be another choice.
  private func replaceChoice(
    in expression: ExprSyntax, _ use: PerformUse, _ edits: inout ByteEdits
  ) throws(Refusal) {
    let elements = expression.operands
    guard elements.count >= 3, elements[elements.count - 2].is(UnresolvedTernaryExprSyntax.self)
    else { throw .computedIdentifier(use.location) }
    let choices = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    for branch in choices + [elements[elements.count - 1]] {
      guard
        let text = branch.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        let name = cases.name(of: text)
      else { throw .computedIdentifier(use.location) }
      edits.replace(branch.range, with: ".\(name)")
    }
  }
}
