internal import Foundation

/// Deletes the temporary files and folders of processes that were killed.
package enum StaleFiles {
  /// The folders that this process has already searched, because once is enough.
  ///
  /// Accessed only with the lock held.
  private nonisolated(unsafe) static var searched: Set<String> = []
  private static let lock = NSLock()

  /// Deletes the temporary files in a folder that no living process is writing.
  ///
  /// - Parameter folder: The folder; an empty path is the current one.
  package static func delete(in folder: String) {
    let folder = folder.isEmpty ? "." : folder
    delete(TemporaryName.file, in: folder, type: S_IFREG)
  }

  /// Deletes the temporary folders in a folder that no living process is using.
  static func deleteFolders(in folder: String) {
    delete(TemporaryName.folder, in: folder, type: S_IFDIR)
  }

  private static func delete(
    _ kind: (prefix: String, suffix: String), in folder: String, type: mode_t
  ) {
    guard lock.withLock({ searched.insert(folder).inserted }) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where TemporaryName.isName(name, of: kind) {
      let path = folder + "/" + name
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == type,
        isOwn(status), LivingLock.takeFromDeadCreator(descriptor), isSame(status, path)
      else { continue }
      Leftovers.delete(path)
    }
  }

  /// Whether this user created a file; root may have given it to the owner of the file to replace.
  private static func isOwn(_ status: stat) -> Bool {
    status.st_uid == geteuid() || geteuid() == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path still leads to the opened file.
  private static func isSame(_ status: stat, _ path: String) -> Bool {
    var now = stat()
    return lstat(path, &now) == 0 && now.st_ino == status.st_ino && now.st_dev == status.st_dev
  }
}
