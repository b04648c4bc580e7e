internal import Foundation

/// A cache of values that many findings ask for.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  /// The number of values after which the cache starts again, so that its size has a bound.
  private let limit: Int

  init(limit: Int = .max) {
    self.limit = limit
  }

  /// Returns the value of a key, and makes it first if it is not cached.
  ///
  /// Rules run at the same time. If two of them make the same value, the first one stored is kept.
  func value(of key: Key, _ make: () -> Value) -> Value {
    if let known = lock.withLock({ values[key] }) { return known }
    let made = make()
    return lock.withLock {
      if let known = values[key] { return known }
      if values.count >= limit { values.removeAll() }
      values[key] = made
      return made
    }
  }
}

/// A value that is made when it is first asked for.
final class Once<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because what changes is touched only while the lock is held.
  private let lock = NSLock()
  private var made: Value?

  /// Returns the value, which the first caller makes while others wait for it.
  func value(_ make: () -> Value) -> Value {
    lock.withLock {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
