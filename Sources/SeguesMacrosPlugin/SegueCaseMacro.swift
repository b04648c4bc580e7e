internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@To`, `@Unnamed`, `@Embed`, `@Relationship` and `@Unwind`, which add nothing themselves.
///
/// They say where a case leads and are type checked where they stand; `@SegueSource` on the class
/// reads them.
enum SegueCaseMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.report(.notOnACase(node.attributeName.trimmedDescription), at: node)
    }
    return []
  }
}
