internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// A change that the compiler offers beside a diagnostic.
struct SegueFixIt: FixItMessage {
  var message: String

  var fixItID: MessageID {
    MessageID(domain: "Segues", id: "fix-it")
  }
}

extension FixIt {
  /// Says where a case leads; the class is left for the user to fill in.
  static func addingDestination(to line: EnumCaseDeclSyntax) -> FixIt {
    let trivia = line.leadingTrivia
    let attribute: AttributeSyntax = "@To(<#UIViewController#>.self)"
    var changed = line.with(\.leadingTrivia, [])
    changed.attributes =
      [.attribute(attribute.with(\.trailingTrivia, .space))] + changed.attributes
    return FixIt(
      message: SegueFixIt(message: "add '@To' with the destination's class"),
      changes: [
        .replace(oldNode: Syntax(line), newNode: Syntax(changed.with(\.leadingTrivia, trivia)))
      ])
  }

  /// Adds the nested enum to a class.
  static func addingSegues(to declaration: ClassDeclSyntax) -> FixIt {
    let indentation = declaration.leadingTrivia.indentation + "  "
    let segues = MemberBlockItemSyntax(
      leadingTrivia: .newline,
      decl: DeclSyntax(
        """
        \(raw: indentation)enum Segue {
        \(raw: indentation)  @To(<#UIViewController#>.self) case <#segue#>
        \(raw: indentation)}
        """))
    let block = declaration.memberBlock
    var members = block.members
    members.insert(segues, at: members.startIndex)
    var changed = block.with(\.members, members)
    if members.count == 1, !changed.rightBrace.leadingTrivia.contains(where: \.isNewline) {
      changed.rightBrace.leadingTrivia =
        .newline + Trivia(stringLiteral: declaration.leadingTrivia.indentation)
    }
    return FixIt(
      message: SegueFixIt(message: "add 'enum Segue'"),
      changes: [.replace(oldNode: Syntax(block), newNode: Syntax(changed))])
  }
}

extension Trivia {
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
