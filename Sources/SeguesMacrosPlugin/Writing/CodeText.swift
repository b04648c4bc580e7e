/// Written code, laid out as a reader expects it: the compiler is told not to format expansions.
extension String {
  /// The text with two spaces before each line that has any.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  /// A declaration or statement with its body in braces; empty lines of the body are left out.
  static func block(_ head: String, _ body: [String]) -> String {
    let lines = body.filter { !$0.isEmpty }
    return "\(head) {\n\(lines.map(\.indented).joined(separator: "\n"))\n}"
  }

  /// A `switch`, whose cases stand as far left as itself.
  static func choice(_ subject: String, _ cases: [String]) -> String {
    "switch \(subject) {\n\(cases.joined(separator: "\n"))\n}"
  }

  /// The attribute of a member that a subclass may have too, with a separator.
  ///
  /// A subclass's members go before its superclass's: of overloads that differ in a type that both nest, the
  /// compiler would take none.
  static func rank(isRoot: Bool, separator: String = " ") -> String {
    isRoot ? "@_disfavoredOverload\(separator)" : ""
  }

  /// The text with a documentation comment before it.
  func documented(_ comment: String) -> String {
    "/// \(comment)\n\(self)"
  }
}
