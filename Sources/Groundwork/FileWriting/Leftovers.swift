internal import Foundation

/// The temporary files and folders of this process, and the programs it runs.
///
/// If a signal ends the process, the files are deleted and the programs are ended. If the process
/// is killed and can't do that, a later process deletes the files: ``StaleFiles``.
package final class Leftovers: @unchecked Sendable {
  // Unchecked, because the properties are accessed only while the lock is held.
  private let lock = NSLock()
  private var paths: Set<String> = []
  private var processes: Set<Int32> = []
  private var isWatching = false

  package static let shared = Leftovers()

  /// Adds a file or folder to delete on a signal.
  func add(_ path: String) {
    lock.withLock {
      watch()
      paths.insert(path)
    }
  }

  /// Adds a program that has just been started, to end it on a signal.
  ///
  /// A program in its own process group does not receive the terminal's signals.
  package func add(process: Int32) {
    lock.withLock {
      watch()
      processes.insert(process)
    }
  }

  /// Starts waiting for signals; the lock must be held.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    SignalPipe.install { number in
      Leftovers.shared.deleteForGood()
      Leftovers.raise(number)
    }
  }

  /// Removes a program that is about to end.
  package func remove(process: Int32) {
    lock.withLock { _ = processes.remove(process) }
  }

  /// Removes a file or folder that was moved to its place or deleted.
  func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Deletes everything, and blocks any later additions or removals, because the process ends.
  func deleteForGood() {
    lock.lock()
    for process in processes { kill(process, SIGKILL) }
    for path in paths.sorted() {
      // Another thread, or a program of this process, may still be writing into a folder.
      for _ in 0..<3 where !Self.delete(path) { usleep(10_000) }
    }
  }

  /// Ends the process by a signal, so that its parent sees which one.
  static func raise(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }

  /// Deletes a file, or a folder with everything in it, without following links.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  static func delete(_ path: String) -> Bool {
    if unlink(path) == 0 || errno == ENOENT { return true }
    try? FileManager.default.removeItem(atPath: path)
    var status = stat()
    return lstat(path, &status) != 0
  }
}
