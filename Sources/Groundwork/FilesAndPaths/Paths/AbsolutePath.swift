internal import Foundation

/// Absolute paths, as the file system sees them.
package enum AbsolutePath {
  /// Returns the path of an existing file or folder without links; nil if it doesn't exist.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the components of a path; a relative one starts in the current folder.
  package static func components(of path: String) -> [String] {
    let isAbsolute = path.hasPrefix("/")
    let current = isAbsolute ? "" : FileManager.default.currentDirectoryPath
    return FilePath.components(of: isAbsolute ? path : current + "/" + path)
  }
}
