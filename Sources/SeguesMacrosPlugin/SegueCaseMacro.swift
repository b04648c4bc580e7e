internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// `@To`, `@Unnamed`, `@Embed`, `@Child`, `@Unwind` and `@Untyped`, which add nothing themselves.
///
/// They say where a case leads and are type checked where they stand; `@SegueSource` on the class
/// reads them.
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

  /// Whether the case is one of the nested `enum Segue` of a class that a macro reads.
  private static func isInSegueSource(_ context: some MacroExpansionContext) -> Bool {
    let outer = context.lexicalContext
    // A compiler that does not tell where the case is leaves it to be found by its absence.
    guard let segues = outer.first?.as(EnumDeclSyntax.self), outer.count > 1 else {
      return outer.isEmpty
    }
    // What `@SegueSource` says of another kind of type is enough.
    guard let source = outer[1].asProtocol((any WithAttributesSyntax).self) else { return false }
    return segues.name.text == "Segue" && source.attributes.contains(macro: "SegueSource")
  }
}
