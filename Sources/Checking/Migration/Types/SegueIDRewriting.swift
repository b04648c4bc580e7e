internal import SegueChecking
internal import SwiftSyntax

/// Rewrites a literal that an identifier is compared with as the identifier of its case.
enum SegueIDRewriting {
  /// Rewrites the value of a comparison, which begins with a token.
  static func rewrite(
    _ use: ComparisonUse, _ token: TokenSyntax, _ cases: [TypedCase], _ edits: inout ByteEdits
  ) {
    guard let identifier = use.identifier.single,
      let typed = cases.first(where: { $0.identifier == identifier }),
      let literal = token.nearest(StringLiteralExprSyntax.self), literal.start == token.start
    else { return }
    edits.replace(literal.range, with: "SegueID.\(typed.name).identifier")
  }
}
