internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// The segues of a class without an `enum Segue`, which `segues generate` writes.
struct GeneratedSegues {
  let source: SourceClass
  /// The name of the type with the segues, as the class writes it: `ListViewControllerSegues`.
  let type: String
  /// Whether the class declares `typealias Segue` itself.
  let hasAlias: Bool
  /// The line on which the class names its segues.
  let line: SourceLine?

  /// Reads the class, and reports its mistakes; nil if nothing can be written.
  ///
  /// The macro can't see the access of generated types. It uses that of a `typealias Segue` in the
  /// class, or else internal. With `public typealias Segue = ListViewControllerSegues.Segue`, the
  /// members of a public class with public generated segues are public.
  init?(of declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext) {
    guard let (type, node) = declaration.generatedSegues else {
      let name = "\(declaration.name.text)Segues.Source"
      context.report(
        .noSegues(declaration.name.text, adopting: name), at: declaration.name,
        fixIts: declaration.inheritanceClause.map { [.conforming($0, to: name)] } ?? [])
      return nil
    }
    let alias = declaration.memberBlock.members.lazy
      .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
      .first { $0.name.text == "Segue" }
    source = SourceClass(
      declaration, segueLevel: alias.map { AccessLevel($0.modifiers) } ?? .inModule,
      isRoot: isRoot, in: context)
    self.type = type
    hasAlias = alias != nil
    line = SourceLine(of: node, in: context)
  }
}

extension ClassDeclSyntax {
  /// The type before `.Source` in the class's inheritance clause.
  var generatedSegues: (name: String, node: TypeSyntax)? {
    for inherited in inheritanceClause?.inheritedTypes ?? [] {
      // As in `@preconcurrency ListViewControllerSegues.Source`.
      let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
      if let member = type.as(MemberTypeSyntax.self), member.name.text == "Source" {
        return (member.baseType.trimmedDescription, inherited.type)
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
