internal import SourceFacts
internal import SwiftSyntax

extension UseWalk {
  /// Operands and operators in a row, as the parser leaves them.
  mutating func enter(_ sequence: SequenceExprSyntax, in block: Int) {
    let elements = Array(sequence.elements)
    guard elements.count > 2 else { return visit(elements, in: block) }
    if elements[1].is(AssignmentExprSyntax.self) {
      let value = elements[2...]
      assign(Array(value), to: elements[0], in: block)
      noteSetting(of: elements[0], to: value, in: block)
      if !elements[0].is(DeclReferenceExprSyntax.self) { visit(elements[0], in: block) }
      enter(value, in: block)
    } else if let operation = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      operation.hasSuffix("="), !Self.comparisons.contains(operation)
    {
      changed(elements[0], in: block)
      enter(elements[2...], in: block)
    } else {
      enter(elements[...], in: block)
    }
  }

  /// Notes a value that is assigned to a restoration identifier, or to a property with `segue` in its name.
  private mutating func noteSetting(
    of target: ExprSyntax, to value: ArraySlice<ExprSyntax>, in block: Int
  ) {
    guard let property = target.lastName, words.occur(in: property),
      NavigationWords.ofSegues.areIn(property.baseName.text) || property.isRestorationIdentifier
    else { return }
    found.settings.append(
      UseCandidates.Setting(property: property, value: Array(value), block: block))
  }

  /// Notes a key path of a restoration identifier, by which code may set any identifier.
  mutating func enter(_ path: KeyPathExprSyntax, in block: Int) {
    for case .property(let property) in path.components.map(\.component)
    where property.declName.isRestorationIdentifier {
      found.settings.append(
        UseCandidates.Setting(
          property: property.declName, value: [ExprSyntax(path)], block: block))
    }
    visitChildren(of: path, in: block)
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  private mutating func visit(_ elements: some Sequence<ExprSyntax>, in block: Int) {
    for element in elements where !element.is(TypeExprSyntax.self) { visit(element, in: block) }
  }

  /// Enters the parts that `?:`, `||`, `&&` and `??` connect.
  ///
  /// A part runs only if the earlier parts are true or false, as the operator demands, or if the casts in them fail.
  private mutating func enter(_ elements: ArraySlice<ExprSyntax>, in block: Int) {
    guard mayCompare(in: block) else { return enterCasts(elements, in: block) }
    var rest = elements
    var block = block
    while let index = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = rest[index].as(UnresolvedTernaryExprSyntax.self)
    {
      let question = rest[..<index]
      enterParts(question, in: block)
      let inner = blocks.addBlock(in: block, at: ternary.position.utf8Offset)
      blocks.addKnowledge(.expression(Array(question), isTrue: true, block: block), in: inner)
      visit(ternary.thenExpression, in: inner)
      let otherwise = blocks.addBlock(in: block, at: ternary.position.utf8Offset)
      blocks.addKnowledge(.expression(Array(question), isTrue: false, block: block), in: otherwise)
      block = otherwise
      rest = rest[(index + 1)...]
    }
    enterParts(rest, in: block)
  }

  /// Enters the parts between operators, which are listed from the loosest to the tightest.
  private mutating func enterParts(
    _ elements: ArraySlice<ExprSyntax>, separatedBy operators: [String] = ["||", "&&", "??"],
    in block: Int
  ) {
    guard let separator = operators.first,
      separator != "??" || !elements.contains(where: \.isComparison)
    else { return enterCasts(elements, in: block) }
    var block = block
    let parts = elements.split { $0.isOperator(separator) }
    for (index, part) in parts.enumerated() {
      enterParts(part, separatedBy: Array(operators.dropFirst()), in: block)
      guard index + 1 < parts.count, index < Self.mostParts, let last = part.last else { continue }
      let inner = blocks.addBlock(in: block, at: last.endPosition.utf8Offset)
      let known: Condition =
        separator == "??"
        ? .failedCast(Array(part), block: block)
        : .expression(Array(part), isTrue: separator == "&&", block: block)
      blocks.addKnowledge(known, in: inner)
      block = inner
    }
  }

  /// The maximum number of parts of one expression whose results are known in the later parts.
  private static let mostParts = 16

  /// Casts and comparisons.
  private mutating func enterCasts(_ elements: ArraySlice<ExprSyntax>, in block: Int) {
    visit(elements, in: block)
    let elements = Array(elements)
    var isComparing = false
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      if let cast = CastOperation(at: index, in: elements) {
        found.casts.append(
          UseCandidates.Cast(
            subject: cast.subject, type: Syntax(cast.type), kind: cast.kind, block: block))
      } else if !isComparing, element.isComparison, mayCompare(in: block) {
        // A second comparison in a row doesn't compile.
        isComparing = true
        found.comparisons.append(
          UseCandidates.Comparison(
            left: Array(elements[..<index]), right: Array(elements[(index + 1)...]), block: block))
      }
    }
  }

  /// Enters a call, and notes it if it may become a fact.
  mutating func enter(_ call: FunctionCallExprSyntax, in block: Int) {
    visitChildren(of: call, in: block)
    if words.occur(in: call), call.concernsNavigation {
      found.calls.append(UseCandidates.Call(syntax: call, block: block))
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return }
    let name = access.declName.baseName.text
    if Self.changing.contains(name) {
      let changedBase =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      if changedBase.is(DeclReferenceExprSyntax.self) { changed(changedBase, in: block) }
    }
    guard mayCompare(in: block) else { return }
    switch CallCondition(call) {
    case .isOfClass(let subject, let type, _)?:
      guard blocks.function(of: block).seesSegue else { return }
      found.casts.append(
        UseCandidates.Cast(
          subject: subject, type: Syntax(type), kind: .conditional, block: block))
    case .equals(let subject, let values)?:
      for value in values {
        found.comparisons.append(
          UseCandidates.Comparison(left: [subject], right: [value], block: block))
      }
    case nil: break
    }
  }

  /// Methods that change a string, a collection or a Boolean.
  private static let changing: Set<String> = [
    "append", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast",
    "removeSubrange", "replace", "replaceSubrange", "reverse", "sort", "toggle", "trimPrefix",
  ]
}

extension DeclReferenceExprSyntax {
  /// Whether it is the property that has a restoration identifier.
  var isRestorationIdentifier: Bool { baseName.text == RestorationWords.property }
}

extension ExprSyntax {
  /// Whether it is an infix operator of that name.
  func isOperator(_ text: String) -> Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }
}
