internal import Foundation

/// The value that was last made for a key.
final class LastValue<Key: Equatable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var last: (key: Key, value: Value)?

  /// Returns the value for a key, and makes it unless it is the last one that was made.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let last = lock.withLock({ last }), last.key == key { return last.value }
    let value = make()
    lock.withLock { last = (key, value) }
    return value
  }
}
