internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import GenerationRun
internal import GitHistory
internal import StoryboardDiff
internal import StoryboardModel
internal import StoryboardParsing

/// Compares the storyboards of a git revision with those of another one, or with what is checked out.
struct RevisionComparison {
  private let repository: GitRepository
  private let old: String
  private let new: String?
  private let reader = StoryboardReader(scope: .complete)

  /// Finds the commits.
  ///
  /// - Throws: A `GitFailure`.
  init(_ range: RevisionRange, paths: [String]) throws {
    let repository = try GitRepository(of: paths)
    var new: String?
    if let name = range.new { new = try repository.commit(name) }
    old =
      range.isSinceMergeBase
      ? try repository.mergeBase(with: range.old, and: range.new ?? "HEAD")
      : try repository.commit(range.old)
    self.repository = repository
    self.new = new
  }

  /// Both versions of an app.
  struct Result {
    /// The files that differ.
    var changed: [ComparedFile]
    /// All other storyboards.
    var unchanged: [ParsedFile]
  }

  /// Compares all differing files below the paths, and names them by their paths from the repository's folder.
  ///
  /// If `readsOthers`, the other storyboards are read, too. `isIncluded` says whether a file is compared, by its path
  /// on disk with links resolved.
  ///
  /// - Throws: A `GitFailure`, or an `InputFailure` if a path is neither on disk nor in a version.
  func compare(
    below paths: [String], excludes: [GlobPattern], readsOthers: Bool = false,
    where isIncluded: @escaping (String) -> Bool = { _ in true }
  ) throws -> Result {
    let missing = try paths.filter { try FileKind(at: $0) == nil && !isInVersion($0) }
    guard missing.isEmpty else { throw InputFailure.noSuchPaths(missing) }
    let compared = ComparedPaths(
      below: paths, in: repository.folder, excludes: excludes, where: isIncluded)
    func reads(unchanged path: String) -> Bool {
      readsOthers && FilePath.pathExtension(of: path) == "storyboard"
    }
    let oldEntries = try entries(of: old, in: compared)
    guard let new else { return try compareWithWorkTree(oldEntries, compared, reads) }
    let newEntries = try entries(of: new, in: compared)
    let (inOld, inNew) = (Set(oldEntries), Set(newEntries))
    let changed = FolderComparison.compare(
      try versions(of: oldEntries.filter { !inNew.contains($0) }),
      try versions(of: newEntries.filter { !inOld.contains($0) }))
    let unchanged = newEntries.filter { inOld.contains($0) && reads(unchanged: $0.path) }
    return Result(changed: changed, unchanged: try versions(of: unchanged))
  }

  /// Whether one of the commits has a file or folder at a path.
  private func isInVersion(_ path: String) throws -> Bool {
    let path = RepositoryPaths(repository.folder).path(path)
    return try [old, new].compactMap(\.self).contains { commit in
      let below = try repository.entries(of: commit) { $0 == path || $0.hasPrefix(path + "/") }
      return !below.isEmpty
    }
  }

  private func compareWithWorkTree(
    _ old: [TreeEntry], _ compared: ComparedPaths, _ readsUnchanged: (String) -> Bool
  ) throws -> Result {
    let leftOut = try repository.sparseFiles()
    let known = Set(old.map(\.path)).union(try repository.ownFiles().filter(compared.contains))
    let worktree = WorkTree(folder: repository.folder)
    let present = known.filter(worktree.has)
    var changed = present
    var before = VersionReading(reader)
    var unchanged = VersionReading(reader)
    // A file that a sparse checkout leaves out was not removed.
    let comparable = old.filter { present.contains($0.path) || !leftOut.contains($0.path) }
    try read(comparable) { entry, contents in
      if worktree.isUnchanged(entry, contents) {
        changed.remove(entry.path)
        if readsUnchanged(entry.path) { unchanged.add(entry.path, contents) }
      } else {
        before.add(entry.path, contents)
      }
    }
    let after = versions(of: changed.sorted(), in: worktree)
    return Result(
      changed: FolderComparison.compare(before.versions(), after), unchanged: unchanged.versions())
  }

  /// Reads checked-out files.
  private func versions(of paths: [String], in worktree: WorkTree) -> [ParsedFile] {
    let parsed = reader.read(
      paths.map(worktree.place), workers: ProcessInfo.processInfo.activeProcessorCount)
    return zip(paths, parsed).map { path, parsed in
      var parsed = parsed
      parsed.path = path
      for index in parsed.findings.indices { parsed.findings[index].location.file = path }
      return parsed
    }
  }

  private func entries(of commit: String, in compared: ComparedPaths) throws -> [TreeEntry] {
    try repository.entries(of: commit, where: compared.contains).filter { $0.kind != .submodule }
  }

  private func versions(of entries: [TreeEntry]) throws -> [ParsedFile] {
    var reading = VersionReading(reader)
    try read(entries) { reading.add($0.path, $1) }
    return reading.versions()
  }

  private func read(
    _ entries: [TreeEntry], _ body: (TreeEntry, ObjectContents) -> Void
  ) throws(GitFailure) {
    try repository.read(entries.map(\.object), limit: ReadingLimits.fileSize) {
      (index, contents) throws(GitFailure) in
      guard contents != .missing else { throw .missingObject(path: entries[index].path) }
      body(entries[index], contents)
    }
  }
}
