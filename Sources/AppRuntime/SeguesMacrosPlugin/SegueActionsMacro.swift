internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@SegueActions`: registers the actions that Interface Builder can name, for systems without an
/// Objective-C runtime to look them up.
enum SegueActionsMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let actions = ActionMethod.all(in: declaration.memberBlock.members)
    let members: String
    if let declaration = declaration.as(ClassDeclSyntax.self) {
      guard !declaration.attributes.contains(macro: "SegueSource") else {
        context.report(.actionsRegisteredAlready, at: node)
        return []
      }
      members =
        ActionTable(
          actions: actions, className: declaration.name.text,
          access: AccessLevel(declaration.modifiers).ofClass.modifier
        ).overrides
    } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
      let name = declaration.extendedType.trimmedDescription
      members = ActionTable(actions: actions, className: name, access: "").extensionMembers
    } else {
      context.report(.actionsNotOnClassOrExtension, at: node)
      return []
    }
    return [DeclSyntax("\(raw: members)")]
  }
}
