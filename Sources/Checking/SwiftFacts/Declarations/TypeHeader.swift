internal import SourceFacts
internal import SwiftSyntax

/// The parts that all declarations of types and extensions have.
struct TypeHeader {
  private let kind: TypeFact.Kind
  private let path: [String]
  private let name: Syntax
  private let attributes: AttributeListSyntax
  private let modifiers: DeclModifierListSyntax
  private let inheritance: InheritanceClauseSyntax?
  private let requirements: GenericWhereClauseSyntax?
  private let parameters: GenericParameterClauseSyntax?
  private let closingBrace: TokenSyntax
  let members: MemberBlockItemListSyntax

  /// Returns nil if the declaration does not declare or extend a type.
  init?(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): self.init(.class, type)
    case .structDecl(let type): self.init(.struct, type)
    case .enumDecl(let type): self.init(.enum, type)
    case .actorDecl(let type): self.init(.actor, type)
    case .protocolDecl(let type):
      self.init(
        .protocol, type, type.genericWhereClause, path: [type.name.nameText],
        at: Syntax(type.name), nil)
    case .extensionDecl(let type):
      self.init(
        .extension, type, type.genericWhereClause, path: Self.extended(type.extendedType),
        at: Syntax(type.extendedType), nil)
    default: return nil
    }
  }

  private init(
    _ kind: TypeFact.Kind,
    _ type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
  ) {
    self.init(
      kind, type, type.genericWhereClause, path: [type.name.nameText], at: Syntax(type.name),
      type.genericParameterClause)
  }

  private init(
    _ kind: TypeFact.Kind, _ type: some DeclGroupSyntax,
    _ requirements: GenericWhereClauseSyntax?, path: [String], at name: Syntax,
    _ parameters: GenericParameterClauseSyntax?
  ) {
    self.kind = kind
    self.path = path
    self.name = name
    self.requirements = requirements
    self.parameters = parameters
    attributes = type.attributes
    modifiers = type.modifiers
    inheritance = type.inheritanceClause
    closingBrace = type.memberBlock.rightBrace
    members = type.memberBlock.members
  }

  /// Returns the fact, without members.
  func fact(
    in context: DeclarationContext, _ source: SourceText
  ) -> TypeFact {
    let attributes = Attributes(attributes)
    var fact = TypeFact(
      kind: kind, path: context.path + path, position: source.position(of: name))
    fact.objectiveCName = attributes.objectiveCName
    fact.inherited =
      (inheritance?.inheritedTypes).map { types in
        types.flatMap { TypeText.names(of: $0.type) }
      } ?? []
    fact.constraints = requirements.map(Self.constraints) ?? []
    fact.isGeneric = parameters != nil
    fact.exposesMembers =
      attributes.contains("objcMembers")
      || (attributes.contains("objc") && (kind == .extension || kind == .protocol))
    fact.isSegueSource = attributes.contains("SegueSource")
    let modifiers = Modifiers(modifiers)
    fact.isPrivate = context.isPrivate || modifiers.isPrivate
    fact.isForOtherModules = modifiers.isOpen || modifiers.isPublic && !modifiers.isFinal
    fact.isUnfinished = closingBrace.presence == .missing
    return fact
  }

  /// The path of an extended type; that of `[Row]` is `Array`, and of `Row?` it is `Optional`.
  private static func extended(_ type: TypeSyntax) -> [String] {
    if type.is(OptionalTypeSyntax.self) { return ["Optional"] }
    if type.is(ArrayTypeSyntax.self) { return ["Array"] }
    if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if let name = type.as(IdentifierTypeSyntax.self) { return [name.name.nameText] }
    return TypeText.path(of: type) ?? [type.code]
  }

  /// The types that a `where` clause requires of `Self`.
  private static func constraints(_ clause: GenericWhereClauseSyntax) -> [String] {
    clause.requirements.flatMap { requirement -> [String] in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        guard isSelf(conformance.leftType) else { return [] }
        return TypeText.names(of: conformance.rightType)
      case .sameTypeRequirement(let equality):
        guard isSelf(TypeSyntax(equality.leftType)),
          let type = TypeSyntax(equality.rightType)
        else { return [] }
        return TypeText.names(of: type)
      default: return []
      }
    }
  }

  private static func isSelf(_ type: TypeSyntax?) -> Bool {
    type?.as(IdentifierTypeSyntax.self)?.name.text == "Self"
  }
}
