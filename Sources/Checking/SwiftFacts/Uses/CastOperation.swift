internal import SourceFacts
internal import SwiftSyntax

/// `x as! List`, `x as? List` or `x is List` among operands and operators.
struct CastOperation {
  var subject: ExprSyntax
  var type: TypeSyntax
  var kind: CastFact.Kind

  /// The operation whose `as` or `is` is at an index.
  init?(at index: Int, in elements: [ExprSyntax]) {
    guard index > 0, index + 1 < elements.count,
      let type = elements[index + 1].as(TypeExprSyntax.self)?.type
    else { return nil }
    self.type = type
    if let operation = elements[index].as(UnresolvedAsExprSyntax.self) {
      // A plain `as` never fails.
      guard let mark = operation.questionOrExclamationMark else { return nil }
      kind = mark.tokenKind == .exclamationMark ? .forced : .conditional
    } else if elements[index].is(UnresolvedIsExprSyntax.self) {
      kind = .conditional
    } else {
      return nil
    }
    // In `x as? A as? B`, both are casts of `x`.
    var operand = index - 1
    while operand >= 2, elements[operand - 1].is(UnresolvedAsExprSyntax.self) {
      operand -= 2
      guard index - operand <= Self.longestChain else { return nil }
    }
    // An operator that binds more tightly than a cast changes the value that is cast.
    if operand > 0, let before = elements[operand - 1].as(BinaryOperatorExprSyntax.self),
      !Self.weaker.contains(before.operator.text)
    {
      return nil
    }
    subject = elements[operand]
  }

  /// The most expressions between a value and its last cast.
  ///
  /// Each cast looks back to the value, and there can be thousands of casts in a row.
  private static let longestChain = 32

  /// Operators that bind less tightly than a cast.
  private static let weaker: Set<String> = [
    "??", "==", "!=", "===", "!==", "&&", "||", "<", ">", "<=", ">=", "~=",
  ]
}
