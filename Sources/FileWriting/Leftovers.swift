internal import Foundation

/// The temporary files and folders of this process, which are deleted when a signal ends it, and the programs
/// that it runs, which are ended then.
///
/// If a process is killed and can't delete them, a later process does: ``StaleFiles``.
final class Leftovers: @unchecked Sendable {
  // Unchecked, because the properties are only touched while the lock is held.
  private let lock = NSLock()
  private var paths: Set<String> = []
  private var processes: Set<Int32> = []
  private var isWatching = false

  static let shared = Leftovers()

  /// Adds a file or folder to those that are deleted on a signal.
  func add(_ path: String) {
    lock.withLock {
      watch()
      paths.insert(path)
    }
  }

  /// Adds a program to those that are ended on a signal.
  func add(process: Int32) {
    lock.withLock {
      watch()
      processes.insert(process)
    }
  }

  /// Waits for signals; the lock is held.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    SignalPipe.install { number in
      Leftovers.shared.deleteForGood()
      Leftovers.raise(number)
    }
  }

  /// Forgets a program that ends.
  func remove(process: Int32) {
    lock.withLock { _ = processes.remove(process) }
  }

  /// Forgets a file or folder that was moved to its place or deleted.
  func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Deletes everything, and lets no thread add or remove anything any more: the process ends.
  func deleteForGood() {
    lock.lock()
    for process in processes { kill(process, SIGKILL) }
    for path in paths.sorted() {
      // Another thread, or a program that this process runs, may just be writing into a folder.
      for _ in 0..<3 where !Self.delete(path) { usleep(10_000) }
    }
  }

  /// Ends the process by a signal, so that whoever started it sees which one.
  static func raise(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }

  /// Deletes a file, or a folder with everything in it; links in it are not followed.
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
