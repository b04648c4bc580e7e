internal import FileWriting
internal import FilesAndPaths
internal import Foundation

/// Finds the repository that contains a path, by its `.git`.
///
/// Git's own search also accepts a folder that looks like a bare repository, and any checkout can
/// contain such a folder, with a configuration that names programs. A `.git` can't be checked in.
enum RepositorySearch {
  /// Returns the folder of the repository around a file or folder, with links resolved.
  ///
  /// - Throws: ``GitFailure/noRepository(_:)``, ``GitFailure/foreignRepository(_:)``, or git's message about the
  ///   repository.
  static func folder(around path: String) throws(GitFailure) -> String {
    var components = FilePath.components(of: ResolvedPath.of(path) ?? path)
    while !components.isEmpty {
      let folder = "/" + components.joined(separator: "/")
      if FileManager.default.fileExists(atPath: folder + "/.git"), try isRoot(folder) {
        return AbsolutePath.resolved(folder) ?? folder
      }
      components.removeLast()
    }
    throw .noRepository(path)
  }

  /// Whether git treats a folder as the root of a repository.
  private static func isRoot(_ folder: String) throws(GitFailure) -> Bool {
    let result = try GitCommand(in: folder).run(["rev-parse", "--show-toplevel"])
    // On a disk that ignores case, git's spelling can differ from the user's. `realpath` returns
    // the spelling on the disk.
    if result.status == 0 {
      return AbsolutePath.resolved(result.text).map { $0 == AbsolutePath.resolved(folder) } ?? false
    }
    if result.errors.contains("not a git repository") { return false }
    if result.errors.contains("safe.directory") { throw .foreignRepository(folder) }
    throw .git(command: "rev-parse", reason: GitCommand.firstLine(result.errors) ?? "")
  }
}
