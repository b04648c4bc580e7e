/// The xibs that the calls in a source load.
///
/// A call may load any xib if its name says that it loads xibs, unless it is known which ones.
package struct NibLoads: Hashable, Sendable {
  /// The names of the loaded xibs.
  package var names: Set<String> = []
  /// The names of the xibs that calls load, or may load, with an owner other than nil.
  package var namesWithOwner: Set<String> = []
  /// For the name of each class, the names of the xibs from which code creates its objects:
  /// `Row(nibName: "Card", bundle: nil)`.
  package var namesOfClasses: [String: Set<String>] = [:]
  /// Whether some call may load any xib.
  package var areComputed = false
  /// Whether a label or function for the name of a xib gets something other than a string.
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
