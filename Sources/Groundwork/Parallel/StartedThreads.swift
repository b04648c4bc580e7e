internal import Dispatch
internal import Foundation

/// Threads with a stack of ``DeepStack/size``, and how many of them have begun.
///
/// If the system has no room for such a stack, a thread never begins, and Foundation doesn't report
/// that.
final class StartedThreads: @unchecked Sendable {
  // Unchecked, because the counts are touched only while the lock is held.
  private let lock = NSLock()
  private var asked = 0
  private var begun = 0

  /// How long a thread may take to begin, in seconds.
  private static let patience = 60.0

  /// Starts a thread for a function.
  func start(_ body: @escaping @Sendable () -> Void) {
    lock.withLock { asked += 1 }
    DeepStack.startThread {
      self.lock.withLock { self.begun += 1 }
      body()
    }
  }

  /// Waits until a group is left by all threads.
  ///
  /// Ends the process with exit code 2 and a message if one of them never begins.
  func wait(for group: DispatchGroup) {
    while group.wait(timeout: .now() + Self.patience) == .timedOut {
      guard lock.withLock({ begun < asked }) else { continue }
      let message = "Error: a thread with a stack of \(DeepStack.size >> 20) MB can't be started\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
  }
}
