internal import FilesAndPaths
internal import Foundation

/// Finds the configuration that applies to some files.
package enum ConfigurationSearch {
  package static let fileName = ".segues.yml"

  /// Finds the configuration in the nearest folder that contains all paths.
  ///
  /// The search ends at a folder with a `.git`: nothing above a repository can configure it.
  ///
  /// - Parameter paths: The files and folders given to a command.
  /// - Returns: The path, relative if the paths are; nil if there is none.
  package static func nearest(above paths: [String]) -> String? {
    for folder in folders(above: paths) {
      let candidate = FilePath.join(folder, fileName)
      if exists(candidate) { return candidate }
      if exists(FilePath.join(folder, ".git")) { return nil }
    }
    return nil
  }

  /// Whether a path exists, even as a link that leads nowhere: reading that is an error.
  private static func exists(_ path: String) -> Bool { FileKind(at: path) != nil }

  /// The folders to search, nearest first.
  private static func folders(above paths: [String]) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    let isAbsolute = paths.allSatisfy { $0.hasPrefix("/") } && !paths.isEmpty
    // If paths of both kinds are mixed, the search starts in the current folder.
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

  /// The components of the deepest folder that contains all paths.
  private static func commonFolder(of paths: [String]) -> [String] {
    var common: [String]?
    for path in paths {
      let isFolder = FileKind(atFollowingLinks: path) == .folder
      let components = FilePath.components(of: isFolder ? path : FilePath.folder(of: path))
      common = common.map { zip($0, components).prefix { $0 == $1 }.map(\.0) } ?? components
    }
    return common ?? []
  }
}
