/// Formatting of written code, because the compiler is told not to format expansions.
extension String {
  /// The text with each nonempty line indented by two spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  /// A declaration or statement with its body in braces, skipping empty lines of the body.
  static func block(_ head: String, _ body: [String]) -> String {
    let lines = body.filter { !$0.isEmpty }
    return "\(head) {\n\(lines.map(\.indented).joined(separator: "\n"))\n}"
  }

  /// A `switch` whose cases are aligned with it.
  static func choice(_ subject: String, _ cases: [String]) -> String {
    "switch \(subject) {\n\(cases.joined(separator: "\n"))\n}"
  }

  /// The text with a documentation comment before it.
  func documented(_ comment: String) -> String {
    "/// \(comment)\n\(self)"
  }
}
