/// The xibs that the calls in a source load.
///
/// A call whose name says that it may load a xib, and that isn't known to load only certain ones, may load any.
package struct NibLoads: Hashable, Sendable {
  /// The names of the loaded xibs.
  package var names: Set<String> = []
  /// The names of the xibs that calls load, or may load, with an owner other than nil.
  package var namesWithOwner: Set<String> = []
  /// The names of the xibs with which code creates the objects of a class, by the class's name:
  /// `Row(nibName: "Card", bundle: nil)`.
  package var namesOfClasses: [String: Set<String>] = [:]
  /// Whether some call may load any xib.
  package var areComputed = false
  /// Whether a label or function that is named after the names of xibs gets something other than a string.
  package var areNamedByValues = false
  /// Whether a call passes an owner other than nil to a xib whose name isn't known.
  package var ownsComputed = false

  package init() {}

  package mutating func formUnion(_ other: NibLoads) {
    names.formUnion(other.names)
    namesWithOwner.formUnion(other.namesWithOwner)
    namesOfClasses.merge(other.namesOfClasses) { $0.union($1) }
    areComputed = areComputed || other.areComputed
    areNamedByValues = areNamedByValues || other.areNamedByValues
    ownsComputed = ownsComputed || other.ownsComputed
  }
}
