internal import SourceFacts
internal import SwiftSyntax

/// Reads what a file declares: types with their members, and globals.
///
/// It reads declarations only, not the bodies of functions. All branches of an `#if` are read,
/// except for `#if false`.
struct DeclarationReader {
  private let members: MemberReader
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
    var reader = DeclarationReader(members: MemberReader(source: source))
    var globals = Members()
    reader.read(file.statements, DeclarationContext(), into: &globals)
    reader.facts.globals = globals
    return reader.facts
  }

  private mutating func read(
    _ statements: CodeBlockItemListSyntax, _ context: DeclarationContext,
    into members: inout Members
  ) {
    for statement in statements {
      guard case .decl(let declaration) = statement.item else { continue }
      read(declaration, context, into: &members)
    }
  }

  private mutating func read(
    _ list: MemberBlockItemListSyntax, _ context: DeclarationContext, into members: inout Members
  ) {
    for member in list { read(member.decl, context, into: &members) }
  }

  private mutating func read(
    _ declaration: DeclSyntax, _ context: DeclarationContext, into members: inout Members
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      self.members.read(variable, context, into: &members)
    case .functionDecl(let function):
      let method = self.members.method(function)
      if method.isOverride, method.legacySelector != nil, Self.unlabeled.contains(method.name) {
        facts.isBeforeSwift3 = true
      }
      members.methods.append(method)
    case .enumCaseDecl(let cases):
      self.members.read(cases, context, into: &members)
    case .typeAliasDecl(let alias):
      members.aliases.append(self.members.alias(alias))
    case .ifConfigDecl(let condition):
      read(condition, context, into: &members)
    case .classDecl(let type): read(.class, type, context)
    case .structDecl(let type): read(.struct, type, context)
    case .enumDecl(let type): read(.enum, type, context)
    case .actorDecl(let type): read(.actor, type, context)
    case .protocolDecl(let type):
      let fact = TypeFact(
        .protocol, type, path: [type.name.nameText], at: position(of: type.name),
        where: type.genericWhereClause, in: context)
      add(fact, type, context)
    case .extensionDecl(let type):
      let fact = TypeFact(
        .extension, type, path: TypeFact.extended(type.extendedType),
        at: position(of: type.extendedType), where: type.genericWhereClause, in: context)
      add(fact, type, context)
    default: break
    }
  }

  private mutating func read(
    _ condition: IfConfigDeclSyntax, _ context: DeclarationContext, into members: inout Members
  ) {
    for clause in condition.clauses where !clause.isNeverCompiled {
      switch clause.elements {
      case .statements(let statements): read(statements, context, into: &members)
      case .decls(let list): read(list, context, into: &members)
      default: break
      }
    }
  }

  /// Reads a type that may be generic.
  private mutating func read(
    _ kind: TypeFact.Kind,
    _ type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ context: DeclarationContext
  ) {
    var fact = TypeFact(
      kind, type, path: [type.name.nameText], at: position(of: type.name),
      where: type.genericWhereClause, in: context)
    fact.isGeneric = type.genericParameterClause != nil
    fact.genericParameters = type.genericParameterClause?.parameters.map(\.name.nameText) ?? []
    add(fact, type, context)
  }

  private func position(of name: some SyntaxProtocol) -> SourcePosition {
    members.source.position(of: name)
  }

  /// Adds a type, and reads its members.
  private mutating func add(
    _ fact: TypeFact, _ type: some DeclGroupSyntax, _ context: DeclarationContext
  ) {
    var fact = fact
    let index = facts.types.count
    facts.types.append(fact)
    var inside = context
    inside.path = fact.path
    inside.isPrivate = fact.isPrivate
    inside.isProtocol = fact.kind == .protocol
    inside.isStringEnum =
      fact.kind == .enum && ["String", "Swift.String"].contains(fact.inherited.first)
    read(type.memberBlock.members, inside, into: &fact.members)
    facts.types[index].members = fact.members
  }
}
