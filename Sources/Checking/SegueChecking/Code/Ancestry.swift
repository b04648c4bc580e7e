/// A class with its known superclasses.
package struct Ancestry: Sendable {
  /// The class itself, its superclass, and so on, those of the app.
  package var types: [CodeType.ID]
  /// The nearest superclass that is the system's; nil if it is unknown.
  package var system: String?
  /// Why not all superclasses and their members are known; nil if they are.
  package var gap: Reason?
  /// Whether there are more superclasses than are followed.
  var isCut = false
  /// Everything that the classes inherit, as written.
  package var protocols: [CodeType.Member<String>] = []

  /// The nearest superclass that is the system's, and its superclasses; empty if it is unknown.
  var systemChain: [String] { system.map(SystemClasses.chain) ?? [] }
}
