internal import Foundation

/// What there is at a path.
package enum FileKind {
  case file
  case folder

  /// What there is at the end of all links; nil where there is nothing.
  package init?(atFollowingLinks path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// What there is at the path itself, a link being a file; nil where there is nothing.
  init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
