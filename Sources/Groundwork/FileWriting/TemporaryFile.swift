internal import FilesAndPaths
internal import Foundation
internal import SystemCalls

/// A file that is moved to its final path once it is complete.
struct TemporaryFile {
  /// The maximum number of names to try.
  private static let attempts = 16

  let path: String
  let descriptor: Int32

  /// Creates an empty file with an unpredictable name.
  ///
  /// The system applies the user's mask to `mode`. If the file cannot be created, returns nil and sets `code` to the
  /// system's error number.
  static func make(in folder: String, mode: mode_t, code: inout Int32) -> TemporaryFile? {
    for _ in 0..<attempts {
      let path = FilePath.join(folder, TemporaryName.next(TemporaryName.file))
      Leftovers.shared.add(path)
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard descriptor >= 0 else {
        code = errno
        Leftovers.shared.remove(path)
        if code == EEXIST || code == EINTR { continue }
        return nil
      }
      let file = TemporaryFile(path: path, descriptor: descriptor)
      if LivingLock.take(descriptor) { return file }
      file.discard()
      code = EAGAIN
    }
    return nil
  }

  /// Gives the file the owner, permissions and attributes of another one.
  ///
  /// - Returns: Whether all of them could be set.
  func takeAttributes(of other: Int32, _ status: stat) -> Bool {
    var own = stat()
    guard fstat(descriptor, &own) == 0 else { return false }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid,
      fchown(descriptor, status.st_uid, status.st_gid) != 0
    {
      return false
    }
    return fchmod(descriptor, status.st_mode & 0o7777) == 0
      && segues_copy_attributes(other, descriptor) == 0
  }

  /// Renames the file over another one.
  ///
  /// - Returns: The system's error number; the file is then deleted.
  func move(to target: String) -> Int32? {
    guard rename(path, target) == 0 else {
      let code = errno
      discard()
      return code
    }
    close(descriptor)
    Leftovers.shared.remove(path)
    return nil
  }

  /// Deletes the file.
  func discard() {
    unlink(path)
    close(descriptor)
    Leftovers.shared.remove(path)
  }
}
