internal import CompactCoding

/// A cached outcome.
struct CachedOutcome: Sendable {
  private let outcome: CheckOutcome
  /// The files besides the discovered ones on which the outcome depends.
  private let dependencies: [FileDependency]
  /// The paths of the files whose bytes are part of the outcome.
  private let shownPaths: [String]

  init(_ outcome: CheckOutcome, dependingOn dependencies: [FileDependency]) {
    self.outcome = outcome
    self.dependencies = dependencies
    shownPaths = outcome.contents.keys.sorted()
  }

  /// Returns the cached outcome, or nil unless everything on which it depends is unchanged.
  ///
  /// `read` returns a discovered file with the contents that it had when the outcome was looked up, or nil if these
  /// have changed.
  func restored(
    from origin: CheckOutcome.Origin, reading read: (String) -> SnapshotFile?
  ) -> CheckOutcome? {
    guard dependencies.allSatisfy(\.holds) else { return nil }
    let dependencyPaths = Set(dependencies.map(\.path))
    var result = outcome
    for path in shownPaths {
      let isDependency = dependencyPaths.contains(path)
      let file = isDependency ? SnapshotFile(readingFrom: path) : read(path)
      guard let bytes = file?.bytes else { return nil }
      result.contents[path] = bytes
    }
    result.origin = origin
    return result
  }

  func encode(to encoder: inout CompactEncoder) {
    encoder.put(dependencies) { $1.encode(to: &$0) }
    encoder.put(shownPaths)
    outcome.encode(to: &encoder)
  }

  init(from decoder: inout CompactDecoder) throws(CompactFailure) {
    dependencies = try decoder.array(FileDependency.init(from:))
    shownPaths = try decoder.strings()
    outcome = try CheckOutcome(from: &decoder)
  }
}
