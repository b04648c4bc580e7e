internal import Foundation

/// Absolute paths as components.
package enum AbsolutePath {
  /// Returns the components of a path; a relative one starts in the current folder.
  package static func components(of path: String) -> [String] {
    let isAbsolute = path.hasPrefix("/")
    let current = isAbsolute ? "" : FileManager.default.currentDirectoryPath
    return FilePath.components(of: isAbsolute ? path : current + "/" + path)
  }
}
