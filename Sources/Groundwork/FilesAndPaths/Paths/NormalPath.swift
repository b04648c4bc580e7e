internal import Foundation

/// Absolute paths without `.` and `..`, for comparing a project's paths with the files found.
package enum NormalPath {
  private static let workingFolder = FileManager.default.currentDirectoryPath

  /// Normalizes a path, without looking at links.
  package static func of(_ path: String) -> String {
    let absolute = FilePath.join(workingFolder, path)
    if isNormal(absolute) { return absolute }
    // The parent of the root is the root.
    return "/" + FilePath.components(of: absolute).drop { $0 == ".." }.joined(separator: "/")
  }

  /// Normalizes a path relative to a folder, or an absolute one.
  package static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : of(FilePath.join(folder, path))
  }

  /// Returns a normal path, relative to the current folder if `other` is a relative path.
  package static func shown(_ path: String, as other: String) -> String {
    guard !other.hasPrefix("/"), path.hasPrefix(workingFolder + "/") else { return path }
    return String(path.dropFirst(workingFolder.count + 1))
  }

  /// Whether a path is absolute and already normal.
  private static func isNormal(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      if isAfterSlash, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isAfterSlash = byte == UInt8(ascii: "/")
    }
    return !isAfterSlash
  }
}
