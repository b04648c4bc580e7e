internal import SourceFacts
internal import SwiftSyntax

extension UseWalk {
  mutating func enter(_ choice: SwitchExprSyntax, in block: Int) {
    visit(choice.subject, in: block)
    let use = SwitchUse(
      subject: choice.subject, cases: addCases(of: choice, in: block), block: block)
    let number = blocks.add(use)
    for (index, entry) in use.cases.enumerated() {
      blocks.addKnowledge(.chosen(index: index, switch: number), in: entry.block)
      if case .case(let label) = entry.syntax.label {
        for item in label.caseItems {
          match(
            item.pattern, against: choice.subject, in: entry.block, around: block,
            from: item.pattern.endPosition.utf8Offset)
          visit(item.whereClause, in: entry.block)
        }
      }
      visit(entry.syntax.statements, in: entry.block)
    }
    guard use.cases.allSatisfy(\.syntax.breaksOnlyAtEnd) else { return }
    let reaching = use.cases.filter {
      !$0.syntax.statements.neverContinues || $0.syntax.endsInBreak
    }
    blocks.add(
      UseBlocks.Alternatives(
        block: block, range: choice.position.utf8Offset..<choice.endPosition.utf8Offset,
        branches: reaching.map(\.block)))
  }

  /// Returns the cases of a `switch`, also those in an `#if`, and adds a block for each.
  private mutating func addCases(of choice: SwitchExprSyntax, in block: Int) -> [SwitchUse.Case] {
    let start = choice.position.utf8Offset
    var cases: [SwitchUse.Case] = []
    var rest = Array(choice.cases.map { (element: $0, isConditional: false) }.reversed())
    while let (element, isConditional) = rest.popLast() {
      switch element {
      case .switchCase(let syntax):
        cases.append(
          SwitchUse.Case(
            syntax: syntax, isConditional: isConditional,
            isFallenInto: mayCompare(in: block) && cases.last?.syntax.fallsThrough == true,
            block: blocks.addBlock(in: block, at: start)))
      case .ifConfigDecl(let condition):
        for clause in condition.clauses.reversed() where !clause.isNeverCompiled {
          guard case .switchCases(let inner)? = clause.elements else { continue }
          rest += inner.map { (element: $0, isConditional: true) }.reversed()
        }
      }
    }
    return cases
  }

  /// Enters a pattern.
  ///
  /// Its names are declared in `block`, and its values are compared in the block around.
  mutating func match(
    _ pattern: PatternSyntax, against subject: ExprSyntax, in block: Int, around: Int,
    from offset: Int
  ) {
    // `case (a, b)` is matched part by part if the subject is a tuple expression too.
    if let parts = PatternMeaning.parts(of: pattern),
      let values = subject.as(TupleExprSyntax.self)?.elements, values.count > 1
    {
      guard values.count == parts.count else {
        return declareUnknown(pattern, in: block, from: offset)
      }
      for (part, value) in zip(parts, values) {
        matchOne(
          PatternMeaning(part), against: value.expression, in: block, around: around,
          from: offset)
      }
    } else {
      matchOne(
        PatternMeaning(pattern), against: subject, in: block, around: around,
        from: offset)
    }
  }

  private mutating func matchOne(
    _ meaning: PatternMeaning, against subject: ExprSyntax, in block: Int, around: Int,
    from offset: Int
  ) {
    switch meaning {
    case .value(let value):
      visit(value, in: around)
      noteComparison(of: subject, with: value, in: around)
    case .type(let type, let name):
      if let name { declare(name.nameText, as: [subject], in: block, at: around, from: offset) }
      found.casts.append(
        UseCandidates.Cast(
          subject: subject, type: Syntax(type), kind: .conditional, isPattern: true,
          block: block))
    case .binding(let name):
      declare(name.nameText, as: [subject], in: block, at: around, from: offset)
    case .caseWithValues(let value, let parts):
      for part in parts { declareUnknown(part, in: block, from: offset) }
      noteComparison(of: subject, with: value, in: around)
    case .anything, .nothing: break
    case .other(let syntax): declareUnknown(syntax, in: block, from: offset)
    }
  }

  private mutating func noteComparison(
    of subject: ExprSyntax, with pattern: ExprSyntax, in block: Int
  ) {
    guard mayCompare(in: block) else { return }
    found.comparisons.append(
      UseCandidates.Comparison(
        left: [subject], right: [pattern], isPattern: true, block: block))
  }
}

extension SwitchCaseSyntax {
  /// Whether the case may continue to the next case, from its end or from a branch.
  var fallsThrough: Bool {
    statements.tokens(viewMode: .sourceAccurate)
      .contains { token in
        guard token.tokenKind == .keyword(.fallthrough) else { return false }
        // Not of a `switch` inside the case.
        var parent = token.parent
        while let node = parent, !node.is(SwitchCaseSyntax.self) { parent = node.parent }
        return parent?.id == id
      }
  }

  fileprivate var endsInBreak: Bool { statements.last?.item.is(BreakStmtSyntax.self) == true }

  /// Whether no `break` skips a part of the case.
  ///
  /// It is false for a very long case, which isn't searched.
  fileprivate var breaksOnlyAtEnd: Bool {
    let tokens = Array(statements.tokens(viewMode: .sourceAccurate).prefix(1_000))
    let breaks = tokens.count { $0.tokenKind == .keyword(.break) }
    return tokens.count < 1_000 && breaks == (endsInBreak ? 1 : 0)
  }
}
