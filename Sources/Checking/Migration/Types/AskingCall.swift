internal import SwiftSyntax

/// The code that asks the class's method for the value for a sender, and performs the segue with
/// that value.
struct AskingCall {
  let code: String

  /// Returns nil if the call is part of an expression, or if its sender can't be written twice.
  init?(_ performed: PerformCall, named name: String) {
    let call = performed.node
    let source = performed.source
    let sender = performed.sender
    guard call.parent?.is(CodeBlockItemSyntax.self) == true else { return nil }
    let from = sender.map { source.text(of: $0) } ?? "nil"
    guard from.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    var base = ""
    if let object = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
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
    guard source.beginsLine(call.start) else {
      code = "\(head) \(body) }"
      return
    }
    let indentation = source.lineEnd + source.indentation(at: call.start)
    code = head + indentation + source.unit + body + indentation + "}"
  }
}
