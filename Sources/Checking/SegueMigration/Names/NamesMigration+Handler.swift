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
    // The conformance, and each call of a query, in all files with a part of the class.
    for path in paths.sorted() {
      guard let source = sources.source(at: path) else { throw .unreadable(type.location) }
      var byteEdits = edits[path] ?? ByteEdits()
      for token in source.tree.tokens(viewMode: .sourceAccurate) {
        if token.text == name, let written = token.parent?.parent?.as(InheritedTypeSyntax.self),
          let owner = written.parent?.parent?.parent, type.isDeclared(by: owner)
        {
          byteEdits.replace(written.type.range, with: protocolName)
          isReplaced = true
        }
        guard lost.contains(token.text) || Self.queries.contains(token.text),
          let call = Self.call(of: token), type.contains(token), !byteEdits.change(call.range)
        else { continue }
        if lost.contains(token.text) { throw .lostMethod(token.text, source.location(of: call)) }
        Self.replaceQuery(token, call, &byteEdits)
      }
      if !byteEdits.isEmpty { edits[path] = byteEdits }
    }
    guard isReplaced else { throw .unreadable(type.location) }
  }

  /// Turns `segueIdentifierForSegue(segue)` into `segueIdentifier(for: segue)`.
  private static func replaceQuery(
    _ method: TokenSyntax, _ call: FunctionCallExprSyntax, _ edits: inout ByteEdits
  ) {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      argument.label?.text != "for"
    else { return }
    edits.replace(method.range, with: "segueIdentifier")
    edits.replace(argument.start..<argument.expression.start, with: "for: ")
  }

  /// Returns the methods that a class has only because it conforms to the app's own protocol, and
  /// that this library's protocol lacks.
  private func methods(of name: String, without type: StringlyClass) -> Set<String> {
    let owners = app.code.table.types.filter { $0.kind == .protocol && $0.path == [name] }
    return Set(owners.flatMap { $0.methods.map(\.fact.name) })
      .subtracting(Self.queries.union(["performSegue"]))
      .subtracting(type.type.methods.map(\.fact.name))
  }

  /// Returns the call `method(…)` or `self.method(…)` that a token names the method of.
  private static func call(of method: TokenSyntax) -> FunctionCallExprSyntax? {
    guard let name = method.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var callee = ExprSyntax(name)
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName == name {
      guard member.base?.trimmedDescription == "self" else { return nil }
      callee = ExprSyntax(member)
    }
    let call = callee.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression == callee ? call : nil
  }
}
