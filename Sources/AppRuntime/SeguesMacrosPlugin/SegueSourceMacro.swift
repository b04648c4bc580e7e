internal import SwiftSyntax
internal import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// `@SegueSource`: writes the members with which a controller performs and routes its segues.
enum SegueSourceMacro {}

extension SegueSourceMacro: MemberMacro {
  // Formatting would take a third of the time that a large app spends in its macros.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else {
      context.report(.notAClass, at: node)
      return []
    }
    // If a superclass already conforms, the compiler asks for no conformance.
    let isRoot = !protocols.isEmpty
    let members =
      declaration.usesGeneratedSegues
      ? generated(declaration, isRoot: isRoot, in: context)
      : written(declaration, isRoot: isRoot, in: context)
    return members.map { DeclSyntax("\(raw: $0)") }
  }

  /// The members of a class that has its own `enum Segue`.
  private static func written(
    _ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) -> [String] {
    do {
      let segues = try DeclaredSegues(of: declaration, isRoot: isRoot, in: context)
      return [segues.identifierEnum, segues.table]
        + segues.source.members(hasChildren: !segues.relationships.isEmpty) + segues.creation
        + [segues.source.actionTable.overrides]
    } catch {
      context.report(error, at: declaration.name)
      return []
    }
  }

  /// The members of a class whose segues are generated from its storyboards.
  private static func generated(
    _ declaration: ClassDeclSyntax, isRoot: Bool, in context: some MacroExpansionContext
  ) -> [String] {
    guard let segues = GeneratedSegues(of: declaration, isRoot: isRoot, in: context) else {
      return []
    }
    // The macro can't see whether the storyboard has children.
    return segues.aliases + segues.source.members(hasChildren: true)
      + [segues.source.actionTable.overrides]
  }
}

extension SegueSourceMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // If nothing can be written, the member macro reports why.
    guard let declaration = declaration.as(ClassDeclSyntax.self), !protocols.isEmpty,
      declaration.usesGeneratedSegues
        ? declaration.generatedSegues != nil : (try? declaration.declaredSegues()) != nil
    else { return [] }
    var conformance = try ExtensionDeclSyntax("extension \(type.trimmed): _SegueSource {}")
    // An extension can't be available where its class, or a type around that, isn't.
    let outer = context.lexicalContext.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
    conformance.attributes = (outer.flatMap(\.attributes) + declaration.attributes)
      .filter { $0.as(AttributeSyntax.self)?.name == "available" }
    // If the class is not a view controller, the compiler reports it at the class's name.
    if let line = SourceLine(of: declaration.name, in: context) {
      conformance.leadingTrivia = .unexpectedText(line.directive + "\n")
      conformance.trailingTrivia = .unexpectedText("\n" + SourceLine.end)
    }
    return [conformance]
  }
}
