internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A line of the user's source to which errors in written code are attributed.
struct SourceLine {
  private var file: String
  private var line: String

  /// The line of a node; nil if the compiler doesn't report it.
  init?(of node: some SyntaxProtocol, in context: some MacroExpansionContext) {
    guard
      let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    else { return nil }
    file = place.file.trimmedDescription
    line = place.line.trimmedDescription
  }

  /// The line directive before written code.
  ///
  /// From here on, errors are attributed to the user's line.
  var directive: String { "#sourceLocation(file: \(file), line: \(line))" }

  /// The directive that ends the attribution.
  static let end = "#sourceLocation()"

  /// Wraps one line of code so that its errors are attributed to this line instead of an expansion.
  func wrapping(_ code: String) -> String {
    """
    \(directive)
    \(code)
    \(Self.end)
    """
  }
}
