/// All rules, in the order of the manual.
package enum RuleCatalog {
  package static let rules: [any CheckRule.Type] = []

  /// The rule with a name.
  package static func rule(named name: String) -> (any CheckRule.Type)? {
    rules.first { $0.description.name == name }
  }
}
