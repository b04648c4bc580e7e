internal import SourceFacts
internal import SwiftSyntax

/// Reads what a file declares: types with their members, and globals.
///
/// It reads declarations only, not the bodies of functions. All branches of an `#if` are read, except for `#if false`.
struct DeclarationReader {
  private let memberReader: MemberReader
  /// The declarations that were read so far.
  private var facts = SourceFacts()

  /// Methods of UIKit that Swift 3 renamed, or whose first parameter has had no label since then.
  private static let unlabeled: Set<String> = [
    "didMoveToParentViewController", "drawRect", "numberOfSectionsInTableView", "prepareForSegue",
    "setEditing", "setHighlighted", "setSelected", "shouldPerformSegueWithIdentifier",
    "touchesBegan", "viewDidAppear", "viewDidDisappear", "viewWillAppear", "viewWillDisappear",
    "willMoveToParentViewController",
  ]

  /// Returns the facts of a file without the uses in it.
  static func facts(of file: SourceFileSyntax, in source: SourceText) -> SourceFacts {
    var reader = DeclarationReader(memberReader: MemberReader(source: source))
    var globals = Members()
    reader.read(file.statements, of: nil, into: &globals)
    reader.facts.globals = globals
    return reader.facts
  }

  private mutating func read(
    _ statements: CodeBlockItemListSyntax, of owner: TypeFact?, into members: inout Members
  ) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      read(declaration, of: owner, into: &members)
    }
  }

  private mutating func read(
    _ declaration: DeclSyntax, of owner: TypeFact?, into members: inout Members
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      memberReader.read(variable, of: owner, into: &members)
    case .functionDecl(let function):
      let method = memberReader.method(function, of: owner)
      if method.isOverride, method.legacySelector != nil, Self.unlabeled.contains(method.name) {
        facts.isBeforeSwift3 = true
      }
      members.methods.append(method)
    case .initializerDecl(let initializer):
      let parameter = initializer.signature.parameterClause.parameters.only
      if parameter?.firstName.text == "_", parameter?.secondName?.text == "rawValue" {
        members.storeRawValue = true
      }
    case .enumCaseDecl(let cases):
      memberReader.read(cases, of: owner, into: &members)
    case .typeAliasDecl(let alias):
      members.aliases.append(memberReader.alias(alias))
    case .ifConfigDecl(let condition):
      read(condition, of: owner, into: &members)
    case .classDecl(let type): read(.class, type, of: owner)
    case .structDecl(let type): read(.struct, type, of: owner)
    case .enumDecl(let type): read(.enum, type, of: owner)
    case .actorDecl(let type): read(.actor, type, of: owner)
    case .protocolDecl(let type):
      var fact = TypeFact(
        .protocol, type, path: [type.name.nameText], at: position(of: type.name),
        where: type.genericWhereClause, in: owner)
      fact.genericParameters = type.memberBlock.members.compactMap {
        $0.decl.as(AssociatedTypeDeclSyntax.self)?.name.nameText
      }
      add(fact, type)
    case .extensionDecl(let type):
      let fact = TypeFact(
        .extension, type, path: TypeFact.extended(type.extendedType),
        at: position(of: type.extendedType), where: type.genericWhereClause, in: owner)
      add(fact, type)
    default: break
    }
  }

  private mutating func read(
    _ condition: IfConfigDeclSyntax, of owner: TypeFact?, into members: inout Members
  ) {
    for clause in condition.clauses where !clause.isNeverCompiled {
      switch clause.elements {
      case .statements(let statements): read(statements, of: owner, into: &members)
      case .decls(let list):
        for member in list { read(member.decl, of: owner, into: &members) }
      default: break
      }
    }
  }

  /// Reads a type that may be generic.
  private mutating func read(
    _ kind: TypeFact.Kind,
    _ type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    of owner: TypeFact?
  ) {
    var fact = TypeFact(
      kind, type, path: [type.name.nameText], at: position(of: type.name),
      where: type.genericWhereClause, in: owner)
    fact.isGeneric = type.genericParameterClause != nil
    fact.genericParameters = type.genericParameterClause?.parameters.map(\.name.nameText) ?? []
    add(fact, type)
  }

  private func position(of name: some SyntaxProtocol) -> SourcePosition {
    memberReader.source.position(of: name)
  }

  /// Adds a type, and reads its members.
  private mutating func add(_ fact: TypeFact, _ type: some DeclGroupSyntax) {
    let index = facts.types.count
    facts.types.append(fact)
    var members = Members()
    for member in type.memberBlock.members { read(member.decl, of: fact, into: &members) }
    facts.types[index].members = members
  }
}
