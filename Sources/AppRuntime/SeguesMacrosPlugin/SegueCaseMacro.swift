internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@To`, `@Unnamed`, `@Embed`, `@Child`, `@Unwind` and `@Untyped`, which say where a case leads.
///
/// The compiler type-checks them at the case, and `@SegueSource` reads them. They add no code.
enum SegueCaseMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) || !isInSegueSource(context) {
      context.report(.notOnACase(node.attributeName.trimmedDescription), at: node)
    }
    return []
  }

  /// Whether the case belongs to the nested `enum Segue` of a class with `@SegueSource`.
  private static func isInSegueSource(_ context: some MacroExpansionContext) -> Bool {
    let outer = context.lexicalContext
    // If the compiler doesn't say where the case is, a misplaced attribute isn't reported.
    guard let segues = outer.first?.as(EnumDeclSyntax.self), outer.count > 1 else {
      return outer.isEmpty
    }
    // `@SegueSource` reports any other kind of type itself.
    guard let source = outer[1].asProtocol((any WithAttributesSyntax).self) else { return false }
    return segues.name.text == "Segue" && source.attributes.contains(macro: "SegueSource")
  }
}
