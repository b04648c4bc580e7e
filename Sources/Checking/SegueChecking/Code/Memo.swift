internal import Foundation

/// A cache of values that many findings ask for.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked, because the lock protects everything that changes.
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  /// The number of values at which the cache is emptied.
  private let limit: Int

  init(limit: Int = .max) {
    self.limit = limit
  }

  /// Returns the value of a key, which is computed unless it is cached.
  ///
  /// Rules run at the same time. If two of them compute the same value, the cache keeps the first one.
  func value(of key: Key, _ compute: () -> Value) -> Value {
    if let cached = lock.withLock({ values[key] }) { return cached }
    let computed = compute()
    return lock.withLock {
      if let cached = values[key] { return cached }
      if values.count >= limit { values.removeAll() }
      values[key] = computed
      return computed
    }
  }
}

/// A value that is computed when it is first needed.
final class Once<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because the lock protects everything that changes.
  private let lock = NSLock()
  private var cached: Value?

  /// Returns the value, which the first caller computes while others wait for it.
  func value(_ compute: () -> Value) -> Value {
    lock.withLock {
      if let cached { return cached }
      let value = compute()
      cached = value
      return value
    }
  }
}
