internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@Unwind` in a Mac app.
enum RejectedUnwindMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.report(.noUnwinding, at: node)
    return []
  }
}
