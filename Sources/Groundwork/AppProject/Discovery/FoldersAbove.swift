internal import Files

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

  /// Whether a normal path is that of a folder or of something in it.
  static func isPath(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
