internal import AppProject
internal import Findings
internal import Foundation
internal import GitHistory
internal import StoryboardDiff
internal import StoryboardParsing

/// Compares the storyboards of a revision of git with those of another, or with what is checked out.
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

  /// What became of the files below the paths, by their paths from the repository's folder: of all
  /// that differ at all.
  func compare(below paths: [String], excludes: [GlobPattern]) throws -> [ComparedFile] {
    let places = RepositoryPaths(repository.folder)
    let roots = paths.map(places.path)
    let changed = try repository.changedFiles(from: old, to: new).filter { path in
      guard let root = roots.first(where: { Self.isBelow($0, path) }) else { return false }
      return path == root || Self.isSearched(path, below: root, excludes)
    }
    var before: [FileVersion] = []
    var after: [FileVersion] = []
    for path in changed {
      if let version = try version(of: path, at: old) { before.append(version) }
      if let version = try new.map({ try self.version(of: path, at: $0) }) ?? current(path) {
        after.append(version)
      }
    }
    return FolderComparison.compare(before, after)
  }

  private func version(of path: String, at commit: String) throws -> FileVersion? {
    guard let bytes = try repository.contents(of: path, at: commit) else { return nil }
    let parsed = reader.read(Data(bytes), path: path)
    return FileVersion(path: path, file: parsed.file, findings: parsed.findings)
  }

  /// The file as it is on disk; nil where there is none.
  private func current(_ path: String) -> FileVersion? {
    let place = repository.folder + "/" + path
    guard FileManager.default.fileExists(atPath: place) else { return nil }
    let parsed = reader.read(place)
    let findings = parsed.findings.map { finding in
      var finding = finding
      finding.location.file = path
      return finding
    }
    return FileVersion(path: path, file: parsed.file, findings: findings)
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
    if components.dropLast().contains(where: SkippedFolders.contains) { return false }
    // A pattern matches a folder, too, with all that is below it.
    return !components.indices.contains { last in
      let part = components[...last].joined(separator: "/")
      return excludes.contains { $0.matches(part) }
    }
  }
}
