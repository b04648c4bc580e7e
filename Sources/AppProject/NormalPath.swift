internal import Findings
internal import Foundation

/// Absolute paths without `.` and `..`, by which a project's files and the files found are compared.
enum NormalPath {
  private static let workingFolder = FileManager.default.currentDirectoryPath

  /// The path as such a path; links are not looked at.
  static func of(_ path: String) -> String {
    let absolute = FilePath.join(workingFolder, path)
    if isNormal(absolute) { return absolute }
    // Above the root is the root.
    return "/" + FilePath.components(of: absolute).drop { $0 == ".." }.joined(separator: "/")
  }

  /// A path below a folder, or an absolute one, as such a path.
  static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? folder : of(FilePath.join(folder, path))
  }

  /// A normal path as it is shown beside another: relative where that is.
  static func shown(_ path: String, as other: String) -> String {
    guard !other.hasPrefix("/"), path.hasPrefix(workingFolder + "/") else { return path }
    return String(path.dropFirst(workingFolder.count + 1))
  }

  /// Whether a path is absolute and has no component to take away.
  private static func isNormal(_ path: String) -> Bool {
    var isAfterSlash = false
    for byte in path.utf8 {
      if isAfterSlash, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
      isAfterSlash = byte == UInt8(ascii: "/")
    }
    return !isAfterSlash
  }
}
