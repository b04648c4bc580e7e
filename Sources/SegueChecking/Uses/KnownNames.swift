/// The names that there are of one kind, sorted, of which many findings ask whether one is among them.
struct KnownNames: Sequence, Sendable {
  private let sorted: [String]
  private let all: Set<String>

  init(_ names: some Sequence<String>) {
    all = Set(names)
    sorted = all.sorted()
  }

  func makeIterator() -> IndexingIterator<[String]> { sorted.makeIterator() }

  /// Whether a name is among them, found without a look at all of them.
  func contains(_ name: String) -> Bool { all.contains(name) }

  var isEmpty: Bool { sorted.isEmpty }
}
