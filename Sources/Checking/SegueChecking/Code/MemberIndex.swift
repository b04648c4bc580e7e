internal import SourceFacts

/// The members of a type by name: the indices in the lists of their type, in ascending order.
struct MemberIndex: Sendable {
  private(set) var properties: [String: [Int]] = [:]
  private(set) var methods: [String: [Int]] = [:]
  private(set) var cases: [String: [Int]] = [:]
  /// Properties by the names that key-value coding finds: those of Swift and Objective-C, with a capital first letter.
  private(set) var propertiesByKey: [String: [Int]] = [:]
  /// Methods by their selectors, including those that Swift 1 and 2 derived.
  private(set) var methodsBySelector: [String: [Int]] = [:]

  init(
    _ allProperties: some Sequence<PropertyFact>, _ allMethods: some Sequence<MethodFact>,
    _ allCases: some Sequence<CaseFact>
  ) {
    for (index, fact) in allProperties.enumerated() {
      properties[fact.name, default: []].append(index)
      let key = capitalized(fact.name)
      propertiesByKey[key, default: []].append(index)
      if let other = fact.objectiveCName.map(capitalized), other != key {
        propertiesByKey[other, default: []].append(index)
      }
    }
    for (index, fact) in allMethods.enumerated() {
      methods[fact.name, default: []].append(index)
      methodsBySelector[fact.selector, default: []].append(index)
      if let legacy = fact.legacySelector, legacy != fact.selector {
        methodsBySelector[legacy, default: []].append(index)
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
