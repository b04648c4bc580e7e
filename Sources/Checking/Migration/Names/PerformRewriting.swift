internal import SegueChecking
internal import SwiftParser
internal import SwiftSyntax

/// Rewrites `performSegue(withIdentifier: "x", sender: s)` as `performSegue(.x, sender: s)`.
struct PerformRewriting {
  /// The functions that a call of ``performSegue`` can replace: UIKit's, SwiftGen's, and those of
  /// handwritten protocols.
  private static let functions: Set = ["perform", "performSegue", "performSegueWithIdentifier"]
  private static let performSegue = "performSegue"

  let cases: SegueCases

  func rewrite(
    _ use: PerformUse, in source: ParsedSource, _ edits: inout ByteEdits
  ) throws(Refusal) {
    guard !use.identifier.known.isEmpty else { throw .computedIdentifier(use.location) }
    if let unknown = use.identifier.known.first(where: { cases.name(of: $0) == nil }) {
      throw .unknownIdentifier(unknown, use.location)
    }
    guard let token = source.token(at: use.location),
      let argument = token.nearest(LabeledExprSyntax.self),
      argument.expression.start == token.start
    else { throw .computedIdentifier(use.location) }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first == argument, let callee = Self.performer(in: call)
    else {
      // The app's own function takes the identifier.
      if let literal = argument.expression.as(StringLiteralExprSyntax.self),
        let name = use.identifier.single.flatMap(cases.name)
      {
        edits.replace(literal.range, with: SegueCases.rawValue(of: name))
      }
      return
    }
    if let name = use.identifier.single.flatMap(cases.name) {
      edits.replace(argument.expression.range, with: ".\(name)")
    } else {
      try replaceChoice(in: argument.expression, use, &edits)
    }
    if argument.label != nil { edits.replace(argument.start..<argument.expression.start, with: "") }
    if callee.text != Self.performSegue { edits.replace(callee.range, with: Self.performSegue) }
  }

  /// Replaces the literals in `condition ? "x" : "y"`, whose last one may be such a choice again.
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

  /// Returns the name of the function with which a call performs a segue, or nil if it isn't one of
  /// ``functions``.
  static func performer(in call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard let callee = name(of: call), !isOnSuper(call), functions.contains(callee.text) else {
      return nil
    }
    return callee
  }

  private static func name(of call: FunctionCallExprSyntax) -> TokenSyntax? {
    call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
  }

  private static func isOnSuper(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self) ?? false
  }
}
