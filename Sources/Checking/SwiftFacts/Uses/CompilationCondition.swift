internal import SourceFacts
internal import SwiftSyntax

extension CompilationCondition {
  /// Reads the condition of an `#if` in Swift.
  init(_ expression: ExprSyntax) {
    self.init()
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.nameText,
        let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
        // `canImport(UIKit, _version: 9000)` may fail anywhere.
        call.arguments.count == 1
      else { return }
      read(name, of: argument.baseName.nameText)
    case .prefixOperatorExpr(let operation) where operation.operator.text == "!":
      self = CompilationCondition(operation.expression).negated
    case .tupleExpr(let tuple):
      guard let element = tuple.elements.first, tuple.elements.count == 1 else { return }
      self = CompilationCondition(element.expression)
    case .sequenceExpr(let sequence): read(sequence)
    default: break
    }
  }

  private mutating func read(_ name: String, of argument: String) {
    switch (name, argument) {
    case ("os", "iOS"): self = CompilationCondition(only: .iOS)
    case ("os", "macOS"), ("os", "OSX"): self = CompilationCondition(only: .macOS)
    case ("os", "tvOS"): self = CompilationCondition(only: .tvOS)
    case ("os", "watchOS"): self = CompilationCondition(only: .watchOS)
    case ("os", "visionOS"), ("os", "xrOS"): self = CompilationCondition(only: .visionOS)
    case ("os", _): self = CompilationCondition(only: [])
    case ("targetEnvironment", "macCatalyst"): holds = .iOS
    case ("canImport", "UIKit"): self = CompilationCondition(only: .withUIKit)
    default: break
    }
  }

  /// Operands with `&&` and `||` between them, which the parser leaves in a row.
  private mutating func read(_ sequence: SequenceExprSyntax) {
    let operators = sequence.elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    guard operators.allSatisfy({ ["&&", "||"].contains($0) }) else { return }
    self = CompilationCondition(only: [])
    for alternative in sequence.elements.split(whereSeparator: { $0.isOperator("||") }) {
      let operands = alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }
      self = or(
        operands.reduce(CompilationCondition(only: .all)) { $0.and(CompilationCondition($1)) })
    }
  }
}
