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
}
