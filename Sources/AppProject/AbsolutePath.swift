internal import Findings
internal import Foundation

/// Paths from the root of the file system.
package enum AbsolutePath {
  /// The components of a path; one that is relative starts in the current folder.
  package static func components(of path: String) -> [String] {
    let isAbsolute = path.hasPrefix("/")
    let current = isAbsolute ? "" : FileManager.default.currentDirectoryPath
    return FilePath.components(of: isAbsolute ? path : current + "/" + path)
  }
}
