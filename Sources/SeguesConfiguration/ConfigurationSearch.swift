internal import Findings
internal import Foundation

/// Finds the configuration that applies to some files.
package enum ConfigurationSearch {
  /// The name of a configuration file.
  package static let fileName = ".segues.yml"

  /// The configuration in the nearest folder above all of the paths.
  ///
  /// A folder with a `.git` in it is the last one that is looked in: what lies above a repository
  /// has no say in it.
  ///
  /// - Parameter paths: The files and folders that a verb was given.
  /// - Returns: The path, relative where the paths are; nil where there is none.
  package static func nearest(above paths: [String]) -> String? {
    for folder in folders(above: paths) {
      let candidate = FilePath.join(folder, fileName)
      if isThere(candidate) { return candidate }
      if isThere(FilePath.join(folder, ".git")) { return nil }
    }
    return nil
  }

  /// Whether there is anything at a path, if only a link that leads nowhere: reading that is an error.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The folders to look in, the nearest first.
  private static func folders(above paths: [String]) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    let isAbsolute = paths.allSatisfy { $0.hasPrefix("/") } && !paths.isEmpty
    // Paths of both kinds meet in some folder above: whichever it is, the current one is no worse.
    let isMixed = !isAbsolute && paths.contains { $0.hasPrefix("/") }
    let common = isMixed ? [] : commonFolder(of: paths)
    let inner = common.indices.reversed().map { common[...$0].joined(separator: "/") }
    if isAbsolute { return inner.map { "/" + $0 } + ["/"] }
    let climbed = common.prefix { $0 == ".." }.count
    let depth = FilePath.components(of: current).count
    let outer = (climbed...max(climbed, depth)).map { up in
      up == 0 ? "." : Array(repeating: "..", count: up).joined(separator: "/")
    }
    return inner.dropLast(climbed) + outer
  }

  /// The components of the deepest folder that has all paths.
  private static func commonFolder(of paths: [String]) -> [String] {
    var common: [String]?
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      let folder = exists && isFolder.boolValue ? path : FilePath.folder(of: path)
      let components = FilePath.components(of: folder)
      common = common.map { zip($0, components).prefix { $0 == $1 }.map(\.0) } ?? components
    }
    return common ?? []
  }
}
