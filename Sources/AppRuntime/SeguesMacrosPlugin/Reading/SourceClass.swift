internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class with `@SegueSource` and an `enum Segue`: everything on which the written members depend.
struct SourceClass: SegueSourceClass {
  var name: String
  /// Whether no superclass is a segue source, so that this class is the topmost one that routes.
  var isRoot: Bool
  /// The access of members that satisfy a protocol or override a method: the class's own, with a
  /// space.
  var access: String
  /// The access of members that mention the user's `enum Segue`, with a space.
  var segueAccess: String
  /// The access of a written type's members that mention `enum Segue` and that the class uses, with
  /// a space.
  var segueMemberAccess: String
  var cases: [SegueCase]
  /// The names of the methods that supply a segue's value.
  var answers: Set<String>
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool

  var relationships: [SegueCase] { cases.filter { $0.kind == .relationship } }
  var hasChildren: Bool { !relationships.isEmpty }

  /// The access of a written type's members that must be as visible as the type, with a space.
  var visibleMemberAccess: String { segueAccess == "private " ? "" : segueAccess }
}

extension SourceClass {
  /// A reason why nothing can be written for a class.
  enum Obstacle: Error {
    case noSuperclass
    /// The superclass is not a view controller.
    case noController(String)
    /// The nested `enum Segue` has no case.
    case noSegues
  }

  /// Whether the class uses generated segues, because it has no `enum Segue`.
  static func isGenerated(_ declaration: ClassDeclSyntax) -> Bool {
    guard let superclass = declaration.inheritanceClause?.inheritedTypes.first else { return false }
    return !isNoController(superclass.type.trimmedDescription) && nestedEnum(of: declaration) == nil
  }

  /// Whether the superclass is known to be one of the system's classes without segues.
  private static func isNoController(_ name: String) -> Bool {
    [
      "NSObject", "UIResponder", "UIControl", "UICollectionViewCell", "UITableViewCell", "UIView",
      "NSResponder", "NSControl", "NSTableCellView", "NSView", "NSWindow", "NSDocument",
    ].contains(name)
  }

  /// Whether anything can be written for the class's own `enum Segue`.
  static func hasSegues(_ declaration: ClassDeclSyntax) -> Bool {
    if case .success = segues(of: declaration) { true } else { false }
  }

  /// The class's `enum Segue`, or the reason why nothing can be written.
  private static func segues(
    of declaration: ClassDeclSyntax
  ) -> Result<EnumDeclSyntax, Obstacle> {
    guard let superclass = declaration.inheritanceClause?.inheritedTypes.first else {
      return .failure(.noSuperclass)
    }
    let name = superclass.type.trimmedDescription
    if isNoController(name) { return .failure(.noController(name)) }
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

  /// Reads the class, and reports mistakes that prevent the macro from writing its members.
  ///
  /// - Returns: Nil if nothing can be written.
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
    let prepare = RoutingMethod(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = RoutingMethod(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    let answers = Answers(in: members)
    let cases = SegueCaseReader(context: context).cases(of: segues)
    answers.reportMismatches(with: cases, of: declaration, in: context)
    return SourceClass(
      name: declaration.name.text,
      isRoot: isRoot,
      access: access.modifier,
      segueAccess: segueAccess.nonoverridableModifier,
      // If the enum is private to the class, so are the written type and its members.
      segueMemberAccess: segueAccess == .inScope ? "" : "fileprivate ",
      cases: cases,
      answers: answers.names(for: cases),
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
    case .noController(let superclass):
      context.report(
        .noController(declaration.name.text, superclass: superclass), at: declaration.name)
    case .noSegues:
      context.report(.emptySegues, at: declaration.name)
    }
  }
}
