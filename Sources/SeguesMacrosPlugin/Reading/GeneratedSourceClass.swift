internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class that `@SegueSource` stands on and that has no `enum Segue`: `segues generate` writes it.
struct GeneratedSourceClass {
  var name: String
  /// Whether no superclass is a segue source: the class then starts the chain of `route`.
  var isRoot: Bool
  /// The access of members that satisfy a protocol or override: the class's own, with a space.
  var access: String
  /// The access of members that mention generated types, with a space.
  ///
  /// The macro cannot see theirs. It is that of a `typealias Segue` that the class writes by itself,
  /// else internal: with `public typealias Segue = ListViewControllerSegues.Segue` a public class
  /// whose segues were generated as public has public members.
  var segueAccess: String
  /// Whether the class writes the alias by itself.
  var hasAlias: Bool
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool
  /// Where the class stands.
  var line: SourceLine?

  /// `override ` where a superclass has the member, with a space.
  var overriding: String { isRoot ? "" : "override " }

  /// Reads the class, and reports a hand-written `prepare(for:sender:)` that never routes.
  init(_ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext) {
    let members = declaration.memberBlock.members
    let access = AccessLevel(declaration.modifiers).ofClass
    let alias = members.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
    let segueAccess = alias.map { AccessLevel($0.modifiers) } ?? .inModule
    let prepare = HandWritten(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = HandWritten(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    Hook.reportOtherTypes(in: members, context)
    name = declaration.name.text
    self.isRoot = isRoot
    self.access = access.modifier
    self.segueAccess = min(access, segueAccess).nonoverridableModifier
    hasAlias = alias != nil
    actions = ActionMethod.all(in: members)
    overridesPrepare = prepare.exists
    overridesShouldPerform = shouldPerform.exists
    line = SourceLine(of: declaration.name, in: context)
  }
}
