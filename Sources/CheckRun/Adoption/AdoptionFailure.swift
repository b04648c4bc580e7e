internal import Findings

/// Why findings cannot be held against those of before.
package enum AdoptionFailure: Error, Hashable, Sendable {
  case missingBaseline(String)
  case malformedBaseline(String, reason: String)
  /// A baseline shall be written, and nothing says where.
  case noBaselinePath
  case unwritable(String, reason: String)
  case gitMissing
  /// The path is in no repository of git.
  case noRepository(String)
  /// The paths are in two repositories.
  case severalRepositories([String])
  case unknownRevision(String, isShallow: Bool)
  /// The revision and what is checked out have no common ancestor, as far as the clone knows.
  case unrelatedRevision(String, isShallow: Bool)
  /// A command of git failed for another reason.
  case git(command: String, reason: String)
}

extension AdoptionFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingBaseline(let path):
      "the baseline \(quoted(path)) cannot be read: write it with --write-baseline, or correct its "
        + "path"
    case .malformedBaseline(let path, let reason):
      "the baseline \(quoted(path)) cannot be understood, for \(TerminalText.escaped(reason)): "
        + "write it anew with --write-baseline"
    case .noBaselinePath:
      "--write-baseline needs a path: give --baseline, or the configuration's key baseline"
    case .unwritable(let path, let reason): "\(quoted(path)) cannot be written: \(reason)"
    case .gitMissing: "--since needs git, and no program of that name is found"
    case .noRepository(let path):
      "--since needs a repository of git, and \(quoted(path)) is in none"
    case .severalRepositories(let paths):
      "--since compares one repository, and these are in several: "
        + paths.map(quoted).joined(separator: ", ")
    case .unknownRevision(let revision, let isShallow):
      "there is no revision \(quoted(revision))\(isShallow ? Self.shallow : "")"
    case .unrelatedRevision(let revision, let isShallow):
      "\(quoted(revision)) and HEAD have no common ancestor\(isShallow ? Self.shallow : "")"
    case .git(let command, let reason):
      "git \(command) failed: \(TerminalText.escaped(reason))"
    }
  }

  private static let shallow =
    " in this clone, which is shallow: fetch more of the history (fetch-depth: 0 of "
    + "actions/checkout, GIT_DEPTH: 0 of GitLab)"

  private func quoted(_ text: String) -> String { "“\(TerminalText.escaped(text))”" }
}
