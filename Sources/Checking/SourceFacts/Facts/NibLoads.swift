/// The xibs that the calls in a source load.
///
/// A call whose name says that it may load a xib, and that isn't known to load only certain ones, may load any.
package struct NibLoads: Hashable, Sendable {
  /// The names of the loaded xibs.
  package var names: Set<String> = []
  /// Those that `loadNibNamed` loads for an owner other than nil.
  package var namesWithOwner: Set<String> = []
  /// Whether some call may load any xib.
  package var areComputed = false

  package init() {}

  package mutating func formUnion(_ other: NibLoads) {
    names.formUnion(other.names)
    namesWithOwner.formUnion(other.namesWithOwner)
    areComputed = areComputed || other.areComputed
  }
}
