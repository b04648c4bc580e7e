internal import Findings

/// The names that there are of one kind, sorted, of which many findings ask whether one is among them.
struct KnownNames: Sequence, Sendable {
  private let sorted: [String]
  private let all: Set<String>
  /// Finds the one that a mistyped name is near.
  let near: NearestName

  init(_ names: some Sequence<String>) {
    all = Set(names)
    sorted = all.sorted()
    near = NearestName(sorted)
  }

  func makeIterator() -> IndexingIterator<[String]> { sorted.makeIterator() }

  /// Whether a name is among them, found without a look at all of them.
  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Whether one of them, of no more than are compared, may have been mistyped as a name.
  func hasNearMiss(of name: String) -> Bool {
    sorted.prefix(NearestName.mostNames).contains { NearMiss.isTypo(name, of: $0) }
  }

  var isEmpty: Bool { sorted.isEmpty }
}
