internal import Findings
internal import Foundation

/// The places of the constants and cases that were evaluated, by their strings.
final class ConstantTexts: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var places: [String: Set<SourceLocation>] = [:]

  /// Notes that the declaration at a place stands for a string.
  func add(_ text: String, at place: SourceLocation) {
    lock.withLock { _ = places[text, default: []].insert(place) }
  }

  /// The place of a string; nil if there is none, or several.
  func place(of text: String) -> SourceLocation? {
    lock.withLock {
      guard let found = places[text], found.count == 1 else { return nil }
      return found.first
    }
  }
}
