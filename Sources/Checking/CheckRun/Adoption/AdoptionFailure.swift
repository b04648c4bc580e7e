internal import Files

/// The reason why findings cannot be compared with earlier ones.
package enum AdoptionFailure: Error, Hashable, Sendable {
  case missingBaseline(String)
  case malformedBaseline(String, reason: String)
  /// A baseline is to be written, but no path is given.
  case noBaselinePath
  /// A baseline is to be read from standard output.
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
