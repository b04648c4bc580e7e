internal import Foundation

/// A cache of one value: the last one that was created, with its key.
final class LastValue<Key: Equatable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked, because the lock protects everything that changes.
  private let lock = NSLock()
  private var last: (key: Key, value: Value)?

  /// Returns the value for a key, and creates it unless it is the last one that was created.
  func value(for key: Key, _ create: () -> Value) -> Value {
    if let last = lock.withLock({ last }), last.key == key { return last.value }
    let value = create()
    lock.withLock { last = (key, value) }
    return value
  }
}

/// A cache of one value that doesn't depend on anything that changes.
typealias OnceValue<Value: Sendable> = LastValue<NoKey, Value>

/// The only key of a ``OnceValue``.
struct NoKey: Hashable {}

extension LastValue where Key == NoKey {
  /// Returns the value, which the first call creates.
  func value(_ create: () -> Value) -> Value { value(for: NoKey(), create) }
}
