/// The repository that contains some paths.
///
/// All its information comes from objects and the index. Files of the work tree are only listed,
/// because comparing them would make git run the filters that the repository's configuration names.
package struct GitRepository: Sendable {
  /// The maximum number of files read from a commit: several times those of the largest apps.
  private static let mostEntries = 200_000

  /// The repository's root folder, with links resolved.
  package let folder: String
  let command: GitCommand

  /// Finds the repository.
  ///
  /// - Parameter paths: Files and folders.
  /// - Throws: A ``GitFailure`` if they are in no repository, or in several.
  package init(of paths: [String]) throws(GitFailure) {
    var folders: [String] = []
    for path in paths {
      let folder = try RepositorySearch.folder(around: path)
      if !folders.contains(folder) { folders.append(folder) }
    }
    guard let folder = folders.first else { throw .noRepository(".") }
    guard folders.count == 1 else { throw .severalRepositories(folders.sorted()) }
    self.folder = folder
    command = try GitCommand(in: folder)
  }

  /// Returns the commit that a revision names.
  ///
  /// - Throws: ``GitFailure/unknownRevision(_:isShallow:)`` if it doesn't exist,
  ///   ``GitFailure/notOneCommit(_:)`` for a range.
  package func commit(_ revision: String) throws(GitFailure) -> String {
    guard !revision.hasPrefix("^"), !revision.contains("..") else { throw .notOneCommit(revision) }
    // An empty argument would end the options; a revision can't contain a line end.
    if !revision.hasPrefix("-"), !revision.utf8.contains(where: { $0 < 0x20 }) {
      let commit = try command.run(
        ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
      if commit.status == 0, commit.text.isObjectName { return commit.text }
    }
    throw .unknownRevision(revision, isShallow: try isShallow())
  }

  /// Returns the merge base of two revisions; the default of the second one is the commit that is checked out.
  ///
  /// - Throws: A ``GitFailure`` if there is no such commit.
  package func mergeBase(
    with revision: String, and other: String = "HEAD"
  ) throws(GitFailure) -> String {
    let base = try command.run(["merge-base", try commit(revision), try commit(other)])
    if base.status == 1 { throw .unrelatedRevision(revision, isShallow: try isShallow()) }
    let line = base.text.split(separator: "\n").first.map(String.init)
    guard base.status == 0, let line, line.isObjectName else {
      throw .git(command: "merge-base", reason: GitCommand.firstLine(base.errors) ?? "")
    }
    return line
  }

  private func isShallow() throws(GitFailure) -> Bool {
    try command.expect(["rev-parse", "--is-shallow-repository"]).text == "true"
  }

  /// Returns the files of a commit, including links and submodules, in the order of the tree.
  ///
  /// `isIncluded` says whether a file is wanted, by its path from the repository's folder.
  ///
  /// - Throws: ``GitFailure/tooMuch(command:)`` if a commit has more files than an app can have: a
  ///   tree that contains itself many times is tiny in the repository.
  package func entries(
    of commit: String, where isIncluded: (String) -> Bool
  ) throws(GitFailure) -> [TreeEntry] {
    var entries: [TreeEntry] = []
    var size = 0
    try command.read(["ls-tree", "-r", "-z", "--full-tree", commit]) { (pipe) throws(GitFailure) in
      while let line = try pipe.part(endingIn: 0) {
        size += line.count
        guard size <= PipeReader.outputLimit else { throw GitFailure.tooMuch(command: "ls-tree") }
        guard let entry = TreeEntry(line), isIncluded(entry.path) else { continue }
        guard entries.count < Self.mostEntries else { throw GitFailure.tooMuch(command: "ls-tree") }
        entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the files that git tracks or would add: all except ignored ones and submodules' files.
  package func ownFiles() throws(GitFailure) -> Set<String> {
    Set(try paths(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))
  }

  /// Returns the tracked files that a sparse checkout leaves out.
  package func sparseFiles() throws(GitFailure) -> Set<String> {
    let tagged = try paths(["ls-files", "-z", "-t", "--cached"])
    return Set(tagged.lazy.filter { $0.hasPrefix("S ") }.map { String($0.dropFirst(2)) })
  }

  /// Returns the folders that git ignores entirely, and submodules, sorted.
  package func foreignFolders() throws(GitFailure) -> [String] {
    let ignored = try paths([
      "ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory",
    ]).filter { $0.hasSuffix("/") }.map { String($0.dropLast()) }
    let submodules = try paths(["ls-files", "-z", "--stage"]).compactMap { entry in
      entry.hasPrefix("160000")
        ? entry.utf8.firstIndex(of: 0x09).map { String(entry[entry.utf8.index(after: $0)...]) }
        : nil
    }
    return (ignored + submodules).sorted()
  }

  /// Returns the new paths, by the old ones, of the tracked files that were renamed since a commit.
  ///
  /// If an added or removed file is larger than the limit, only files with identical contents count as renamed,
  /// because git would load both files into memory to compare them.
  ///
  /// - Throws: A ``GitFailure`` with git's message.
  package func renames(since commit: String, limit: Int) throws(GitFailure) -> [String: String] {
    let compare = ["diff-index", "--cached", "-z", "--no-ext-diff", "--no-textconv"]
    let changed = try paths(compare + ["--no-renames", "--diff-filter=AD", commit])
    // `:OLDMODE NEWMODE OLD NEW STATUS`, then a path.
    let objects = changed.flatMap { $0.split(separator: " ") }.map(String.init)
      .filter { $0.isObjectName && $0.contains { $0 != "0" } }
    let isLarge = try sizes(of: objects).contains { ($0 ?? 0) > limit }
    let parts = try paths(
      compare + ["--name-status", isLarge ? "-M100%" : "-M", "--diff-filter=R", commit])
    var names: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 2, by: 3) {
      names[parts[index + 1]] = parts[index + 2]
    }
    return names
  }

  /// Returns the parts of a command's output, each of which ends with a zero byte.
  private func paths(_ arguments: [String]) throws(GitFailure) -> [String] {
    try command.expect(arguments).output.split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
