internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// A class that `@SegueSource` stands on and that has no `enum Segue`: `segues generate` writes its segues.
struct GeneratedSourceClass: SegueSourceClass {
  var name: String
  /// The type with the generated segues, as the class names it: `ListViewControllerSegues`.
  var segues: String
  /// Whether no superclass is a segue source: the class then starts the chain.
  var isRoot: Bool
  /// The access of members that satisfy a protocol or override: the class's own, with a space.
  var access: String
  /// The access of members that mention generated types, with a space.
  ///
  /// The macro can't see theirs. It is that of a `typealias Segue` that the class writes by itself,
  /// else internal: with `public typealias Segue = ListViewControllerSegues.Segue` a public class
  /// whose segues were generated as public has public members.
  var segueAccess: String
  /// Whether the class writes the alias by itself.
  var hasAlias: Bool
  var actions: [ActionMethod]
  var overridesPrepare: Bool
  var overridesShouldPerform: Bool
  /// Where the class names its segues.
  var line: SourceLine?

  // The macro can't see whether the storyboard has any.
  var hasChildren: Bool { true }

  /// Reads the class, and reports what stands in the macro's way.
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
    let prepare = HandWritten(.prepare, in: members, isRoot: isRoot)
    let shouldPerform = HandWritten(.shouldPerformSegue, in: members, isRoot: isRoot)
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

  /// Whether the class says which generated segues are its own.
  static func namesSegues(_ declaration: ClassDeclSyntax) -> Bool {
    segues(of: declaration) != nil
  }

  /// The type before `.Source` among what the class conforms to.
  private static func segues(of declaration: ClassDeclSyntax) -> (String, Syntax)? {
    for inherited in declaration.inheritanceClause?.inheritedTypes ?? [] {
      if let member = inherited.type.as(MemberTypeSyntax.self), member.name.text == "Source" {
        return (member.baseType.trimmedDescription, Syntax(inherited.type))
      }
    }
    return nil
  }
}

extension FixIt {
  /// Adds a protocol to what a class conforms to.
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
      message: SegueFixIt(message: "conform the class to '\(name)'"),
      changes: [
        .replace(
          oldNode: Syntax(clause), newNode: Syntax(clause.with(\.inheritedTypes, types)))
      ])
  }
}
