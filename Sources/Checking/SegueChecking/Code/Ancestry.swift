/// A class with its known superclasses.
package struct Ancestry: Sendable {
  /// The class itself and those of its superclasses that are in the app, the nearest first.
  package internal(set) var types: [CodeType.ID]
  /// The nearest system class that the class inherits from; nil if it is unknown.
  package internal(set) var system: String?
  /// The reason why some superclasses or their members are unknown; nil if all are known.
  package internal(set) var gap: Reason?
  /// Whether the class has more superclasses than the checker follows.
  var isCut = false
  /// The names of the superclasses that the class has in other branches of an `#if`, or in other targets.
  var alternatives: [String] = []
  /// The superclasses and protocols that `types` name, as written.
  package internal(set) var inherited: [CodeType.Member<String>] = []

  /// The nearest system class and its superclasses; empty if it is unknown.
  var systemChain: [String] { system.map(SystemClasses.chain) ?? [] }
}
