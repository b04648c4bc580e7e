internal import FilesAndPaths

/// The files that a command may change: those of the project, except in git's own folder, and those that the command
/// line names.
///
/// Someone who checks out a project doesn't know where its links lead.
package struct WriteScope: Sendable {
  /// The folders of the project and the paths of the command line, with links resolved.
  private var roots: [String] = []

  /// Creates the scope of a command.
  ///
  /// - Parameter paths: The files and folders that the command line names.
  package init(naming paths: [String]) {
    for path in paths {
      if FileKind(atFollowingLinks: path) == .folder {
        roots += [ProjectFolder.around(path), ResolvedPath.of(path) ?? path]
      } else {
        let folder = FilePath.folder(of: path)
        // Naming a link doesn't allow changes of its destination, because the name may come from a shell pattern.
        roots += [
          ProjectFolder.around(folder),
          FilePath.join(ResolvedPath.of(folder) ?? folder, FilePath.name(of: path)),
        ]
      }
    }
  }

  /// Returns the reason why a file may not be changed, or nil if there is none.
  package func obstacle(to path: String) -> String? {
    let target = ResolvedPath.of(path) ?? path
    let components = FilePath.components(of: target)
    let relativePaths = roots.compactMap { root -> ArraySlice<String>? in
      let folder = FilePath.components(of: root)
      return components.starts(with: folder) ? components.dropFirst(folder.count) : nil
    }
    if relativePaths.contains(where: { !ProjectFolder.leadsIntoGit($0) }) { return nil }
    let place = relativePaths.isEmpty ? "outside the project" : "in git's own folder"
    return "the file is \(place): to change it, name \(target.inQuotes) on the command line"
  }
}
