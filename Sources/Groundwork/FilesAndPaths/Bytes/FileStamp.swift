package import Foundation

// The twins of UIKit and AppKit, which Windows uses, read storyboards without it.
#if !os(Windows)
/// The metadata of a file by which it is recognized as unchanged, without reading it.
package struct FileStamp: Hashable, Sendable {
  package var size: Int
  /// The time at which the contents were last written, in nanoseconds since 1970.
  package var written: Int
  /// The time at which anything about the file last changed, in nanoseconds since 1970; programs cannot set it back.
  package var changed: Int
  package var inode: Int

  /// Returns the stamp of a file, following links; nil if it doesn't exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the stamp from a result of the `stat` call.
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
    // A file can have a time in a distant year that is too far away to count in nanoseconds.
    let farthest = Int.max / 1_000_000_000 - 1
    let seconds = min(max(Int(time.tv_sec), -farthest), farthest)
    return seconds * 1_000_000_000 + Int(time.tv_nsec)
  }
}
#endif
