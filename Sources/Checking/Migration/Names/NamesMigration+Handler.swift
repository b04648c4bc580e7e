internal import Findings
internal import SegueChecking
internal import SourceFacts
internal import SwiftSyntax

// Classes that conform to the app's own protocol that names segues, such as `SegueHandlerType`.
extension NamesMigration {
  /// The methods of such protocols that find the case of a segue.
  private static let queries: Set = ["segueIdentifier", "segueIdentifierForSegue"]

  /// Conforms a class to this library's protocol instead of its own, and calls its method.
  func replace(
    _ name: String, of type: StringlyClass, with protocolName: String,
    _ edits: inout [String: ByteEdits]
  ) throws(Refusal) {
    var paths = Set(type.type.methods.map { app.code.sources[$0.sourceFile].path })
    paths.formUnion(type.type.inherited.map { app.code.sources[$0.sourceFile].path })
    var isReplaced = false
    let lost = methods(of: name, without: type)
    for path in paths.sorted() {
      guard let source = sources.source(at: path) else { throw .unreadable(type.location) }
      var own = edits[path] ?? ByteEdits()
      let visitor = HandlerVisitor(of: type.name, viewMode: .sourceAccurate)
      visitor.walk(source.tree)
      for written in visitor.inherited where written.type.trimmedDescription == name {
        own.replace(written.type.range, with: protocolName)
        isReplaced = true
      }
      for call in visitor.calls {
        guard let callee = Self.ownMethod(in: call), !own.change(call.range) else { continue }
        if lost.contains(callee.text) { throw .lostMethod(callee.text, source.location(of: call)) }
        guard Self.queries.contains(callee.text),
          call.arguments.count == 1, let argument = call.arguments.first,
          argument.label?.text != "for"
        else { continue }
        own.replace(callee.range, with: "segueIdentifier")
        own.replace(
          argument.start..<argument.expression.start, with: "for: ")
      }
      if !own.isEmpty { edits[path] = own }
    }
    guard isReplaced else { throw .unreadable(type.location) }
  }

  /// Returns the methods that a class has only because it conforms to the app's own protocol, and
  /// that this library's protocol lacks.
  private func methods(of name: String, without type: StringlyClass) -> Set<String> {
    let owners = app.code.table.types.filter { $0.kind == .protocol && $0.path == [name] }
    return Set(owners.flatMap { $0.methods.map(\.fact.name) })
      .subtracting(Self.queries.union(["performSegue"]))
      .subtracting(type.type.methods.map(\.fact.name))
  }

  /// Returns the name of the method in `method(…)` or `self.method(…)`.
  private static func ownMethod(in call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    }
    return member.base?.trimmedDescription == "self" ? member.declName.baseName : nil
  }
}

/// Collects the conformances and calls in the declaration and the extensions of a class.
private final class HandlerVisitor: SyntaxVisitor {
  private let name: String
  private var depth = 0
  private(set) var inherited: [InheritedTypeSyntax] = []
  private(set) var calls: [FunctionCallExprSyntax] = []

  init(of name: String, viewMode: SyntaxTreeViewMode) {
    self.name = name
    super.init(viewMode: viewMode)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node.name.text == name.split(separator: ".").last.map(String.init), node.inheritanceClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) {
    if node.name.text == name.split(separator: ".").last.map(String.init) { depth -= 1 }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription == name, node.inheritanceClause)
  }

  override func visitPost(_ node: ExtensionDeclSyntax) {
    if node.extendedType.trimmedDescription == name { depth -= 1 }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 { calls.append(node) }
    return .visitChildren
  }

  private func enter(
    _ isWanted: Bool, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    if isWanted {
      depth += 1
      inherited += clause?.inheritedTypes.map { $0 } ?? []
    }
    return .visitChildren
  }
}
