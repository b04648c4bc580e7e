internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The user's `segue(for:sender:)`, which answers for the segues that a control fires.
///
/// The compiler finds it, in the class or in an extension. It would pass over one of other types in
/// silence, so those in the class's body are looked at.
enum Hook {
  static let signature = "func segue(for id: SegueID, sender: Any?) -> Segue?"

  /// Reports a method that has the hook's name and not its types.
  static func reportOtherTypes(
    in members: MemberBlockItemListSyntax, _ context: some MacroExpansionContext
  ) {
    let methods = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter(hasName)
    guard let first = methods.first, !methods.contains(where: hasTypes) else { return }
    context.report(.hookOfOtherTypes(signature), at: first.name)
  }

  private static func hasName(_ method: FunctionDeclSyntax) -> Bool {
    method.name.text == "segue"
      && method.signature.parameterClause.parameters.map(\.firstName.text) == ["for", "sender"]
  }

  /// Whether the types may be the hook's: how they are qualified is not looked at.
  private static func hasTypes(_ method: FunctionDeclSyntax) -> Bool {
    let parameters = method.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    let result = method.signature.returnClause?.type.trimmedDescription ?? "Void"
    return parameters.first?.hasSuffix("SegueID") == true
      && parameters.last?.contains("Any") == true && result.contains("Segue")
  }
}
