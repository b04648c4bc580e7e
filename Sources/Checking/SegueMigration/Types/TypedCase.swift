internal import SegueChecking
internal import SwiftNaming
internal import SwiftSyntax

/// A case of a `@SegueSource` enum.
struct TypedCase {
  private static let longestLine = 92

  var name: String
  var identifier: String
  var macro: String
  /// The destination's class, or the method of an unwind segue; nil if the class sets up the segue itself.
  var destination: String?
  var hasInput = false

  /// The lines that declare the case.
  var lines: [String] {
    var arguments = destination.map { [macro == "Unwind" ? $0 : "\($0).self"] } ?? []
    // Without an `id`, `@Embed` would mean an embed segue that has no identifier.
    if identifier != name || macro == "Embed" {
      arguments.append("id: \(SegueCases.literal(identifier))")
    }
    let attribute =
      "@\(macro)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    let input = hasInput ? destination.map { "(\($0).SegueInput)" } : nil
    let declaration = "case \(SwiftName.escaped(name))\(input ?? "")"
    return attribute.count + declaration.count < Self.longestLine
      ? ["\(attribute) \(declaration)"] : [attribute, declaration]
  }
}

extension [TypedCase] {
  /// Rewrites a literal that an identifier is compared with as the identifier of its case.
  func rewrite(_ use: ComparisonUse, _ token: TokenSyntax, _ edits: inout ByteEdits) {
    guard let identifier = use.identifier.single,
      let typed = first(where: { $0.identifier == identifier }),
      let literal = token.nearest(StringLiteralExprSyntax.self), literal.start == token.start
    else { return }
    edits.replace(literal.range, with: "SegueID.\(typed.name).identifier")
  }
}
