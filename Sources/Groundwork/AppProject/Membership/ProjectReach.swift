internal import Files
internal import Foundation

/// The folder that the files of a project may be in.
///
/// A project can name any file on the disk, and those outside the checkout are not read.
struct ProjectReach: Sendable {
  private let folder: String

  /// Creates the reach of a project: the repository that contains it.
  ///
  /// Without a repository, a project may list files in two folders above its own: a project in `Apps/Shop` may
  /// have files in `Shared`.
  ///
  /// - Parameters:
  ///   - project: The folder that contains the project.
  ///   - limit: A folder to use instead of the repository, or nil to look for the repository.
  init(ofProjectIn project: String, limit: String?) {
    let folders = FoldersAbove.including(NormalPath.of(project))
    folder =
      limit.map { NormalPath.of($0) } ?? folders.first(where: FoldersAbove.isRepository)
      ?? folders.prefix(3).last ?? "/"
  }

  /// Whether a normal path is in the folder.
  func contains(_ path: String) -> Bool { FoldersAbove.isPath(path, in: folder) }
}
