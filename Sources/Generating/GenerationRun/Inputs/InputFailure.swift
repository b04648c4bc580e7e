internal import Files

/// The reason why there is nothing to generate from.
package enum InputFailure: Error, Hashable, Sendable {
  /// Paths given by the user that don't exist.
  case noSuchPaths([String])
  /// No storyboard or xib below the paths, or none that the configuration includes.
  case nothingFound([String], isFiltered: Bool)
}

extension InputFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: \(Self.list(paths))"
    case .nothingFound(let paths, isFiltered: false):
      "no storyboard below \(Self.list(paths)). Build products, Pods, Carthage and hidden folders "
        + "are skipped unless you name them."
    case .nothingFound(let paths, isFiltered: true):
      "the configuration excludes every storyboard below \(Self.list(paths)): see its keys "
        + "include and exclude"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map(TerminalText.escaped).joined(separator: ", ")
  }
}
