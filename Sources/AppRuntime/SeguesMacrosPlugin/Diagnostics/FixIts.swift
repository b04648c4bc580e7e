internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// The text of a change that the compiler offers along with a diagnostic.
private struct SegueFixIt: FixItMessage {
  let message: String
  let fixItID = MessageID(domain: "Segues", id: "fix-it")
}

extension FixIt {
  /// Replaces a node, after other changes.
  init(
    _ message: String, replacing old: some SyntaxProtocol, with new: some SyntaxProtocol,
    after others: [Change] = []
  ) {
    self.init(
      message: SegueFixIt(message: message),
      changes: others + [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }

  /// Adds an attribute that declares where a case leads, with a placeholder for the class.
  static func addingDestination(to line: EnumCaseDeclSyntax) -> FixIt {
    let trivia = line.leadingTrivia
    let attribute: AttributeSyntax = "@To(<#DestinationController#>.self)"
    var changed = line.with(\.leadingTrivia, [])
    changed.attributes =
      [.attribute(attribute.with(\.trailingTrivia, .space))] + changed.attributes
    return FixIt(
      "add '@To' with the destination's class", replacing: line,
      with: changed.with(\.leadingTrivia, trivia))
  }
}

extension BracedSyntax {
  /// The same node with its closing brace on its own line.
  func closed(indentedBy indentation: String) -> Self {
    if rightBrace.leadingTrivia.contains(where: \.isNewline) { return self }
    return with(\.rightBrace.leadingTrivia, .newline + Trivia(stringLiteral: indentation))
  }
}

extension Trivia {
  /// The same trivia, or none if it is only white space.
  var trimmed: Trivia { allSatisfy(\.isWhitespace) ? [] : self }

  /// The white space after the last line break.
  var indentation: String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .newlines, .carriageReturnLineFeeds: text = ""
      case .spaces(let count): text += String(repeating: " ", count: count)
      case .tabs(let count): text += String(repeating: "\t", count: count)
      default: break
      }
    }
    return text
  }
}
