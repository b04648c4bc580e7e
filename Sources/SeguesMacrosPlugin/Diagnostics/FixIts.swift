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
    // A body on one line has its closing brace behind the last member.
    if !changed.rightBrace.leadingTrivia.contains(where: \.isNewline),
      !block.members.contains(where: { $0.trailingTrivia.contains(where: \.isNewline) })
    {
      let outer = declaration.leadingTrivia.indentation
      changed.rightBrace.leadingTrivia = .newline + Trivia(pieces: [.spaces(outer.count)])
    }
    return FixIt(
      message: SegueFixIt(message: "add 'enum Segue'"),
      changes: [.replace(oldNode: Syntax(block), newNode: Syntax(changed))])
  }

  /// Removes an attribute.
  static func removing(_ attribute: AttributeSyntax) -> FixIt {
    FixIt(
      message: SegueFixIt(message: "remove '@\(attribute.attributeName.trimmedDescription)'"),
      changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(TokenSyntax.identifier("")))])
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
