internal import Foundation

/// The lock by which a temporary file or folder is known to have a living maker.
///
/// The system gives it up when the process ends, however it ends. A file is deleted by others only
/// under its lock, and its maker uses it only once it has the lock and the file is still there: it
/// doesn't matter which of them comes first.
enum LivingLock {
  /// Takes the lock of a file that was just made.
  ///
  /// - Returns: False where another process takes the file for a dead one's: make another.
  static func take(_ descriptor: Int32) -> Bool {
    guard lock(descriptor) || errno != EWOULDBLOCK else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Whether the maker of a file is dead; the lock is then held until the descriptor is closed.
  static func isMakerDead(_ descriptor: Int32) -> Bool { lock(descriptor) }

  private static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some volumes know no locks.
      guard errno == EINTR else { return false }
    }
    return true
  }
}
