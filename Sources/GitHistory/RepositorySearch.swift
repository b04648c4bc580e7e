internal import FileWriting
internal import Findings
internal import Foundation

/// Finds the repository that a path is in, by its `.git`.
///
/// Git's own search also takes a folder that is laid out like a bare repository, and any checkout
/// can have such a folder, with a configuration that names programs. A `.git` can't be checked in.
enum RepositorySearch {
  /// The folder of the repository around a file or folder, links resolved.
  ///
  /// - Throws: ``GitFailure/noRepository(_:)``, or what git says of the repository.
  static func folder(around path: String) throws(GitFailure) -> String {
    var components = FilePath.components(of: ResolvedPath.of(path) ?? path)
    while !components.isEmpty {
      let folder = "/" + components.joined(separator: "/")
      if FileManager.default.fileExists(atPath: folder + "/.git"), try isRoot(folder) {
        return folder
      }
      components.removeLast()
    }
    throw .noRepository(path)
  }

  /// Whether git takes a folder for a repository whose files are right there.
  private static func isRoot(_ folder: String) throws(GitFailure) -> Bool {
    let result = try GitCommand(in: folder).run(["rev-parse", "--show-toplevel"])
    if result.status == 0 { return ResolvedPath.of(result.text) == folder }
    if result.errors.contains("not a git repository") { return false }
    throw .git(command: "rev-parse", reason: GitCommand.firstLine(result.errors) ?? "")
  }
}
