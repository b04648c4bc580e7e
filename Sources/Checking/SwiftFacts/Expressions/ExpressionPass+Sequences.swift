internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// Operands and operators in a row, as the parser leaves them: `a ? b : c ?? d + e as! String`.
  ///
  /// The elements before `start` are skipped.
  func sequence(_ sequence: SequenceExprSyntax, from start: Int = 0) -> Expression {
    guard sequence.elements.count <= Self.longestSequence else { return unknown(sequence) }
    return operation(Array(sequence.elements)[start...]) ?? unknown(sequence)
  }

  private static let longestSequence = 200

  /// Returns the value of operands and operators, such as the right side of an assignment.
  ///
  /// It splits at the operator that binds least tightly: `? :`, then `??`, then casts, then `+`.
  func operation(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    guard elements.count <= Self.longestSequence else { return nil }
    // This is a loop, because `a ? b : c ? d : …` can have any length.
    var outcomes: [Expression] = []
    var rest = elements
    while let index = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = rest[index].as(UnresolvedTernaryExprSyntax.self)
    {
      if rest[..<index].contains(where: { $0.is(AssignmentExprSyntax.self) }) { return nil }
      outcomes.append(read(ternary.thenExpression))
      rest = rest[(index + 1)...]
    }
    guard let last = alternatives(rest) else { return nil }
    return choice(outcomes + [last])
  }

  private func alternatives(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    var values: [Expression] = []
    for part in elements.split(whereSeparator: { $0.isOperator("??") }) {
      guard let value = sum(part) else { return nil }
      values.append(value)
    }
    return choice(values)
  }

  private func sum(_ elements: ArraySlice<ExprSyntax>) -> Expression? {
    var operands = elements
    if let cast = elements.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      let after = elements[cast...].dropFirst(2)
      // `x as? A as? B` is still a cast; nothing else may follow.
      guard after.allSatisfy({ $0.is(UnresolvedAsExprSyntax.self) || $0.is(TypeExprSyntax.self) })
      else { return nil }
      operands = elements[..<cast]
    }
    var parts: [Expression] = []
    for (offset, element) in operands.enumerated() {
      if offset.isMultiple(of: 2) {
        parts.append(read(element))
      } else if !element.isOperator("+") {
        return nil
      }
    }
    return parts.count > 1 ? concatenation(parts) : parts.first
  }
}
