internal import AppProject
internal import FileWriting
internal import FilesAndPaths
package import Findings
internal import Foundation
package import GitHistory

/// A change since a revision, which may have introduced findings: `--since`.
///
/// The files before the change are written into a temporary folder and checked there. A finding that this check doesn't
/// have is new.
package struct ChangeSince {
  private let repository: GitRepository
  private let base: String
  private let paths: [String]
  private let files: [String]

  /// Finds the last commit that the working tree and the revision have in common.
  ///
  /// The revision is the branch, tag or commit into which the change is to be merged. The files are those that were
  /// discovered below the paths.
  ///
  /// - Throws: A ``GitFailure``.
  package init(revision: String, paths: [String], files: [String]) throws(GitFailure) {
    repository = try GitRepository(of: paths)
    base = try repository.mergeBase(with: revision)
    self.paths = paths
    self.files = files
  }

  /// Returns the findings that the change introduced among the current ones, and the number of the others.
  ///
  /// `check` checks the earlier files in the same way. Their folder is deleted afterwards.
  ///
  /// - Throws: A ``GitFailure``, a `WriteFailure`, or the error of the check.
  package func introduced(
    among findings: [Finding], check: (PastTree) throws -> [Finding]
  ) throws -> Baseline.Comparison {
    let scratch = try PrivateFolder.make()
    defer { PrivateFolder.delete(scratch) }
    let now = RepositoryPaths(repository.folder)
    let tree = try tree(in: scratch, now)
    let past = ReportPaths(root: tree.folder, current: FileManager.default.currentDirectoryPath)
    let before = Baseline(of: tree.paths.isEmpty ? [] : try check(tree), file: past.path)
      .renaming(try repository.renames(since: base, limit: PastFiles.fileLimit))
    return before.compare(findings, file: now.path)
  }

  /// Fills a folder with the files that a check reads: those of the commit, and links to those that git ignores.
  private func tree(in scratch: String, _ now: RepositoryPaths) throws(GitFailure) -> PastTree {
    var past = PastFiles(in: scratch)
    // The whole repository is written, because a project may list files that are not below the paths.
    let entries = try repository.entries(of: base) { path in
      FileDiscovery.mayMatter(FilePath.name(of: path))
    }
    try past.write(entries, of: repository)
    // Files that git ignores count as unchanged: generated code, dependencies, submodules.
    let own = try repository.ownFiles().union(entries.map(\.path))
    let foreign = files.map(now.path).filter { !own.contains($0) && !$0.hasPrefix("../") }
    // A linked folder is not searched, but the files that a project lists in it exist.
    for path in try foreign + repository.foreignFolders() where !past.has(path) {
      let current = repository.folder + "/" + path
      if FileManager.default.fileExists(atPath: current) { try past.link(path, to: current) }
    }
    var tree = PastTree(folder: scratch, repository: now)
    tree.paths = paths.map(tree.path).filter(FileManager.default.fileExists)
    return tree
  }
}

/// The files of an app before a change, in a folder that corresponds to the repository's.
package struct PastTree: Sendable {
  let folder: String
  /// The paths to check in the folder, without those that didn't exist yet.
  package fileprivate(set) var paths: [String] = []
  /// Makes paths relative to the repository's folder.
  fileprivate let repository: RepositoryPaths

  /// Returns the path in this folder that corresponds to a current path.
  package func path(of path: String) -> String {
    let relative = repository.path(path)
    return relative.isEmpty ? folder : folder + "/" + relative
  }
}
