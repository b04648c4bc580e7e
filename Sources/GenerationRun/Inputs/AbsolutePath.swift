internal import Findings
internal import Foundation

/// Paths from the root of the file system.
enum AbsolutePath {
  /// The components of a path; one that is relative starts in the current folder.
  static func components(of path: String) -> [String] {
    let isAbsolute = path.hasPrefix("/")
    let current = isAbsolute ? "" : FileManager.default.currentDirectoryPath
    return FilePath.components(of: isAbsolute ? path : current + "/" + path)
  }
}

/// What there is at a path.
enum PathKind {
  /// Whether a folder is there, links followed.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
