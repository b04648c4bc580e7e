internal import Findings
internal import SegueChecking
internal import SwiftSyntax

/// A call that performs a segue by its identifier.
struct PerformCall {
  let source: ParsedSource
  let node: FunctionCallExprSyntax
  private let identifier: LabeledExprSyntax
  private let callee: TokenSyntax

  /// - Throws: ``Refusal`` if the call has another form than the frameworks' and SwiftGen's.
  init(_ use: PerformUse, _ identifier: String, _ sources: SourceCache) throws(Refusal) {
    guard let source = sources.source(at: use.location.file),
      let token = source.token(at: use.location),
      let argument = token.nearest(LabeledExprSyntax.self),
      argument.expression.start == token.start,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first == argument, call.arguments.count <= 2,
      let callee = PerformRewriting.performer(in: call)
    else { throw .valueNotAtHand(identifier, use.location) }
    self.source = source
    node = call
    self.identifier = argument
    self.callee = callee
  }

  var sender: ExprSyntax? { node.arguments.dropFirst().first?.expression }

  /// Rewrites the call to perform a case, given as code with its value.
  func perform(_ code: String, passesSender: Bool = true, _ edits: inout ByteEdits) {
    edits.replace(identifier.start..<identifier.expression.end, with: code)
    if !passesSender, let sender {
      edits.replace(identifier.expression.end..<sender.end, with: "")
    }
    if callee.text != "performSegue" { edits.replace(callee.range, with: "performSegue") }
  }

  /// Returns code that asks the class's method for the value for the sender, and performs the case
  /// with that value.
  ///
  /// - Returns: Nil if the call is part of an expression, or if its sender can't be written twice.
  func asking(named name: String) -> String? {
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    let from = sender.map { source.text(of: $0) } ?? "nil"
    guard from.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    var base = ""
    if let object = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      // In a closure, a variable may refer to the object of the class: `self?`, `me`.
      let name = object.as(OptionalChainingExprSyntax.self)?.expression ?? object
      guard name.is(DeclReferenceExprSyntax.self) else { return nil }
      base = "\(object.trimmedDescription)."
    }
    let value = from.split(separator: ".").contains("input") ? "value" : "input"
    let head = "if let \(value) = \(base)\(name)Input(from: \(from)) {"
    let body =
      "\(base)performSegue(.\(name)(\(value))"
      + (sender == nil ? ")" : ", sender: \(from))")
    guard source.beginsLine(node.start) else { return "\(head) \(body) }" }
    let indentation = source.lineEnd + source.indentation(at: node.start)
    return head + indentation + source.unit + body + indentation + "}"
  }
}
