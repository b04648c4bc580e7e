/// A class with its superclasses, as far as they are known.
package struct Ancestry: Sendable {
  /// The class itself, its superclass, and so on, those of the app.
  package var types: [CodeType.ID]
  /// The system's class that the app's classes end in; nil where it is not known.
  package var system: String?
  /// Why the superclasses are not known to the end; nil where they are.
  package var gap: String?
  /// Whether there are more superclasses than are followed.
  var isCut = false
  /// The protocols and whatever else the classes inherit, resolved or not, as written.
  package var protocols: [CodeType.Member<String>] = []
}
