internal import Foundation

/// Gives each index to one of several threads.
final class Turns: @unchecked Sendable {
  // Unchecked, because the variables are accessed only while the lock is held.
  private let lock = NSLock()
  private var next = 0
  private let count: Int
  private let batch: Int

  /// Creates turns for the indices below a count.
  ///
  /// A thread takes a batch of them at once.
  init(of count: Int, atOnce batch: Int) {
    self.count = count
    self.batch = batch
  }

  func takeNext() -> Range<Int>? {
    lock.withLock {
      guard next < count else { return nil }
      let start = next
      next = min(count, next + batch)
      return start..<next
    }
  }
}
