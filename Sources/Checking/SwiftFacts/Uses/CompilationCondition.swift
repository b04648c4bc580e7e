internal import SourceFacts
internal import SwiftSyntax

/// The systems on which the condition of an `#if` may hold, and those on which it may fail.
///
/// A condition that depends on something else, such as `DEBUG`, may do both on any system.
struct CompilationCondition {
  private(set) var holds: Systems = .all
  private(set) var fails: Systems = .all

  init(_ expression: ExprSyntax) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.nameText,
        // `canImport(UIKit, _version: 9000)` may fail anywhere.
        let argument = call.arguments.only?.expression.as(DeclReferenceExprSyntax.self)
      else { return }
      read(name, of: argument.baseName.nameText)
    case .prefixOperatorExpr(let operation) where operation.operator.text == "!":
      let negated = CompilationCondition(operation.expression)
      (holds, fails) = (negated.fails, negated.holds)
    case .tupleExpr(let tuple):
      guard let element = tuple.elements.only else { return }
      self = CompilationCondition(element.expression)
    case .sequenceExpr(let sequence): read(sequence)
    default: break
    }
  }

  private mutating func read(_ name: String, of argument: String) {
    switch (name, argument) {
    case ("os", "iOS"): hold(only: .iOS)
    case ("os", "macOS"), ("os", "OSX"): hold(only: .macOS)
    case ("os", "tvOS"): hold(only: .tvOS)
    case ("os", "watchOS"): hold(only: .watchOS)
    case ("os", "visionOS"), ("os", "xrOS"): hold(only: .visionOS)
    case ("os", _): hold(only: [])
    case ("targetEnvironment", "macCatalyst"): holds = .iOS
    case ("canImport", "UIKit"): hold(only: Systems.all.subtracting(.macOS))
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): hold(only: .macOS)
    default: break
    }
  }

  private mutating func hold(only systems: Systems) {
    holds = systems
    fails = .all.subtracting(systems)
  }

  /// Operands with `&&` and `||` between them, which the parser leaves in a row.
  private mutating func read(_ sequence: SequenceExprSyntax) {
    let operators = sequence.elements.compactMap {
      $0.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    guard operators.allSatisfy({ ["&&", "||"].contains($0) }) else { return }
    (holds, fails) = ([], .all)
    for alternative in sequence.elements.split(whereSeparator: { $0.isOperator("||") }) {
      let operands = alternative.filter { !$0.is(BinaryOperatorExprSyntax.self) }
        .map(CompilationCondition.init)
      holds.formUnion(operands.reduce(.all) { $0.intersection($1.holds) })
      fails.formIntersection(operands.reduce([]) { $0.union($1.fails) })
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether no app has the code in it: `#if false`.
  var isNeverCompiled: Bool {
    condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
