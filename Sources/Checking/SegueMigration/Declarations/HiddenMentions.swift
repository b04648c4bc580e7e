internal import Findings
internal import SegueChecking
internal import SwiftSyntax

extension StringlyClass {
  /// Refuses the class if new nested types would hide other types that its code mentions.
  ///
  /// - Parameters:
  ///   - names: The names of the new nested types.
  ///   - app: The app.
  ///   - sources: The app's files.
  ///   - edits: The edits of the class, whose places don't count.
  /// - Throws: A refusal at the first other mention of one of the names.
  func checkMentions(
    of names: Set<String>, _ app: LinkedApp, _ sources: SourceCache,
    except edits: [String: ByteEdits]
  ) throws(Refusal) {
    let methodPaths = type.methods.map { app.code.sources[$0.sourceFile].path }
    for path in Set(methodPaths + paths + [location.file]).sorted() {
      guard let source = sources.source(at: path) else { continue }
      for token in source.tree.tokens(viewMode: .sourceAccurate)
      where names.contains(token.text) && !token.isAfterPeriod && contains(token) {
        let isMention =
          token.parent?.is(DeclReferenceExprSyntax.self) == true
          || token.parent?.is(IdentifierTypeSyntax.self) == true
        if isMention, edits[path]?.change(token.range) != true {
          throw .nameTaken(token.text, source.location(of: token))
        }
      }
    }
  }

  /// Whether a token is in the declaration or an extension of the class.
  func contains(_ token: TokenSyntax) -> Bool { token.ancestors.contains(where: isDeclared) }

  /// Whether a node is the declaration or an extension of the class.
  func isDeclared(by node: Syntax) -> Bool {
    node.as(ClassDeclSyntax.self)?.name.text == type.path.last
      || node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription == name
  }
}
