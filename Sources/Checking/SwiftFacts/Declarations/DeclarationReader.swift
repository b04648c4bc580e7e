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
    default:
      if let header = TypeHeader(declaration) { read(header, context) }
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

  private mutating func read(_ header: TypeHeader, _ context: DeclarationContext) {
    var fact = header.fact(in: context, members.source)
    let index = facts.types.count
    facts.types.append(fact)
    var inside = context
    inside.path = fact.path
    inside.isPrivate = fact.isPrivate
    inside.isProtocol = fact.kind == .protocol
    inside.isStringEnum =
      fact.kind == .enum && ["String", "Swift.String"].contains(fact.inherited.first)
    read(header.members, inside, into: &fact.members)
    facts.types[index].members = fact.members
  }
}

/// The type around a declaration.
struct DeclarationContext {
  var path: [String] = []
  var isPrivate = false
  /// Whether the enclosing type is a protocol, whose members have no values.
  var isProtocol = false
  /// Whether the enclosing type is an enumeration of strings.
  var isStringEnum = false
}
