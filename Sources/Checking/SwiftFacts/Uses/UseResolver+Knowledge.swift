internal import SourceFacts
internal import SwiftSyntax

extension UseResolver {
  /// Returns what is known about the segue at an offset, from outer conditions to inner ones.
  mutating func known(in block: Int, at offset: Int) -> SegueKnowledge {
    guard blocks.function(of: block).seesSegue else { return SegueKnowledge() }
    var result = SegueKnowledge()
    // Forgetting a condition is safe, and real code never nests this many.
    for condition in blocks.knowledge(in: block, at: offset, limit: 32).reversed() {
      let known = known(of: condition)
      for entry in known.identifiers where !result.identifiers.contains(entry) {
        result.identifiers.append(entry)
      }
      for entry in known.types where !result.types.contains(entry) {
        result.types.append(entry)
      }
    }
    return result
  }

  private mutating func known(of index: Int) -> SegueKnowledge {
    if let known = knowledge[index] { return known }
    let known =
      switch blocks.conditions[index] {
      case .element(let element, let block): self.known(element, isTrue: true, in: block)
      case .elements(let elements, let isTrue, let block):
        isTrue
          ? elements.prefix(32).reduce(SegueKnowledge()) {
            $0 + self.known($1, isTrue: true, in: block)
          } : knownOfFailed(elements, in: block)
      case .expression(let code, let isTrue, let block):
        self.known(code, isTrue: isTrue, in: block, depth: 0)
      case .failedCast(let code, let block): knownOfCast(code, isTrue: false, in: block)
      case .chosen(let index, let number): chosen(index, of: blocks.switches[number])
      }
    knowledge[index] = known
    return known
  }

  /// Returns what is known if at least one of the conditions fails.
  ///
  /// Something is known only if all but one of the conditions ask whether the segue has an identifier.
  private mutating func knownOfFailed(
    _ elements: ConditionElementListSyntax, in block: Int
  ) -> SegueKnowledge {
    guard elements.count <= 8 else { return SegueKnowledge() }
    if let only = elements.only { return known(only, isTrue: false, in: block) }
    var bound: [Expression] = []
    var others: [ConditionElementSyntax] = []
    for element in elements {
      if case .optionalBinding(let binding) = element.condition,
        let assigned = binding.initializer?.value,
        let subject = identifier(in: value(of: [assigned], in: block), for: block),
        subject.standIns.isEmpty
      {
        bound.append(subject.value)
      } else {
        others.append(element)
      }
    }
    guard let other = others.only else { return SegueKnowledge() }
    let known = known(other, isTrue: false, in: block)
    // A segue without an identifier has none of these identifiers either.
    return SegueKnowledge(
      identifiers: known.identifiers.filter { entry in
        entry.isNegated && bound.allSatisfy { $0 == entry.subject }
      })
  }

  private mutating func known(
    _ element: ConditionElementSyntax, isTrue: Bool, in block: Int
  ) -> SegueKnowledge {
    switch element.condition {
    case .expression(let expression):
      return known([expression], isTrue: isTrue, in: block, depth: 0)
    case .optionalBinding(let binding):
      let value = binding.initializer?.value.bare.as(SequenceExprSyntax.self)
      return knownOfCast(value.map { Array($0.elements) } ?? [], isTrue: isTrue, in: block)
    case .matchingPattern(let matching):
      return known(
        PatternMeaning(matching.pattern), of: matching.initializer.value,
        isTrue: isTrue, in: block)
    default: return SegueKnowledge()
    }
  }

  /// `let list = segue.destination as? List`.
  private mutating func knownOfCast(
    _ code: [ExprSyntax], isTrue: Bool, in block: Int
  ) -> SegueKnowledge {
    guard code.count == 3, let cast = CastOperation(at: 1, in: code) else {
      return SegueKnowledge()
    }
    return isOf(Syntax(cast.type), cast.subject, isTrue: isTrue, in: block)
  }

  /// Returns the knowledge that a value has a type, or doesn't.
  mutating func isOf(
    _ type: Syntax, _ subject: ExprSyntax, isTrue: Bool, in block: Int
  ) -> SegueKnowledge {
    guard let subject = controller(in: value(of: [subject], in: block)) else {
      return SegueKnowledge()
    }
    return SegueKnowledge(types: [
      TypeGuard(subject: subject, type: TypeText.written(type), isNegated: !isTrue)
    ])
  }

  /// Returns the value if it is a segue's destination, or a controller inside one.
  func controller(in value: Expression) -> Expression? {
    switch value {
    case .segue(let path): return path.first == "destination" ? value : nil
    case .choice(let values):
      return values.allSatisfy { controller(in: $0) != nil } ? value : nil
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// The expression inside parentheses, `try` and `await`.
  var bare: ExprSyntax {
    var expression = self
    for _ in 0..<64 {
      switch expression.as(ExprSyntaxEnum.self) {
      case .tupleExpr(let tuple):
        guard let only = tuple.elements.only, only.label == nil else { return expression }
        expression = only.expression
      case .tryExpr(let inner): expression = inner.expression
      case .awaitExpr(let inner): expression = inner.expression
      default: return expression
      }
    }
    return expression
  }
}
