/// Why an app could not be checked at all.
package enum CheckFailure: Error, Hashable, Sendable {
  /// Paths that were asked for and do not exist.
  case noSuchPaths([String])
  /// No storyboard, xib or source below the paths.
  case nothingFound([String])
}

extension CheckFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: " + paths.joined(separator: ", ")
    case .nothingFound(let paths):
      "no storyboard, xib or source in " + paths.joined(separator: ", ")
    }
  }
}
