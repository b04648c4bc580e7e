internal import Foundation

/// The status of a path, looked up once, because each lookup is a system call.
struct PathStatus {
  let path: String
  /// Whether there is a link, which may lead anywhere.
  let isLink: Bool
  /// The status, with a link followed; nil if nothing is there.
  let status: stat?

  init(_ path: String) {
    self.path = path
    var status = stat()
    guard lstat(path, &status) == 0 else {
      isLink = false
      self.status = nil
      return
    }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    self.status = !isLink || stat(path, &status) == 0 ? status : nil
  }
}
