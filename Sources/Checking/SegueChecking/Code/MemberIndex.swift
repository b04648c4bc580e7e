internal import SourceFacts

/// The members of a type by name: the indices in the lists of their type, in ascending order.
struct MemberIndex: Sendable {
  private(set) var properties: [String: [Int]] = [:]
  private(set) var methods: [String: [Int]] = [:]
  private(set) var cases: [String: [Int]] = [:]
  /// Properties by their Swift and Objective-C names, each with a capital first letter.
  private(set) var keys: [String: [Int]] = [:]
  /// Methods by their selectors, including those that Swift 1 and 2 derived.
  private(set) var selectors: [String: [Int]] = [:]

  init(
    _ allProperties: some Sequence<PropertyFact>, _ allMethods: some Sequence<MethodFact>,
    _ allCases: some Sequence<CaseFact>
  ) {
    for (index, fact) in allProperties.enumerated() {
      properties[fact.name, default: []].append(index)
      let key = capitalized(fact.name)
      keys[key, default: []].append(index)
      if let other = fact.objectiveCName.map(capitalized), other != key {
        keys[other, default: []].append(index)
      }
    }
    for (index, fact) in allMethods.enumerated() {
      methods[fact.name, default: []].append(index)
      selectors[fact.selector, default: []].append(index)
      if let legacy = fact.legacySelector, legacy != fact.selector {
        selectors[legacy, default: []].append(index)
      }
    }
    for (index, fact) in allCases.enumerated() {
      cases[fact.name, default: []].append(index)
    }
  }
}

/// A name with a capital first letter, as in a setter.
package func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
