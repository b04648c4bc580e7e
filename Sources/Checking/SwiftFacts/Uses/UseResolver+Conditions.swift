internal import SourceFacts
internal import SwiftSyntax

extension UseResolver {
  /// An operand of a comparison that identifies a segue.
  struct Subject {
    var value: Expression
    /// The values that replace a missing identifier: `segue.identifier ?? ""`.
    var standIns: [String]
  }

  /// A comparison of the identifier of a segue, or of a restoration identifier.
  struct Comparison {
    var subject: Expression
    /// The value that the identifier is compared with.
    var value: Expression
    /// The value's code, and the first element of it.
    var code: [ExprSyntax]
    var place: ExprSyntax
  }

  /// Returns the knowledge that follows from a condition being true, or false.
  mutating func known(
    _ code: [ExprSyntax], isTrue: Bool, in block: Int, depth: Int
  ) -> SegueKnowledge {
    guard depth < 32, let first = code.first else { return SegueKnowledge() }
    guard code.count > 1 else { return known(first.bare, isTrue, in: block, depth: depth) }
    if code.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return SegueKnowledge()
    }
    // `&&` binds more tightly, so a condition with both is split at `||` first.
    for separator in ["||", "&&"] where code.contains(where: { $0.isOperator(separator) }) {
      // All parts of a true `&&` are true, and all of a false `||` false.
      let holdsForAll = (separator == "&&") == isTrue
      guard holdsForAll || code.count(where: { $0.isOperator(separator) }) < 32 else {
        return SegueKnowledge()
      }
      let parts = code.split { $0.isOperator(separator) }.prefix(32).map {
        known(Array($0), isTrue: isTrue, in: block, depth: depth + 1)
      }
      return holdsForAll ? parts.reduce(SegueKnowledge(), +) : union(parts, isNegated: false)
    }
    return knownOfTest(code, isTrue: isTrue, in: block)
  }

  /// `x is List`, `type(of: x) == List.self` and `x == "list"`.
  private mutating func knownOfTest(
    _ code: [ExprSyntax], isTrue: Bool, in block: Int
  ) -> SegueKnowledge {
    if let cast = CastOperation(at: 1, in: code), code.count == 3 {
      guard code[1].is(UnresolvedIsExprSyntax.self) else { return SegueKnowledge() }
      return isOf(Syntax(cast.type), cast.subject, isTrue: isTrue, in: block)
    }
    guard let place = code.firstIndex(where: \.isComparison) else { return SegueKnowledge() }
    let isEqual = code[place].isOperator("==") == isTrue
    if code.count == 3, let (subject, type) = Self.classTest(code[0], code[2]) {
      // If the class is a different one, it may still be a subclass.
      return isEqual
        ? isOf(Syntax(type), subject, isTrue: true, in: block) : SegueKnowledge()
    }
    return equals(
      UseCandidates.Comparison(
        left: Array(code[..<place]), right: Array(code[(place + 1)...]), block: block),
      isTrue: isEqual)
  }

  /// `type(of: segue.destination) == List.self`, either way round.
  private static func classTest(
    _ left: ExprSyntax, _ right: ExprSyntax
  ) -> (subject: ExprSyntax, type: ExprSyntax)? {
    for (side, type) in [(left, right), (right, left)] {
      guard let call = side.as(FunctionCallExprSyntax.self),
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
        let argument = call.arguments.only, argument.label?.text == "of"
      else { continue }
      return (argument.expression, type)
    }
    return nil
  }

  private mutating func known(
    _ expression: ExprSyntax, _ isTrue: Bool, in block: Int, depth: Int
  ) -> SegueKnowledge {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count > 1 else { return SegueKnowledge() }
      return known(elements, isTrue: isTrue, in: block, depth: depth + 1)
    }
    if let prefixed = expression.as(PrefixOperatorExprSyntax.self),
      prefixed.operator.text == "!"
    {
      return known([prefixed.expression], isTrue: !isTrue, in: block, depth: depth + 1)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return SegueKnowledge() }
    switch CallCondition(call) {
    case .isOfClass(let subject, let type, let isExact)?:
      if isExact, !isTrue { return SegueKnowledge() }
      return isOf(Syntax(type), subject, isTrue: isTrue, in: block)
    case .equals(let subject, let values)?:
      let parts = values.map {
        equals(.init(left: [subject], right: [$0], block: block), isTrue: true)
      }
      return union(parts, isNegated: !isTrue)
    case nil: return SegueKnowledge()
    }
  }

  /// Returns the condition that one of several is true or, with `isNegated`, none.
  ///
  /// Something is known only if all of them are about one identifier.
  func union(_ parts: [SegueKnowledge], isNegated: Bool) -> SegueKnowledge {
    guard let subject = parts.first?.identifiers.first?.subject else { return SegueKnowledge() }
    var values: [Expression] = []
    for part in parts {
      // A part may have further conditions, which don't matter here.
      guard let entry = part.identifiers.first(where: { !$0.isNegated && $0.subject == subject })
      else { return SegueKnowledge() }
      values += entry.values
    }
    return SegueKnowledge(identifiers: [
      IdentifierGuard(values: values, isNegated: isNegated, subject: subject)
    ])
  }

  mutating func equals(_ sides: UseCandidates.Comparison, isTrue: Bool) -> SegueKnowledge {
    guard let comparison = comparison(sides) else { return SegueKnowledge() }
    return SegueKnowledge(identifiers: [
      IdentifierGuard(
        values: [comparison.value], isNegated: !isTrue, subject: comparison.subject)
    ])
  }

  /// Returns the comparison of what identifies a segue; nil for any other comparison.
  mutating func comparison(_ sides: UseCandidates.Comparison) -> Comparison? {
    let function = blocks.function(of: sides.block)
    return comparison(sides) { $0.identifiesSegue(of: function) }
  }

  /// The value if it identifies the segue.
  func identifier(in value: Expression, for block: Int) -> Subject? {
    let function = blocks.function(of: block)
    return Subject(value) { $0.identifiesSegue(of: function) }
  }

  /// Returns the comparison of a restoration identifier; nil for any other comparison.
  mutating func restoration(_ sides: UseCandidates.Comparison) -> Comparison? {
    let path = blocks.function(of: sides.block).restorationPath
    return comparison(sides) { $0.isRestorationIdentifier(in: path) }
  }

  private mutating func comparison(
    _ sides: UseCandidates.Comparison, _ isSubject: (Expression) -> Bool
  ) -> Comparison? {
    let left = value(of: sides.left, in: sides.block)
    let right = value(of: sides.right, in: sides.block)
    if let subject = Subject(left, isSubject) {
      guard Subject(right, isSubject) == nil else { return nil }
      return Comparison(subject, right, written: sides.right, isPattern: sides.isPattern)
    }
    guard !sides.isPattern, let subject = Subject(right, isSubject) else { return nil }
    return Comparison(subject, left, written: sides.left, isPattern: false)
  }
}

