internal import FilesAndPaths

/// The reason why an app could not be checked at all.
package enum CheckFailure: Error, Hashable, Sendable {
  /// The request names paths that don't exist.
  case noSuchPaths([String])
  /// The paths contain no storyboard, xib or source.
  case nothingFound([String])
}

extension CheckFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: \(PathList.text(paths))"
    case .nothingFound(let paths):
      "no storyboard, xib or source in \(PathList.text(paths))"
    }
  }
}
