internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A line of the user's source that written code pretends to stand on.
struct SourceLine {
  private var file: String
  private var line: String

  /// The line of a node; nil where the compiler does not tell.
  init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard
      let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { return nil }
    file = place.file.trimmedDescription
    line = place.line.trimmedDescription
  }

  /// The line directive before written code: its errors are reported from here on.
  var directive: String { "#sourceLocation(file: \(file), line: \(line))" }

  /// The directive that ends it.
  static let end = "#sourceLocation()"

  /// One line of code, with its errors reported at this line instead of inside an expansion.
  func wrapping(_ code: String) -> String {
    """
    \(directive)
    \(code)
    \(Self.end)
    """
  }
}
