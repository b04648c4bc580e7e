internal import FilesAndPaths

/// The reason why findings cannot be compared with earlier ones.
package enum AdoptionFailure: Error, Hashable, Sendable {
  case missingBaseline(String)
  case malformedBaseline(String, reason: String)
  /// The request asks for a baseline to be written, but has no path for it.
  case noBaselinePath
  /// The request asks for a baseline to be read from `-`, which is standard output.
  case standardOutputBaseline
}

extension AdoptionFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingBaseline(let path):
      "the baseline \(path.inQuotes) cannot be read: write it with --write-baseline, or fix its "
        + "path"
    case .malformedBaseline(let path, let reason):
      "the baseline \(path.inQuotes) is invalid, because \(TerminalText.escaped(reason)): "
        + "write it again with --write-baseline"
    case .noBaselinePath:
      "--write-baseline needs a path: use --baseline, or set baseline in the configuration"
    case .standardOutputBaseline:
      "--baseline - means standard output, which needs --write-baseline: name a file"
    }
  }
}
