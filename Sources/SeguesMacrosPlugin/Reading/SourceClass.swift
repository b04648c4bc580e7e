internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class that `@SegueSource` stands on: all that the written members depend on.
struct SourceClass {
  var name: String
  /// Whether no superclass is a segue source: the class then starts the chain of `route`.
  var isRoot: Bool
  /// The access of members that satisfy a protocol or override: the class's own, with a space.
  var access: String
  /// The access of members that mention the user's `enum Segue`, with a space.
  var segueAccess: String
  var cases: [SegueCase]
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool

  var hasUnperformable: Bool { cases.contains { !$0.isPerformable } }
  var relationships: [SegueCase] { cases.filter { $0.kind == .relationship } }

  /// `override ` where a superclass has the member, with a space.
  var overriding: String { isRoot ? "" : "override " }
}

extension SourceClass {
  /// Reads the class, and reports what stands in the macro's way.
  ///
  /// - Returns: Nil where nothing can be written.
  static func read(
    _ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) -> SourceClass? {
    let members = declaration.memberBlock.members
    let segues = members.lazy
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
    guard let segues else {
      context.report(.noSegues, at: declaration.name)
      return nil
    }
    let access = AccessLevel(declaration.modifiers)
    let prepare = HandWritten(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = HandWritten(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    return SourceClass(
      name: declaration.name.text,
      isRoot: isRoot,
      access: access.modifier,
      segueAccess: min(access, AccessLevel(segues.modifiers)).nonoverridableModifier,
      cases: SegueCaseReader(context: context).cases(of: segues),
      actions: ActionMethod.all(in: members),
      overridesPrepare: prepare.exists,
      overridesShouldPerform: shouldPerform.exists)
  }
}
