internal import Foundation

/// A cache of one value: the last one that was created, with its key.
final class LastValue<Key: Equatable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var last: (key: Key, value: Value)?

  /// Returns the value for a key, and creates it unless it is the last one that was created.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let last = lock.withLock({ last }), last.key == key { return last.value }
    let value = make()
    lock.withLock { last = (key, value) }
    return value
  }
}

/// A cache of one value that doesn't depend on anything that changes.
typealias OnceValue<Value: Sendable> = LastValue<NoKey, Value>

/// The only key of a ``OnceValue``.
struct NoKey: Hashable {}

extension LastValue where Key == NoKey {
  /// Returns the value, and creates it at first.
  func value(_ make: () -> Value) -> Value { value(for: NoKey(), make) }
}
