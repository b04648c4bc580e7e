internal import Findings

/// Why findings cannot be held against those of before.
package enum AdoptionFailure: Error, Hashable, Sendable {
  case missingBaseline(String)
  case malformedBaseline(String, reason: String)
  /// A baseline shall be written, and nothing says where.
  case noBaselinePath
  /// A baseline shall be read from standard output.
  case standardOutputBaseline
}

extension AdoptionFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingBaseline(let path):
      "the baseline \(quoted(path)) cannot be read: write it with --write-baseline, or correct its "
        + "path"
    case .malformedBaseline(let path, let reason):
      "the baseline \(quoted(path)) cannot be understood, because \(TerminalText.escaped(reason)): "
        + "write it anew with --write-baseline"
    case .noBaselinePath:
      "--write-baseline needs a path: give --baseline, or the configuration's key baseline"
    case .standardOutputBaseline:
      "--baseline - is standard output, which only --write-baseline writes to: name a file"
    }
  }

  private func quoted(_ text: String) -> String { "“\(TerminalText.escaped(text))”" }
}
