internal import Findings
internal import Foundation

/// The places of the constants and cases that were evaluated, by their strings.
final class ConstantTexts: @unchecked Sendable {
  // Unchecked, because the lock protects everything that changes.
  private let lock = NSLock()
  private var places: [String: Set<SourceLocation>] = [:]

  /// Notes the place of a declaration whose value is a string.
  func add(_ text: String, at place: SourceLocation) {
    lock.withLock { _ = places[text, default: []].insert(place) }
  }

  /// The only place that declares a string; nil if no place or several do.
  func place(of text: String) -> SourceLocation? {
    lock.withLock {
      guard let found = places[text], found.count == 1 else { return nil }
      return found.first
    }
  }
}
