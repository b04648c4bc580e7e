internal import Dispatch
internal import Foundation

/// Runs functions that cannot be interrupted, and waits for each only for a limited time.
///
/// A function that is late keeps its thread until it ends, or until the process does. Its caller
/// continues without a result.
package final class LimitedTime: @unchecked Sendable {
  // Unchecked, because the variables are accessed only while the lock is held.

  /// The threads that all parsers of this process run on.
  package static let shared = LimitedTime()

  /// The most functions that may be late at once.
  ///
  /// While that many are late, no other function runs.
  private static let mostLate = 4

  /// The factor by which to wait longer for a function while other processes keep the processors busy.
  private static let patience = 30.0

  private let lock = NSLock()
  private var idle: [Runner] = []
  private var lateCount = 0
  private var failures = 0

  package init() {}

  /// The number of functions without a result so far, because they or too many others were late.
  package var failureCount: Int { lock.withLock { failures } }

  /// Runs a function on a thread whose stack is ``DeepStack/size``.
  ///
  /// If this process hasn't had the processors for the seconds that the function may take, the wait continues,
  /// because a function that is slow on a busy machine isn't late.
  ///
  /// - Returns: The function's result; nil if it is late, or if too many others are.
  package func run<Result: Sendable>(
    seconds: Double, _ work: @escaping @Sendable () -> Result
  ) -> Result? {
    guard let runner = takeRunner() else { return nil }
    let attempt = Attempt<Result>()
    runner.run {
      let result = work()
      self.lock.withLock {
        attempt.result = result
        guard attempt.isLate else { return }
        self.lateCount -= 1
        self.idle.append(runner)
      }
      attempt.done.signal()
    }
    let start = Self.processorTime
    var waited = 0.0
    while attempt.done.wait(timeout: .now() + seconds) == .timedOut {
      waited += seconds
      if Self.processorTime - start >= seconds || waited >= seconds * Self.patience { break }
    }
    return lock.withLock {
      if let result = attempt.result {
        idle.append(runner)
        return result
      }
      attempt.isLate = true
      lateCount += 1
      failures += 1
      return nil
    }
  }

  /// Returns a thread that has nothing to do; nil while too many functions are late.
  private func takeRunner() -> Runner? {
    lock.withLock {
      guard lateCount < Self.mostLate else {
        failures += 1
        return nil
      }
      return idle.popLast() ?? Runner()
    }
  }

  /// The time for which the threads of this process had a processor, in seconds; on Windows, the system's time.
  private static var processorTime: Double {
    #if os(Windows)
    return ProcessInfo.processInfo.systemUptime
    #else
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }

  /// One run of a function.
  private final class Attempt<Result>: @unchecked Sendable {
    // Unchecked, because its values are touched only while the lock above is held.
    let done = DispatchSemaphore(value: 0)
    var result: Result?
    var isLate = false
  }

  /// A thread that runs one function after the other.
  private final class Runner: @unchecked Sendable {
    // Unchecked, because the semaphore orders the accesses to the function.
    private let start = DispatchSemaphore(value: 0)
    private var work: (@Sendable () -> Void)?

    init() {
      DeepStack.startThread {
        while true {
          self.start.wait()
          let work = self.work
          self.work = nil
          work?()
        }
      }
    }

    func run(_ work: @escaping @Sendable () -> Void) {
      self.work = work
      start.signal()
    }
  }
}
