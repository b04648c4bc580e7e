internal import Findings

/// Why git cannot say what was before.
package enum GitFailure: Error, Hashable, Sendable {
  case gitMissing
  /// The path is in no repository of git.
  case noRepository(String)
  /// The paths are in two repositories.
  case severalRepositories([String])
  case unknownRevision(String, isShallow: Bool)
  /// The revision is a range, or leaves commits out.
  case notOneCommit(String)
  /// The two revisions have no common ancestor, as far as the clone knows.
  case unrelatedRevision(String, isShallow: Bool)
  /// A file of the past cannot be written where it can be read.
  case unwritable(String, reason: String)
  /// A file of the past isn't in this clone.
  case missingObject(path: String)
  /// A command writes more than a repository of an app can have.
  case tooMuch(command: String)
  /// A command takes longer than it can take in a repository of an app.
  case tooSlow(command: String)
  /// A command of git failed for another reason.
  case git(command: String, reason: String)
}

extension GitFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .gitMissing: "comparing with a revision needs git, and no program of that name is found"
    case .noRepository(let path):
      "a revision is in a repository of git, and \(quoted(path)) is in none"
    case .severalRepositories(let paths):
      "a revision is in one repository, and these are in several: "
        + paths.map(quoted).joined(separator: ", ")
    case .unknownRevision(let revision, let isShallow):
      "there is no revision \(quoted(revision))\(isShallow ? Self.shallow : "")"
    case .notOneCommit(let revision):
      "\(quoted(revision)) is a range, and one commit is compared: name a branch, a tag or a commit"
    case .unrelatedRevision(let revision, let isShallow):
      "\(quoted(revision)) and HEAD have no common ancestor\(isShallow ? Self.shallow : "")"
    case .unwritable(let path, let reason): "\(quoted(path)) cannot be written: \(reason)"
    case .missingObject(let path):
      "this clone doesn’t have the old contents of \(quoted(path)): it is a partial clone, and nothing "
        + "is downloaded during a comparison; fetch without --filter (git fetch --refetch --no-filter)"
    case .tooMuch(let command):
      "git \(command) lists more files than an app can have: the commit is not read"
    case .tooSlow(let command):
      "git \(command) did not end in a reasonable time: the commit is not read"
    case .git(let command, let reason):
      "git \(command) failed: \(TerminalText.escaped(reason))"
    }
  }

  private static let shallow =
    " in this clone, which is shallow: fetch more of the history (fetch-depth: 0 of "
    + "actions/checkout, GIT_DEPTH: 0 of GitLab)"

  private func quoted(_ text: String) -> String { "“\(TerminalText.escaped(text))”" }
}
