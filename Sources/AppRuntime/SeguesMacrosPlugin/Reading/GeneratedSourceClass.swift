internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A class with `@SegueSource` but without an `enum Segue`, whose segues `segues generate` writes.
struct GeneratedSourceClass: SegueSourceClass {
  var name: String
  /// The name of the type with the generated segues, as the class writes it:
  /// `ListViewControllerSegues`.
  var segues: String
  /// Whether no superclass is a segue source, so that this class is the topmost one.
  var isRoot: Bool
  /// The access of members that satisfy a protocol or override a method: the class's own, with a
  /// space.
  var access: String
  /// The access of members that mention generated types, with a space.
  ///
  /// The macro can't see the access of generated types. It uses that of a `typealias Segue` in the
  /// class, or else internal. With `public typealias Segue = ListViewControllerSegues.Segue`, the
  /// members of a public class with public generated segues are public.
  var segueAccess: String
  /// Whether the class declares the alias itself.
  var hasAlias: Bool
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool
  /// The line on which the class names its segues.
  var line: SourceLine?

  // The macro can't see whether the storyboard has any.
  var hasChildren: Bool { true }

  /// Reads the class, and reports mistakes that prevent the macro from writing its members.
  ///
  /// - Returns: Nil if nothing can be written.
  static func read(
    _ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) -> GeneratedSourceClass? {
    guard let (segues, node) = segues(of: declaration) else {
      let name = "\(declaration.name.text)Segues.Source"
      context.report(
        .noSegues(declaration.name.text, adopting: name), at: declaration.name,
        fixIts: declaration.inheritanceClause.map { [.conforming($0, to: name)] } ?? [])
      return nil
    }
    let members = declaration.memberBlock.members
    let access = AccessLevel(declaration.modifiers).ofClass
    let alias = members.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
    let segueAccess = alias.map { AccessLevel($0.modifiers) } ?? .inModule
    let prepare = RoutingMethod(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = RoutingMethod(.shouldPerformSegue, in: members, isRoot: isRoot)
    for method in [prepare, shouldPerform] { method.reportMissingCall(in: context) }
    return GeneratedSourceClass(
      name: declaration.name.text,
      segues: segues,
      isRoot: isRoot,
      access: access.modifier,
      segueAccess: min(access, segueAccess).nonoverridableModifier,
      hasAlias: alias != nil,
      actions: ActionMethod.all(in: members),
      overridesPrepare: prepare.exists,
      overridesShouldPerform: shouldPerform.exists,
      line: SourceLine(of: node, in: context))
  }

  static func namesSegues(_ declaration: ClassDeclSyntax) -> Bool {
    segues(of: declaration) != nil
  }

  /// The type before `.Source` in the class's inheritance clause.
  private static func segues(of declaration: ClassDeclSyntax) -> (String, Syntax)? {
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      // As in `@preconcurrency ListViewControllerSegues.Source`.
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      if let member = type.as(MemberTypeSyntax.self), member.name.text == "Source" {
        return (member.baseType.trimmedDescription, Syntax(inherited.type))
      }
    }
    return nil
  }
}

extension FixIt {
  /// Adds a protocol to the class's inheritance clause.
  fileprivate static func conforming(_ clause: InheritanceClauseSyntax, to name: String) -> FixIt {
    var types = clause.inheritedTypes
    var added = InheritedTypeSyntax(type: TypeSyntax("\(raw: name)"))
    if let last = types.indices.last {
      added.trailingTrivia = types[last].trailingTrivia
      types[last].trailingTrivia = []
      types[last].trailingComma = .commaToken(trailingTrivia: .space)
    }
    types.append(added)
    return FixIt(
      "conform the class to '\(name)'", replacing: clause,
      with: clause.with(\.inheritedTypes, types))
  }
}
