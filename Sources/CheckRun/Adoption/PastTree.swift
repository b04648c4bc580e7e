internal import AppProject
package import Findings
internal import Foundation
package import GitHistory

/// An app's files as they were before a change, in a folder of their own.
package struct PastTree: Sendable {
  /// The folder that stands for the repository's.
  let folder: String
  /// What was asked to be checked, in that folder; without what was not there yet.
  package fileprivate(set) var paths: [String] = []
  /// Paths from the repository's folder.
  fileprivate let repository: RepositoryPaths

  /// The place of a file or folder of now in this folder.
  package func path(of path: String) -> String {
    let relative = repository.path(path)
    return relative.isEmpty ? folder : folder + "/" + relative
  }
}

/// What changed since a revision: which findings a change introduced.
package struct ChangeSince {
  private let repository: GitRepository
  private let base: String
  private let paths: [String]
  private let files: [String]

  /// Finds the commit at which what is checked out and the revision parted.
  ///
  /// - Parameters:
  ///   - revision: What the change is to be merged into: a branch, a tag, a commit.
  ///   - paths: What is checked.
  ///   - files: The files that were found there.
  /// - Throws: A ``GitFailure`` that says what is missing.
  package init(revision: String, paths: [String], files: [String]) throws(GitFailure) {
    repository = try GitRepository(of: paths)
    base = try repository.mergeBase(with: revision)
    self.paths = paths
    self.files = files
  }

  /// The findings that were not there before.
  ///
  /// - Parameters:
  ///   - findings: What is found now, sorted.
  ///   - check: Finds what there was to find before, in the same way; the folder is deleted after.
  /// - Returns: What is new, and how much is not.
  /// - Throws: A ``GitFailure``, or what the check throws.
  package func introduced(
    among findings: [Finding], check: (PastTree) throws -> [Finding]
  ) throws -> Baseline.Comparison {
    let scratch = try ScratchFolder.make()
    defer { ScratchFolder.delete(scratch) }
    let now = RepositoryPaths(repository.folder)
    let tree = try tree(in: scratch, now)
    let root = ReportPaths(root: tree.folder, current: FileManager.default.currentDirectoryPath)
    let before = Baseline(of: tree.paths.isEmpty ? [] : try check(tree), file: root.path)
      .renaming(try repository.renames(since: base, limit: PastFiles.fileLimit))
    return before.compare(findings, file: now.path)
  }

  /// Writes what matters of the commit.
  private func tree(in scratch: String, _ now: RepositoryPaths) throws(GitFailure) -> PastTree {
    var tree = PastTree(folder: scratch, repository: now)
    var past = PastFiles(in: scratch)
    // All of the repository: a project may list files that are not below the paths.
    let entries = try repository.entries(of: base) { path in
      FileDiscovery.mayMatter(FilePath.name(of: path))
    }
    try past.write(entries, of: repository)
    // What git does not know is the same before and after: generated code, dependencies, submodules.
    let known = try repository.ownFiles().union(entries.map(\.path))
    let foreign = files.map(now.path).filter { !known.contains($0) && !$0.hasPrefix("../") }
    // Linked as a whole, a folder is not searched, but what a project lists in it is there.
    for path in try foreign + repository.foreignFolders() where !past.has(path) {
      let place = repository.folder + "/" + path
      if FileManager.default.fileExists(atPath: place) { try past.link(path, to: place) }
    }
    tree.paths = paths.map(tree.path).filter(FileManager.default.fileExists)
    return tree
  }
}
