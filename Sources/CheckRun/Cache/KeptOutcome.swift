internal import CompactCoding

/// The outcome of a run, as it is kept for the next.
struct KeptOutcome: Sendable {
  private let outcome: CheckOutcome
  /// What it depends on beside the files that were found.
  private let dependencies: [FileDependency]
  /// The files whose bytes are part of the outcome.
  private let shownPaths: [String]

  init(_ outcome: CheckOutcome, dependingOn dependencies: [FileDependency]) {
    self.outcome = outcome
    self.dependencies = dependencies
    shownPaths = outcome.contents.keys.sorted()
  }

  /// The outcome of before as that of a run now.
  ///
  /// - Parameters:
  ///   - origin: By what the outcome was found.
  ///   - read: A file that was found, as it was when the outcome was looked up; nil where it is another
  ///     one now.
  /// - Returns: Nil where something that it depends on is not what it was.
  func outcome(
    of origin: CheckOutcome.Origin, reading read: (String) -> SnapshotFile?
  ) -> CheckOutcome? {
    guard dependencies.allSatisfy(\.holds) else { return nil }
    let others = Set(dependencies.map(\.path))
    var result = outcome
    for path in shownPaths {
      let file = others.contains(path) ? SnapshotFile(readingFrom: path) : read(path)
      guard let bytes = file?.bytes else { return nil }
      result.contents[path] = bytes
    }
    result.origin = origin
    return result
  }

  func encode(to encoder: inout CompactEncoder) {
    encoder.put(dependencies) { $1.encode(to: &$0) }
    encoder.put(shownPaths) { $0.put($1) }
    outcome.encode(to: &encoder)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    dependencies = try decoder.array(FileDependency.init(from:))
    shownPaths = try decoder.array { decoder throws(CompactFailure) in try decoder.string() }
    outcome = try CheckOutcome(from: &decoder)
  }
}
