internal import Findings

/// All names of one kind, sorted and prepared for many lookups.
struct KnownNames: Sequence, Sendable {
  private let sorted: [String]
  private let all: Set<String>
  /// Finds the name that is nearest to a mistyped one.
  let near: NearestName

  init(_ names: some Sequence<String>) {
    all = Set(names)
    sorted = all.sorted()
    near = NearestName(sorted)
  }

  func makeIterator() -> IndexingIterator<[String]> { sorted.makeIterator() }

  /// Whether a name is among them, without looking at all of them.
  func contains(_ name: String) -> Bool { all.contains(name) }

  /// Whether a name may be a typo of one of the first `NearestName.mostNames`.
  func hasNearMiss(of name: String) -> Bool {
    sorted.prefix(NearestName.mostNames).contains { NearMiss.isTypo(name, of: $0) }
  }

  var isEmpty: Bool { sorted.isEmpty }
}
