internal import Foundation

/// Keeps the cache folder small by deleting the least recently used entries.
package struct CacheTrimming {
  /// The name of the file whose age tells when the folder was last trimmed.
  static let stamp = "trimmed"

  private let folder: String
  private let largestSize: Int

  /// Creates a trimming that limits the size of all entries together, in bytes.
  package init(folder: String, largestSize: Int) {
    self.folder = folder
    self.largestSize = largestSize
  }

  /// Trims the folder, unless that was done within the last hour.
  func trimNowAndThen() {
    let path = folder + "/" + Self.stamp
    var status = stat()
    if stat(path, &status) == 0, time(nil) - modificationTime(status).tv_sec < 3_600 { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    if descriptor >= 0 { close(descriptor) }
    utimes(path, nil)
    trim()
  }

  /// Deletes entries until the others take at most three quarters of the allowed size.
  ///
  /// Files that are not entries are neither deleted nor counted, because the user may name any folder.
  package func trim() {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    var entries: [(path: String, used: [Int], size: Int)] = []
    for name in names where CacheEntry.isName(name) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      let used = modificationTime(status)
      entries.append((path, [Int(used.tv_sec), Int(used.tv_nsec)], Int(status.st_size)))
    }
    var size = entries.reduce(0) { $0 + $1.size }
    guard size > largestSize else { return }
    for entry in entries.sorted(by: { $0.used.lexicographicallyPrecedes($1.used) }) {
      guard size > largestSize / 4 * 3 else { return }
      guard CacheEntry.isEntry(entry.path) else { continue }
      // Another process may have deleted the entry already.
      unlink(entry.path)
      size -= entry.size
    }
  }

  private func modificationTime(_ status: stat) -> timespec {
    #if canImport(Darwin)
    status.st_mtimespec
    #else
    status.st_mtim
    #endif
  }
}
