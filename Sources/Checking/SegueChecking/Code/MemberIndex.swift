internal import Foundation
internal import SourceFacts

/// The members of a type by name, indexed at the first lookup.
///
/// A type may have thousands of members, and each of its uses looks one up.
final class MemberIndex: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var names: Names?

  /// The indices of members in the lists of their type, in ascending order.
  struct Names: Sendable {
    fileprivate(set) var properties: [String: [Int]] = [:]
    fileprivate(set) var methods: [String: [Int]] = [:]
    fileprivate(set) var cases: [String: [Int]] = [:]
    /// Properties by their Swift and Objective-C names, each with a capital first letter.
    fileprivate(set) var keys: [String: [Int]] = [:]
    /// Methods by their selectors, including those that Swift 1 and 2 derived.
    fileprivate(set) var selectors: [String: [Int]] = [:]
  }

  /// Returns the index of a type's members.
  ///
  /// Call it only when all declarations of the type are known, because the first index is kept.
  func names(
    of properties: some Sequence<PropertyFact>, _ methods: some Sequence<MethodFact>,
    _ cases: some Sequence<CaseFact>
  ) -> Names {
    lock.withLock {
      if let names { return names }
      var names = Names()
      for (index, fact) in properties.enumerated() {
        names.properties[fact.name, default: []].append(index)
        let key = capitalized(fact.name)
        names.keys[key, default: []].append(index)
        if let other = fact.objectiveCName.map(capitalized), other != key {
          names.keys[other, default: []].append(index)
        }
      }
      for (index, fact) in methods.enumerated() {
        names.methods[fact.name, default: []].append(index)
        names.selectors[fact.selector, default: []].append(index)
        if let legacy = fact.legacySelector, legacy != fact.selector {
          names.selectors[legacy, default: []].append(index)
        }
      }
      for (index, fact) in cases.enumerated() {
        names.cases[fact.name, default: []].append(index)
      }
      self.names = names
      return names
    }
  }
}

/// A name with a capital first letter, as in a setter.
package func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
