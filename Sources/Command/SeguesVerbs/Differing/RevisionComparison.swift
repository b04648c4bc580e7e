internal import AppProject
internal import Files
internal import Findings
internal import Foundation
internal import GitHistory
internal import StoryboardDiff
internal import StoryboardModel
internal import StoryboardParsing

/// Compares the storyboards of a git revision with those of another one, or with what is checked
/// out.
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

  /// Compares all differing files below the paths; they are named by their paths from the
  /// repository's folder.
  ///
  /// If `readsOthers`, the other storyboards are read, too. `isIncluded` says whether a file is compared, by its path
  /// on disk with links resolved.
  func compare(
    below paths: [String], excludes: [GlobPattern], readsOthers: Bool = false,
    where isIncluded: (String) -> Bool = { _ in true }
  ) throws -> Result {
    let places = RepositoryPaths(repository.folder)
    let roots = paths.map(places.path)
    func isWanted(_ path: String) -> Bool {
      guard let root = roots.first(where: { Self.isBelow($0, path) }) else { return false }
      return (path == root || Self.isSearched(path, below: root, excludes))
        && isIncluded(FilePath.join(repository.folder, path))
    }
    func keeps(_ path: String) -> Bool {
      readsOthers && FilePath.pathExtension(of: path) == "storyboard"
    }
    let old = try repository.entries(of: old, where: isWanted).filter { $0.kind != .submodule }
    guard let new else { return try compareWithWorkTree(old, isWanted, keeps: keeps) }
    let other = try repository.entries(of: new, where: isWanted).filter { $0.kind != .submodule }
    let (before, after) = (Set(old), Set(other))
    let changed = FolderComparison.compare(
      try versions(of: old.filter { !after.contains($0) }),
      try versions(of: other.filter { !before.contains($0) }))
    let unchanged = other.filter { before.contains($0) && keeps($0.path) }
    return Result(changed: changed, unchanged: try versions(of: unchanged))
  }

  private func compareWithWorkTree(
    _ old: [TreeEntry], _ isWanted: (String) -> Bool, keeps: (String) -> Bool
  ) throws -> Result {
    let absent = try repository.sparseFiles()
    let known = Set(old.map(\.path)).union(try repository.ownFiles().filter(isWanted))
    let worktree = WorkTree(folder: repository.folder)
    let places = known.filter(worktree.has)
    var changed = places
    var before = VersionReading(reader)
    var unchanged = VersionReading(reader)
    let there = old.filter { places.contains($0.path) || !absent.contains($0.path) }
    try read(there) { entry, contents in
      if worktree.has(entry, contents) {
        changed.remove(entry.path)
        if keeps(entry.path) { unchanged.add(entry.path, contents) }
      } else {
        before.add(entry.path, contents)
      }
    }
    let paths = changed.sorted()
    let parsed = reader.read(
      paths.map(worktree.place), workers: ProcessInfo.processInfo.activeProcessorCount)
    let after = zip(paths, parsed).map { path, parsed in
      var parsed = parsed
      parsed.path = path
      for index in parsed.findings.indices { parsed.findings[index].location.file = path }
      return parsed
    }
    return Result(
      changed: FolderComparison.compare(before.versions(), after), unchanged: unchanged.versions())
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

  private static func isBelow(_ root: String, _ path: String) -> Bool {
    root.isEmpty || path == root || path.hasPrefix(root + "/")
  }

  /// Whether a search of a folder would find a file.
  private static func isSearched(
    _ path: String, below root: String, _ excludes: [GlobPattern]
  ) -> Bool {
    guard ["storyboard", "xib"].contains(FilePath.pathExtension(of: path)) else { return false }
    let relative = root.isEmpty ? path : String(path.dropFirst(root.count + 1))
    let components = FilePath.components(of: relative)
    // A hidden file is skipped, too.
    if components.contains(where: SkippedFolders.contains) { return false }
    // A pattern that matches a folder also matches everything below it.
    return !components.indices.contains { last in
      let part = components[...last].joined(separator: "/")
      return excludes.contains { $0.matches(part) }
    }
  }
}
