internal import Foundation

/// The temporary files and folders of this process, which are deleted when a signal ends it.
///
/// If a process is killed and can't delete them, a later process does: ``StaleFiles``.
final class Leftovers: @unchecked Sendable {
  // Unchecked, because the properties are only touched while the lock is held.
  private let lock = NSLock()
  private var paths: Set<String> = []
  private var isWatching = false

  static let shared = Leftovers()

  /// Adds a file or folder to those that are deleted on a signal.
  func add(_ path: String) {
    lock.withLock {
      if !isWatching {
        isWatching = true
        SignalPipe.install { number in
          Leftovers.shared.deleteForGood()
          Leftovers.raise(number)
        }
      }
      paths.insert(path)
    }
  }

  /// Forgets a file or folder that was moved to its place or deleted.
  func remove(_ path: String) {
    lock.withLock { _ = paths.remove(path) }
  }

  /// Deletes everything, and lets no thread add or remove anything any more: the process ends.
  func deleteForGood() {
    lock.lock()
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
