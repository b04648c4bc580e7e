internal import Foundation

/// The lock on a temporary file or folder, which shows that the process that created it is alive.
///
/// The system releases it when the process ends in any way. Others delete a file only under its lock, and its creator
/// uses it only after taking the lock and checking that the file still exists, so either may come first.
enum LivingLock {
  /// Takes the lock of a file that was just created.
  ///
  /// - Returns: False if another process considers the file abandoned: create another one.
  static func take(_ descriptor: Int32) -> Bool {
    guard lock(descriptor) || errno != EWOULDBLOCK else { return false }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Takes the lock of a file whose creator is dead, until the descriptor is closed.
  ///
  /// - Returns: False if the creator is alive.
  static func takeFromDeadCreator(_ descriptor: Int32) -> Bool { lock(descriptor) }

  private static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some volumes don't support locks.
      guard errno == EINTR else { return false }
    }
    return true
  }
}
