/// All rules, in the order of the manual.
package enum RuleCatalog {
  /// The rules by what they look at.
  package static let groups: [RuleGroup] = [.files, .code, .reading]

  package static let rules: [any CatalogRule.Type] = groups.flatMap(\.rules)

  package static func rule(named name: String) -> (any CatalogRule.Type)? {
    rules.first { $0.description.name == name }
  }
}

/// Rules that look at the same things: a chapter of the manual.
package struct RuleGroup: Sendable {
  package var title: String
  /// The common ground of the rules, in a sentence or two.
  package var summary: String
  package var rules: [any CatalogRule.Type]
}
