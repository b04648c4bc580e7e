internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// A class with `@SegueSource`: the properties on which its written members depend, whether its
/// segues are handwritten or generated.
struct SourceClass {
  let name: String
  /// Whether no superclass is a segue source, so that this class is the topmost one that routes.
  let isRoot: Bool
  private let level: AccessLevel
  private let segueLevel: AccessLevel
  let actions: [ActionMethod]
  let overridesPrepare: Bool
  let overridesShouldPerform: Bool

  /// Reads the class, and reports a handwritten override that doesn't route.
  ///
  /// - Parameters:
  ///   - declaration: The class.
  ///   - segueLevel: The access level of its segues, which may be more visible than the class.
  ///   - isRoot: Whether no superclass is a segue source.
  ///   - context: The expansion.
  init(
    _ declaration: ClassDeclSyntax, segueLevel: AccessLevel, isRoot: Bool,
    in context: some MacroExpansionContext
  ) {
    let members = declaration.memberBlock.members
    let prepare = RoutingMethod(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = RoutingMethod(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    name = declaration.name.text
    self.isRoot = isRoot
    level = AccessLevel(declaration.modifiers).ofClass
    self.segueLevel = min(level, segueLevel)
    actions = ActionMethod.all(in: members)
    overridesPrepare = prepare.exists
    overridesShouldPerform = shouldPerform.exists
  }
}

// Access modifiers, each followed by a space, or empty.
extension SourceClass {
  /// The access of members that satisfy a protocol or override a method: the class's own.
  var access: String { level.modifier }

  /// The access of a type that is as visible as the class, because a type can't be open.
  var typeAccess: String { level.nonoverridableModifier }

  /// The access of members that mention the segues.
  var segueAccess: String { segueLevel.nonoverridableModifier }

  /// The access of a written type's members that must be as visible as the type.
  ///
  /// If the segues are private to the class, so are the type and its members.
  var visibleMemberAccess: String { segueLevel == .inScope ? "" : segueAccess }

  /// The access of a written type's members that mention the segues and that the class uses.
  var segueMemberAccess: String { segueLevel == .inScope ? "" : "fileprivate " }

  /// Whether the segues' names are visible wherever the class is.
  var showsNames: Bool { segueAccess == typeAccess }
}

extension ClassDeclSyntax {
  /// Whether the class uses generated segues, because it has no `enum Segue`.
  var usesGeneratedSegues: Bool {
    superclass.map { !$0.isNoController && segues == nil } ?? false
  }

  /// The class's own segues.
  ///
  /// - Throws: The reason why nothing can be written for them.
  func declaredSegues() throws(SegueDiagnostic) -> EnumDeclSyntax {
    guard let superclass else { throw .noSuperclass(name.text) }
    if superclass.isNoController { throw .noController(name.text, superclass: superclass) }
    guard let segues, !segues.memberBlock.members.isEmpty else { throw .emptySegues }
    return segues
  }

  private var superclass: String? {
    inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }

  private var segues: EnumDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(EnumDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
  }
}

extension String {
  /// Whether this is the name of one of the system's classes without segues.
  fileprivate var isNoController: Bool {
    [
      "NSObject", "UIResponder", "UIControl", "UICollectionViewCell", "UITableViewCell", "UIView",
      "NSResponder", "NSControl", "NSTableCellView", "NSView", "NSWindow", "NSDocument",
    ].contains(self)
  }
}
