internal import SourceFacts
internal import SwiftSyntax

extension ExpressionPass {
  /// Returns the results of a getter by the cases of `self`; none if it isn't just a `switch self`.
  func resultsByCase(of body: CodeBlockItemListSyntax) -> [PropertyFact.CaseResult] {
    guard let choice = body.only?.value?.as(SwitchExprSyntax.self),
      choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
      choice.cases.count <= 64
    else { return [] }
    var results: [PropertyFact.CaseResult] = []
    for element in choice.cases {
      guard case .switchCase(let element) = element, let names = Self.names(in: element.label),
        !element.fallsThrough
      else { return [] }
      let mark = scope.mark
      scope.declare(element.label)
      defer { scope.leave(to: mark) }
      guard let value = result(of: element.statements) else { return [] }
      results.append(PropertyFact.CaseResult(cases: names, value: value))
    }
    return results
  }

  /// The names of the cases in a label, none for `default`; nil if one depends on more than the case.
  private static func names(in label: SwitchCaseSyntax.Label) -> [String]? {
    guard case .case(let label) = label else { return [] }
    var names: [String] = []
    for item in label.caseItems {
      guard item.whereClause == nil, let value = wholeCase(PatternMeaning(item.pattern)),
        let access = value.as(MemberAccessExprSyntax.self), access.base == nil
      else { return nil }
      names.append(access.declName.baseName.nameText)
    }
    return names
  }

  /// The case that a pattern matches whatever its values are: `.list`, `.person(let id)`; nil for any other pattern.
  private static func wholeCase(_ pattern: PatternMeaning) -> ExprSyntax? {
    switch pattern {
    case .value(let value): return value
    case .caseWithValues(let value, let parts):
      return parts.allSatisfy { PatternMeaning($0).matchesAll } ? value : nil
    default: return nil
    }
  }
}
