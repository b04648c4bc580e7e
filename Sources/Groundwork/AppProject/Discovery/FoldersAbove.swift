internal import FilesAndPaths

/// The folders above others.
enum FoldersAbove {
  /// Returns a folder and the folders above it, nearest first, without the root.
  ///
  /// - Parameter folder: A normal path.
  /// - Returns: The normal paths.
  static func including(_ folder: String) -> [String] {
    Array(sequence(first: folder) { FilePath.folder(of: $0) }.prefix { $0 != "/" && !$0.isEmpty })
  }

  /// Whether a folder is the root of a git repository or of one of its work trees.
  static func isRepository(_ folder: String) -> Bool {
    FileKind(atFollowingLinks: folder + "/.git") != nil
  }

  /// The folder that the files of a project may be in: a given limit, or else the repository that contains it.
  ///
  /// A project can name any file on the disk, and those outside the checkout are not read. Without a repository,
  /// it may list files in two folders above its own: a project in `Apps/Shop` may have files in `Shared`.
  static func reach(ofProjectIn project: String, limit: String?) -> String {
    if let limit { return NormalPath.of(limit) }
    let folders = including(NormalPath.of(project))
    return folders.first(where: isRepository) ?? folders.prefix(3).last ?? "/"
  }

  /// Whether a normal path is that of a folder or of something in it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
