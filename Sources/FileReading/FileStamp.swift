package import Foundation

/// By what a file is known to be unchanged, without reading it.
package struct FileStamp: Hashable, Sendable {
  package var size: Int
  /// Nanoseconds since 1970 at which the contents were written last.
  package var written: Int
  /// Nanoseconds since 1970 at which anything of the file changed: nobody can set this back.
  package var changed: Int
  package var inode: Int

  /// The stamp of a file, links followed; nil where there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp that the system's answer holds.
  package init(_ status: stat) {
    size = Int(status.st_size)
    inode = Int(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
    written = Self.nanoseconds(status.st_mtimespec)
    changed = Self.nanoseconds(status.st_ctimespec)
    #else
    written = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  package init(size: Int, written: Int, changed: Int, inode: Int) {
    self.size = size
    self.written = written
    self.changed = changed
    self.inode = inode
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