extension UseResolver.Comparison {
  fileprivate init?(
    _ subject: UseResolver.Subject, _ value: Expression, written code: [ExprSyntax],
    isPattern: Bool
  ) {
    guard let place = code.first else { return nil }
    switch value {
    case .nil, .segue: return nil
    // Such patterns ask for more than equality.
    case .call where isPattern, .unknown where isPattern: return nil
    case .string(let text) where subject.standIns.contains(text): return nil
    case .string: break
    default: if subject.standIns.contains(where: { !$0.isEmpty }) { return nil }
    }
    self.init(subject: subject.value, value: value, code: code, place: place)
  }
}

extension UseResolver.Subject {
  /// The subject in a value, with or without stand-ins for a missing identifier.
  fileprivate init?(_ value: Expression, _ isSubject: (Expression) -> Bool) {
    guard case .choice(let values) = value else {
      guard isSubject(value) else { return nil }
      self.init(value: value, standIns: [])
      return
    }
    var subjects: [Expression] = []
    var standIns: [String] = []
    for value in values {
      switch value {
      case .string(let text): standIns.append(text)
      case .nil: break
      default:
        guard isSubject(value) else { return nil }
        subjects.append(value)
      }
    }
    guard let subject = subjects.only else { return nil }
    self.init(value: subject, standIns: standIns)
  }
}

extension Expression {
  /// Whether the value is the segue, its identifier, a value derived from that, or a parameter that gets it.
  fileprivate func identifiesSegue(of function: UseFunction) -> Bool {
    switch self {
    case .segue([]), .segue(["identifier"]), .derivedIdentifier: true
    case .parameter(let index):
      function.identifierParameter == index || function.forwardedIdentifier == index
    default: false
    }
  }
}

extension ExprSyntax {
  var isComparison: Bool { isOperator("==") || isOperator("!=") }
}
