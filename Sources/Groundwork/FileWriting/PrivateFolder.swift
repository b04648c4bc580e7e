internal import Foundation

/// Temporary folders for files that only this process and the programs it runs can read.
package enum PrivateFolder {
  /// The maximum number of names to try.
  private static let attempts = 16

  /// The locked folders of this process.
  ///
  /// Accessed only with the lock held.
  private nonisolated(unsafe) static var descriptors: [String: Int32] = [:]
  private static let lock = NSLock()

  /// Creates an empty folder that only the user can read.
  ///
  /// It is deleted on a signal; folders left behind by killed processes are deleted here.
  ///
  /// - Returns: Its path.
  /// - Throws: ``WriteFailure/unwritable(_:reason:)`` if it cannot be created.
  package static func make() throws(WriteFailure) -> String {
    let base = TemporaryPlace.path
    StaleFiles.deleteFolders(in: base)
    var code = EEXIST
    for _ in 0..<attempts {
      let path = base + "/" + TemporaryName.next(TemporaryName.folder)
      Leftovers.shared.add(path)
      guard mkdir(path, 0o700) == 0 else {
        code = errno
        Leftovers.shared.remove(path)
        if code == EEXIST { continue }
        break
      }
      let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if descriptor >= 0, LivingLock.take(descriptor) {
        lock.withLock { descriptors[path] = descriptor }
        return path
      }
      code = descriptor >= 0 ? EAGAIN : errno
      if descriptor >= 0 { close(descriptor) }
      rmdir(path)
      Leftovers.shared.remove(path)
    }
    throw .system(base, code)
  }

  /// Deletes a folder created by ``make()``, with everything in it.
  package static func delete(_ folder: String) {
    Leftovers.delete(folder)
    Leftovers.shared.remove(folder)
    if let descriptor = lock.withLock({ descriptors.removeValue(forKey: folder) }) {
      close(descriptor)
    }
  }
}
