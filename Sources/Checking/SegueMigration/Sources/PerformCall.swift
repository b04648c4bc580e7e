internal import Findings
internal import SegueChecking
internal import SwiftSyntax

/// A call that performs a segue by its identifier.
struct PerformCall {
  /// The functions that a call of ``performSegue`` can replace: UIKit's, SwiftGen's, and those of
  /// handwritten protocols.
  private static let functions: Set = ["perform", "performSegue", "performSegueWithIdentifier"]
  private static let performSegue = "performSegue"

  let source: ParsedSource
  let node: FunctionCallExprSyntax
  private let identifier: LabeledExprSyntax
  private let callee: TokenSyntax

  /// The call whose first argument is an identifier, or nil if it isn't one of ``functions``.
  init?(_ identifier: LabeledExprSyntax, in source: ParsedSource) {
    guard let call = identifier.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.arguments.first == identifier
    else { return nil }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let callee = member?.declName.baseName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      Self.functions.contains(callee.text), member?.base?.is(SuperExprSyntax.self) != true
    else { return nil }
    self.source = source
    node = call
    self.identifier = identifier
    self.callee = callee
  }

  /// - Throws: ``Refusal`` if the call has another form than the frameworks' and SwiftGen's.
  init(_ use: PerformUse, _ identifier: String, _ sources: SourceCache) throws(Refusal) {
    guard let source = sources.source(at: use.location.file),
      let argument = Self.identifier(of: use, in: source),
      let call = PerformCall(argument, in: source), call.node.arguments.count <= 2
    else { throw .valueNotAtHand(identifier, use.location) }
    self = call
  }

  /// Returns the argument that is the identifier of a use.
  static func identifier(of use: PerformUse, in source: ParsedSource) -> LabeledExprSyntax? {
    guard let token = source.token(at: use.location),
      let argument = token.nearest(LabeledExprSyntax.self),
      argument.expression.start == token.start
    else { return nil }
    return argument
  }

  var sender: ExprSyntax? { node.arguments.dropFirst().first?.expression }

  /// Rewrites the call to perform a case, given as code with its value.
  func perform(_ code: String, passesSender: Bool = true, _ edits: inout ByteEdits) {
    edits.replace(identifier.expression.range, with: code)
    rename(&edits)
    if !passesSender, let sender {
      edits.replace(identifier.expression.end..<sender.end, with: "")
    }
  }

  /// Removes the label of the identifier, and calls `performSegue`.
  func rename(_ edits: inout ByteEdits) {
    if identifier.label != nil {
      edits.replace(identifier.start..<identifier.expression.start, with: "")
    }
    if callee.text != Self.performSegue { edits.replace(callee.range, with: Self.performSegue) }
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
