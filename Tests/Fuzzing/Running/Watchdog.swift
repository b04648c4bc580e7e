internal import Foundation

/// A thread that ends the process when a case exceeds its limits.
final class Watchdog: @unchecked Sendable {
  private struct Watch {
    var limit: CaseLimit
    var startTime: Int
    var startMemory: Int
    var mostMemory: Int
  }

  // Accessed only with the lock held.
  private var watch: Watch?
  private let lock = NSLock()
  private let onExcess: @Sendable (String) -> Never

  /// Starts watching.
  ///
  /// - Parameter onExcess: Receives the exceeded limit, on the watchdog's own thread.
  init(onExcess: @escaping @Sendable (String) -> Never) {
    self.onExcess = onExcess
    Thread.detachNewThread { [self] in
      while true {
        usleep(5_000)
        look()
      }
    }
  }

  /// Begins a case.
  func begin(_ limit: CaseLimit) {
    let memory = ProcessUse.memory
    lock.withLock {
      watch = Watch(
        limit: limit, startTime: ProcessUse.processorTime, startMemory: memory, mostMemory: memory)
    }
  }

  /// Ends the case.
  ///
  /// - Returns: The processor time in nanoseconds, and the memory in bytes, that it took.
  func end() -> (time: Int, memory: Int) {
    look()
    return lock.withLock {
      guard let ended = watch else { return (0, 0) }
      watch = nil
      return (ProcessUse.processorTime - ended.startTime, ended.mostMemory - ended.startMemory)
    }
  }

  private func look() {
    let memory = ProcessUse.memory
    let excess = lock.withLock { () -> String? in
      guard var current = watch else { return nil }
      current.mostMemory = max(current.mostMemory, memory)
      watch = current
      let time = ProcessUse.processorTime - current.startTime
      if time > current.limit.time {
        return "it ran for more than \(current.limit.time / 1_000_000) ms"
      }
      if current.mostMemory - current.startMemory > current.limit.memory {
        return "it took more than \(current.limit.memory / 1_000_000) MB"
      }
      return nil
    }
    if let excess { onExcess(excess) }
  }
}
