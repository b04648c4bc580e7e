internal import SourceFacts

/// The knowledge about a segue that follows from a condition.
struct SegueKnowledge {
  var identifiers: [IdentifierGuard] = []
  var types: [TypeGuard] = []

  static func + (left: Self, right: Self) -> Self {
    SegueKnowledge(
      identifiers: left.identifiers + right.identifiers, types: left.types + right.types)
  }
}
