internal import Findings
internal import Foundation

/// Finds an app's files below the paths that the user gave.
package struct FileDiscovery: Sendable {
  /// What is left out, beside build products, dependencies and hidden folders.
  package var excludes: [GlobPattern]

  package init(excludes: [GlobPattern] = []) {
    self.excludes = excludes
  }

  /// Finds the files of all paths: each once, sorted by path.
  ///
  /// A path that names a file is taken whatever it is called. One that names an Xcode project or
  /// workspace stands for the folder that it is in. Links to folders are not followed, except a
  /// path itself, so that a link to a folder above cannot make the search endless.
  package func files(below paths: [String]) -> DiscoveredFiles {
    var found = DiscoveredFiles()
    for path in Set(paths).sorted() {
      switch FileKind(atFollowingLinks: path) {
      case .none: found.missingPaths.append(path)
      case .file: found.add(path, isNamed: true)
      case .folder: search(Self.root(for: path), into: &found)
      }
    }
    found.sortAndRemoveDuplicates()
    return found
  }

  private static func root(for path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    switch FilePath.pathExtension(of: path) {
    case "xcodeproj", "xcworkspace":
      let folder = FilePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    default:
      return path
    }
  }

  /// Searches a folder without recursion, so that depth costs no stack.
  private func search(_ root: String, into found: inout DiscoveredFiles) {
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : FilePath.join(root, folder)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        found.unreadableFolders.append(path)
        continue
      }
      for name in names {
        let relative = FilePath.join(folder, name)
        guard !excludes.contains(where: { $0.matches(relative) }) else { continue }
        let full = FilePath.join(root, relative)
        if DiscoveredFiles.isWanted(name) {
          if FileKind(atFollowingLinks: full) == .file { found.add(full, isNamed: false) }
        } else if !SkippedFolders.contains(name), FileKind(at: full) == .folder {
          pending.append(relative)
        }
      }
    }
  }
}
