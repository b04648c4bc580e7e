internal import Foundation

/// Selects the sources that are parsed.
///
/// Everything that makes a check faster than parsing all sources is behind this protocol.
///
/// A selection must not change the outcome of a check. Tests run ``RelevantSources`` and
/// ``EverySource`` on the examples of every rule, on the corpus, and on randomly edited apps, and
/// expect equal outcomes. A rule that uses existing facts therefore needs no change here.
protocol SourceSelection: AnyObject, Sendable {
  /// Whether sources are parsed whole, including bodies that yield no facts.
  var parsesWholeSources: Bool { get }

  /// Takes a source to parse, and waits for one as long as other threads may still select some.
  ///
  /// - Returns: The source's index, or nil if none is left.
  func takeNext() -> Int?

  /// Handles the facts of a parsed source, which may lead to other sources.
  func finish(_ index: Int)

  /// The selected sources in their order, once no source is left to take.
  var selected: [DecodedSource] { get }
}

/// Selects every source.
final class EverySource: SourceSelection, @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  /// The sources that are left, the largest last.
  private var indices: [Int]

  let selected: [DecodedSource]
  let parsesWholeSources = true

  init(_ sources: [DecodedSource]) {
    selected = sources
    indices = sources.indices.sorted { sources[$0].bytes.count < sources[$1].bytes.count }
  }

  func takeNext() -> Int? { lock.withLock { indices.popLast() } }

  func finish(_ index: Int) {}
}
