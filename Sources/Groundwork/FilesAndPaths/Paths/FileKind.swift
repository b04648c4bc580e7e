internal import Foundation

/// The kind of thing at a path.
package enum FileKind {
  case file
  case folder

  /// The kind after following all links; nil if nothing exists there.
  package init?(atFollowingLinks path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The kind of the path itself, with links counted as files; nil if nothing exists there.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
