internal import Findings
internal import Foundation

/// The repository that some paths are in.
package struct GitRepository: Sendable {
  /// The folder that has everything, links resolved.
  package let folder: String
  private let command: GitCommand

  /// - Parameter paths: Files and folders.
  /// - Throws: A ``GitFailure`` where they are in no repository, or in several.
  package init(of paths: [String]) throws(GitFailure) {
    var folders: [String] = []
    for path in paths {
      let near = Self.folder(of: path)
      let result = try GitCommand(in: near).run(["rev-parse", "--show-toplevel"])
      guard result.status == 0 else {
        if result.errors.contains("not a git repository") { throw .noRepository(path) }
        let reason = result.errors.split(separator: "\n").first.map(String.init) ?? ""
        throw .git(command: "rev-parse", reason: reason)
      }
      if !folders.contains(result.text) { folders.append(result.text) }
    }
    guard let folder = folders.first else { throw .noRepository(".") }
    guard folders.count == 1 else { throw .severalRepositories(folders.sorted()) }
    self.folder = folder
    command = try GitCommand(in: folder)
  }

  /// The commit that a revision names.
  ///
  /// - Throws: ``GitFailure/unknownRevision(_:isShallow:)`` where there is none.
  package func commit(_ revision: String) throws(GitFailure) -> String {
    let commit = try command.run(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard commit.status == 0 else {
      throw .unknownRevision(revision, isShallow: try isShallow())
    }
    return commit.text
  }

  /// The commit at which two revisions parted.
  ///
  /// - Parameters:
  ///   - revision: The one.
  ///   - other: The other; what is checked out, if left out.
  /// - Returns: The commit's name.
  /// - Throws: A ``GitFailure`` where there is no such commit.
  package func mergeBase(
    with revision: String, and other: String = "HEAD"
  ) throws(GitFailure) -> String {
    let base = try command.run(["merge-base", try commit(revision), try commit(other)])
    if base.status == 1 { throw .unrelatedRevision(revision, isShallow: try isShallow()) }
    guard base.status == 0, let line = base.text.split(separator: "\n").first else {
      throw .git(command: "merge-base", reason: base.errors)
    }
    return String(line)
  }

  private func isShallow() throws(GitFailure) -> Bool {
    try command.expect(["rev-parse", "--is-shallow-repository"]).text == "true"
  }

  /// The files of a commit that are no submodules, by their paths from the repository's folder.
  package func files(of commit: String) throws(GitFailure) -> [String] {
    let entries = try command.expect(["ls-tree", "-r", "-z", "--full-tree", commit]).parts
    return entries.compactMap { entry in
      entry.hasPrefix("160000") ? nil : Self.path(in: entry)
    }
  }

  /// What follows the tab of an entry.
  private static func path(in entry: String) -> String? {
    entry.utf8.firstIndex(of: 0x09).map { String(entry[entry.utf8.index(after: $0)...]) }
  }

  /// The files that git knows or would add: all but those that are ignored, or in submodules.
  package func ownFiles() throws(GitFailure) -> Set<String> {
    Set(
      try command.expect(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).parts)
  }

  /// The folders that git ignores as a whole, and submodules, sorted.
  package func foreignFolders() throws(GitFailure) -> [String] {
    let ignored = try command.expect(
      ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory"]
    ).parts.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
    let submodules = try command.expect(["ls-files", "-z", "--stage"]).parts.compactMap { entry in
      entry.hasPrefix("160000") ? Self.path(in: entry) : nil
    }
    return (ignored + submodules).sorted()
  }

  /// The new paths of files that were renamed since a commit, by their old ones.
  package func renames(since commit: String) throws(GitFailure) -> [String: String] {
    let parts = try command.expect(
      ["diff", "--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff", commit]
    ).parts
    var names: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 2, by: 3) {
      names[parts[index + 1]] = parts[index + 2]
    }
    return names
  }

  /// The files that differ between a commit and another one, or what is checked out.
  ///
  /// - Parameters:
  ///   - commit: The old commit.
  ///   - other: The new commit; nil for what is checked out, files that git does not know included.
  /// - Returns: Their paths from the repository's folder, sorted.
  /// - Throws: A ``GitFailure`` with what git says.
  package func changedFiles(
    from commit: String, to other: String? = nil
  ) throws(GitFailure) -> [String] {
    let options = ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit]
    var files = Set(try command.expect(options + (other.map { [$0] } ?? [])).parts)
    if other == nil {
      files.formUnion(
        try command.expect(["ls-files", "-z", "--others", "--exclude-standard"]).parts)
    }
    return files.sorted()
  }

  /// What a file had in it at a commit; nil where there was none.
  ///
  /// Of a link that is where it leads: what it leads to is no part of the commit.
  package func contents(of path: String, at commit: String) throws(GitFailure) -> [UInt8]? {
    let name = "\(commit):\(path)"
    guard try command.run(["cat-file", "-t", name]).text == "blob" else { return nil }
    return try command.expect(["cat-file", "blob", name]).output
  }

  /// Writes files of a commit into a folder, below their paths.
  package func write(
    _ files: [String], of commit: String, to folder: String, scratch: String
  ) throws(GitFailure) {
    // An index of its own: the repository's is not touched.
    let index = ["GIT_INDEX_FILE": scratch + "/index"]
    let list = scratch + "/files"
    let text = files.map { $0 + "\0" }.joined()
    guard FileManager.default.createFile(atPath: list, contents: Data(text.utf8)) else {
      throw .unwritable(list, reason: "the system did not say why")
    }
    _ = try command.expect(["read-tree", commit], environment: index)
    _ = try command.expect(
      ["checkout-index", "--force", "--quiet", "-z", "--stdin", "--prefix=\(folder)/"],
      input: list, environment: index)
  }

  private static func folder(of path: String) -> String {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder.boolValue { return path }
    let folder = FilePath.folder(of: path)
    return folder.isEmpty ? "." : folder
  }
}
