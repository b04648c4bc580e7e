internal import Findings
internal import Foundation

/// Where the sources write the texts that constants and enumerations' cases stood for, of those that
/// were evaluated.
final class ConstantTexts: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var places: [String: Set<SourceLocation>] = [:]

  /// Notes that the declaration at a place stands for a text.
  func add(_ text: String, at place: SourceLocation) {
    lock.withLock { _ = places[text, default: []].insert(place) }
  }

  /// The one place that says a text; nil where several do, or none.
  func place(of text: String) -> SourceLocation? {
    lock.withLock {
      guard let found = places[text], found.count == 1 else { return nil }
      return found.first
    }
  }
}
