internal import SwiftSyntax

/// `segue.identifier == "x"`, or the same with `!=`, possibly inside a longer condition.
struct IdentifierComparison {
  let subject: ExprSyntax
  let value: ExprSyntax
  let isNegated: Bool
  /// Whether there is nothing else in the condition.
  let isAlone: Bool

  /// The comparison whose value begins with a token, or nil if it is not one with `==` or `!=`.
  init?(of token: TokenSyntax) {
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(ExprListSyntax.self) {
      guard parent.is(ExprSyntax.self), parent.start == token.start else { return nil }
      node = parent
    }
    guard let list = node.parent?.as(ExprListSyntax.self), let value = node.as(ExprSyntax.self),
      list.parent?.is(SequenceExprSyntax.self) == true,
      let index = list.firstIndex(of: value)
    else { return nil }
    let elements = list.map { $0 }
    let position = list.distance(from: list.startIndex, to: index)
    for step in [-1, 1] {
      guard elements.indices.contains(position + 2 * step),
        let operation = elements[position + step].as(BinaryOperatorExprSyntax.self),
        ["==", "!="].contains(operation.operator.text)
      else { continue }
      subject = elements[position + 2 * step]
      self.value = value
      isNegated = operation.operator.text == "!="
      isAlone = elements.count == 3
      return
    }
    return nil
  }
}

extension TokenSyntax {
  /// The `if` whose first condition contains the token; nil if there is none.
  var chosenIf: IfExprSyntax? {
    guard let element = nearest(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self), list.first == element
    else { return nil }
    return list.parent?.as(IfExprSyntax.self)
  }
}

extension IfExprSyntax {
  /// The `if` that begins the chain of `else if`s.
  var firstOfChain: IfExprSyntax {
    var first = self
    while let outer = first.parent?.as(IfExprSyntax.self),
      outer.elseBody?.as(IfExprSyntax.self) == first
    {
      first = outer
    }
    return first
  }
}
