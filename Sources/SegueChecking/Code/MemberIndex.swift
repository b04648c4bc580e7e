internal import Foundation
internal import SourceFacts

/// The members of a type by name, indexed at the first lookup.
///
/// A type may have thousands of members, and each of its uses looks one up.
final class MemberIndex: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var names: Names?

  /// The places of members among those of their type, in ascending order.
  struct Names: Sendable {
    fileprivate(set) var properties: [String: [Int]] = [:]
    fileprivate(set) var methods: [String: [Int]] = [:]
    fileprivate(set) var cases: [String: [Int]] = [:]
    /// Properties by their Swift and Objective-C names, each with a capital first letter.
    fileprivate(set) var keys: [String: [Int]] = [:]
    /// Methods by their selectors, including those that Swift 1 and 2 derived.
    fileprivate(set) var selectors: [String: [Int]] = [:]
  }

  /// Returns the names of a type's members.
  ///
  /// All of the type's declarations must have been added to it.
  func names(of type: CodeType) -> Names {
    lock.withLock {
      if let names { return names }
      var names = Names()
      for (index, member) in type.properties.enumerated() {
        names.properties[member.fact.name, default: []].append(index)
        let key = capitalized(member.fact.name)
        names.keys[key, default: []].append(index)
        if let other = member.fact.objectiveCName.map(capitalized), other != key {
          names.keys[other, default: []].append(index)
        }
      }
      for (index, member) in type.methods.enumerated() {
        names.methods[member.fact.name, default: []].append(index)
        names.selectors[member.fact.selector, default: []].append(index)
        if let legacy = member.fact.legacySelector, legacy != member.fact.selector {
          names.selectors[legacy, default: []].append(index)
        }
      }
      for (index, member) in type.cases.enumerated() {
        names.cases[member.fact.name, default: []].append(index)
      }
      self.names = names
      return names
    }
  }
}

/// A name with a capital first letter, as in a setter.
func capitalized(_ name: String) -> String {
  name.prefix(1).uppercased() + name.dropFirst()
}
