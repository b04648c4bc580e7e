internal import SourceFacts
internal import SwiftSyntax

extension UseResolver {
  /// Returns the knowledge that follows from a value matching a pattern, or not.
  mutating func known(
    _ meaning: PatternMeaning, of subject: ExprSyntax, isTrue: Bool, in block: Int
  ) -> SegueKnowledge {
    switch meaning {
    case .type(let type, _): return isOf(Syntax(type), subject, isTrue: isTrue, in: block)
    case .caseWithValues(_, let parts)
    where !isTrue && !parts.allSatisfy { PatternMeaning($0).matchesAll }:
      return SegueKnowledge()
    case .value(let value), .caseWithValues(let value, _):
      return equals(
        .init(left: [subject], right: [value], isPattern: true, block: block), isTrue: isTrue)
    case .binding, .anything, .nothing, .other: return SegueKnowledge()
    }
  }

  /// Returns the knowledge inside a case of a `switch`.
  mutating func chosen(_ index: Int, of use: SwitchUse) -> SegueKnowledge {
    let chosen = use.cases[index]
    guard !chosen.isFallenInto else { return SegueKnowledge() }
    let subjects = use.subject.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
    guard case .case(let label) = chosen.syntax.label else {
      guard subjects.count < 2 else { return SegueKnowledge() }
      return excluded(by: use.cases.indices.filter { $0 != index }, of: use)
    }
    let items = label.caseItems.prefix(257)
    guard items.count <= 256 else { return SegueKnowledge() }
    if subjects.count > 1 {
      return subjects.indices.reduce(SegueKnowledge()) { known, part in
        known
          + matched(
            items.map { item in
              PatternMeaning.parts(of: item.pattern).flatMap {
                $0.count == subjects.count ? PatternMeaning($0[part]) : nil
              } ?? .anything
            }, subjects[part], in: use.block)
      }
    }
    let meanings = items.map { PatternMeaning($0.pattern) }
    let known = matched(meanings, use.subject, in: use.block)
    // A value that matches one of these can't match an earlier one, so earlier cases add nothing.
    guard known.identifiers.isEmpty else { return known }
    return known + excluded(by: 0..<index, of: use)
  }

  /// Returns the knowledge that all alternatives of one case share.
  private mutating func matched(
    _ meanings: [PatternMeaning], _ subject: ExprSyntax, in block: Int
  ) -> SegueKnowledge {
    let parts = meanings.map { known($0, of: subject, isTrue: true, in: block) }
    return parts.count == 1 ? parts[0] : union(parts, isNegated: false)
  }

  /// Returns the knowledge if none of some cases was chosen.
  ///
  /// It reads at most 256 patterns and 32 types, from the last one backwards: otherwise each case of a long `switch`
  /// would read all cases before it. If there are more patterns, no identifier is known.
  private mutating func excluded(
    by cases: some BidirectionalCollection<Int>, of use: SwitchUse
  ) -> SegueKnowledge {
    var values: [Expression] = []
    var identifier: Expression?
    var types: [TypeGuard] = []
    var patterns = 0
    walk: for index in cases.reversed() where !use.cases[index].isConditional {
      guard case .case(let label) = use.cases[index].syntax.label else { continue }
      for item in label.caseItems.reversed() {
        patterns += 1
        guard patterns <= 256, types.count < 32 else { break walk }
        guard item.whereClause == nil else { continue }
        let known = known(
          PatternMeaning(item.pattern), of: use.subject, isTrue: false, in: use.block)
        for entry in known.identifiers {
          values.insert(contentsOf: entry.values, at: 0)
          identifier = identifier ?? entry.subject
        }
        types.insert(contentsOf: known.types, at: 0)
      }
    }
    if patterns > 256 { values = [.unknown("")] }
    let identifiers = identifier.map {
      [IdentifierGuard(values: values, isNegated: true, subject: $0)]
    }
    return SegueKnowledge(identifiers: identifiers ?? [], types: types)
  }
}
