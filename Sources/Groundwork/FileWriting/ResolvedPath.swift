internal import FilesAndPaths
internal import Foundation

/// Resolves all links in paths.
package enum ResolvedPath {
  /// The maximum number of links in a path, as on most systems.
  private static let mostLinks = 40

  /// Returns the absolute path that a path leads to.
  ///
  /// The end of the path need not exist: a link to a missing file leads to the place where writing
  /// to the link would create it.
  ///
  /// - Returns: The path, without links and `..`; nil if links form a cycle.
  package static func of(_ path: String) -> String? {
    let start = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var pending = Array(components(of: start).reversed())
    // Without a slash at the end, so the root is empty.
    var resolved = ""
    var links = 0
    while let component = pending.popLast() {
      switch component {
      case ".": continue
      case "..":
        let folder = FilePath.folder(of: resolved)
        resolved = folder == "/" ? "" : folder
      default:
        let next = resolved + "/" + component
        guard let target = link(at: next) else {
          resolved = next
          continue
        }
        links += 1
        guard links <= mostLinks else { return nil }
        if target.hasPrefix("/") { resolved = "" }
        pending += components(of: target).reversed()
      }
    }
    return resolved.isEmpty ? "/" : resolved
  }

  /// Whether a path is a folder or lies below it, with links resolved in both.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let path = of(path), let folder = of(folder) else { return false }
    return path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Whether a path is a folder or lies below it, with links resolved in both.
  static func isInside(_ place: PathStatus, _ folder: String) -> Bool {
    // Nearly always, the path is that of the folder and a name.
    let name = FilePath.name(of: place.path)
    if !place.isLink, name != "..", name != ".", !name.isEmpty,
      FilePath.join(folder, name) == place.path
    {
      return true
    }
    return isInside(place.path, folder)
  }

  /// Returns the destination of a link; nil for anything else.
  static func link(at path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  private static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
