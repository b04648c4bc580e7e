internal import SwiftDiagnostics
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
  /// The access of a written type's members that mention it and that the class needs, with a space.
  var segueMemberAccess: String
  var cases: [SegueCase]
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool

  var hasUnperformable: Bool { cases.contains { !$0.isPerformable } }
  var relationships: [SegueCase] { cases.filter { $0.kind == .relationship } }

  /// The access of a written type's members that are to be seen where the type is, with a space.
  var visibleMemberAccess: String { segueAccess == "private " ? "" : segueAccess }

  /// `override ` where a superclass has the member, with a space.
  var overriding: String { isRoot ? "" : "override " }
}

extension SourceClass {
  /// Why nothing can be written for a class.
  enum Obstacle: Error {
    case noSuperclass
    /// The nested `enum Segue` has no case.
    case noSegues
  }

  /// Whether the class leaves its segues to generated code: it has no `enum Segue`.
  static func isGenerated(_ declaration: ClassDeclSyntax) -> Bool {
    declaration.inheritanceClause != nil && nestedEnum(of: declaration) == nil
  }

  /// Whether something can be written for the class's own `enum Segue`.
  static func hasSegues(_ declaration: ClassDeclSyntax) -> Bool {
    if case .success = segues(of: declaration) { true } else { false }
  }

  /// The class's `enum Segue`, or what stands in the way of writing anything.
  private static func segues(
    of declaration: ClassDeclSyntax
  ) -> Result<EnumDeclSyntax, Obstacle> {
    guard declaration.inheritanceClause != nil else { return .failure(.noSuperclass) }
    guard let segues = nestedEnum(of: declaration), !segues.memberBlock.members.isEmpty else {
      return .failure(.noSegues)
    }
    return .success(segues)
  }

  private static func nestedEnum(of declaration: ClassDeclSyntax) -> EnumDeclSyntax? {
    declaration.memberBlock.members.lazy
      .compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
  }

  /// Reads the class, and reports what stands in the macro's way.
  ///
  /// - Returns: Nil where nothing can be written.
  static func read(
    _ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) -> SourceClass? {
    let segues: EnumDeclSyntax
    switch Self.segues(of: declaration) {
    case .success(let found):
      segues = found
    case .failure(let obstacle):
      report(obstacle, to: declaration, in: context)
      return nil
    }
    let members = declaration.memberBlock.members
    let access = AccessLevel(declaration.modifiers).ofClass
    let segueAccess = min(access, AccessLevel(segues.modifiers))
    let prepare = HandWritten(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = HandWritten(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    Hook.reportOtherTypes(in: members, context)
    return SourceClass(
      name: declaration.name.text,
      isRoot: isRoot,
      access: access.modifier,
      segueAccess: segueAccess.nonoverridableModifier,
      // Where the enum is private to the class, so is the type, and its members with it.
      segueMemberAccess: segueAccess == .inScope ? "" : "fileprivate ",
      cases: SegueCaseReader(context: context).cases(of: segues),
      actions: ActionMethod.all(in: members),
      overridesPrepare: prepare.exists,
      overridesShouldPerform: shouldPerform.exists)
  }

  private static func report(
    _ obstacle: Obstacle, to declaration: ClassDeclSyntax, in context: some MacroExpansionContext
  ) {
    switch obstacle {
    case .noSuperclass:
      context.report(.noSuperclass(declaration.name.text), at: declaration.name)
    case .noSegues:
      context.report(.noSegues, at: declaration.name)
    }
  }
}
