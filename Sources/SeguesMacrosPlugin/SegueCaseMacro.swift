internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@To`, `@Unnamed`, `@Embed`, `@Relationship` and `@Unwind`: they say where a case leads, are type
/// checked where they stand, and add nothing. `@SegueSource` on the class reads them.
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
