internal import SourceFacts
internal import SwiftSyntax

extension TypeFact {
  /// Creates the fact of a type or extension, without members.
  init(
    _ kind: Kind, _ type: some DeclGroupSyntax, path: [String], at position: SourcePosition,
    where requirements: GenericWhereClauseSyntax?, in around: TypeFact?
  ) {
    self.init(kind: kind, path: (around?.path ?? []) + path, position: position)
    let attributes = Attributes(type.attributes)
    objectiveCName = attributes.objectiveCName
    inherited =
      type.inheritanceClause?.inheritedTypes.flatMap { TypeText.names(of: $0.type) } ?? []
    constraints = requirements.map(Self.constraints) ?? []
    exposesMembers =
      attributes.contains("objcMembers")
      || (attributes.contains("objc") && (kind == .extension || kind == .protocol))
    isSegueSource = attributes.contains("SegueSource")
    let modifiers = Modifiers(type.modifiers)
    isPrivate = around?.isPrivate == true || modifiers.isPrivate
    isForOtherModules = modifiers.isOpen || modifiers.isPublic && !modifiers.isFinal
    isUnfinished = type.memberBlock.rightBrace.presence == .missing
  }

  /// Whether it is an enumeration of strings.
  var isStringEnum: Bool {
    kind == .enum && ["String", "Swift.String"].contains(inherited.first)
  }

  /// The path of an extended type; that of `[Row]` is `Array`, and of `Row?` it is `Optional`.
  static func extended(_ type: TypeSyntax) -> [String] {
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
