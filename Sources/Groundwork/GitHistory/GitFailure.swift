internal import FilesAndPaths

/// The reason why git cannot provide an old version.
package enum GitFailure: Error, Hashable, Sendable {
  case gitMissing
  /// The path is not in a git repository.
  case noRepository(String)
  /// Another user owns the repository, as in a container, so that git doesn't read it.
  case foreignRepository(String)
  /// The paths are in two repositories.
  case severalRepositories([String])
  case unknownRevision(String, isShallow: Bool)
  /// The revision is a range, or excludes commits.
  case notOneCommit(String)
  /// The two revisions have no common ancestor in this clone.
  case unrelatedRevision(String, isShallow: Bool)
  /// A temporary file for an old version cannot be written.
  case unwritable(String, reason: String)
  /// The contents of an old version are missing in this clone.
  case missingObject(path: String)
  /// A command produces more output than an app's repository can account for.
  case tooMuch(command: String)
  /// A command takes longer than an app's repository can account for.
  case tooSlow(command: String)
  /// A command of git failed for another reason.
  case git(command: String, reason: String)
}

extension GitFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gitMissing: "comparing with a revision requires git, which was not found"
    case .noRepository(let path):
      "comparing with a revision requires a git repository, and \(path.inQuotes) is not in one"
    case .foreignRepository(let path):
      "git doesn't read \(path.inQuotes), because another user owns it; if you trust its contents, "
        + "run git config --global --add safe.directory with that path"
    case .severalRepositories(let paths):
      "the paths must be in one repository, but these are in several: "
        + paths.map(\.inQuotes).joined(separator: ", ")
    case .unknownRevision(let revision, let isShallow):
      "unknown revision \(revision.inQuotes)\(isShallow ? Self.shallow : "")"
    case .notOneCommit(let revision):
      "\(revision.inQuotes) is a range: name a single branch, tag or commit"
    case .unrelatedRevision(let revision, let isShallow):
      "\(revision.inQuotes) and HEAD have no common ancestor\(isShallow ? Self.shallow : "")"
    case .unwritable(let path, let reason): "\(path.inQuotes) cannot be written: \(reason)"
    case .missingObject(let path):
      "this clone doesn't have the old contents of \(path.inQuotes): it is a partial clone, and "
        + "nothing is downloaded during a comparison; fetch without --filter (git fetch --refetch "
        + "--no-filter)"
    case .tooMuch(let command):
      "git \(command) lists more files than an app can have: the commit is not read"
    case .tooSlow(let command):
      "git \(command) did not finish in a reasonable time: the commit is not read"
    case .git(let command, let reason):
      "git \(command) failed: \(TerminalText.escaped(reason))"
    }
  }

  private static let shallow =
    " in this clone, which is shallow: fetch more of the history (fetch-depth: 0 of "
    + "actions/checkout, GIT_DEPTH: 0 of GitLab)"
}
