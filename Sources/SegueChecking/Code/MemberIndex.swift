internal import Foundation
internal import SourceFacts

/// The members of a type by name, found out when somebody asks for the first one.
///
/// A type with thousands of members is asked for one at each of its uses.
final class MemberIndex: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var names: Names?

  /// The places of members among those of their type, ascending.
  struct Names: Sendable {
    fileprivate(set) var properties: [String: [Int]] = [:]
    fileprivate(set) var methods: [String: [Int]] = [:]
    fileprivate(set) var cases: [String: [Int]] = [:]
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
      }
      for (index, member) in type.methods.enumerated() {
        names.methods[member.fact.name, default: []].append(index)
      }
      for (index, member) in type.cases.enumerated() {
        names.cases[member.fact.name, default: []].append(index)
      }
      self.names = names
      return names
    }
  }
}
