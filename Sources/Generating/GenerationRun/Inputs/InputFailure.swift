internal import FilesAndPaths

/// The reason why there is nothing to work on.
package enum InputFailure: Error, Hashable, Sendable {
  /// Paths given by the user that don't exist.
  case noSuchPaths([String])
  /// No storyboard or xib below the paths, or none that the configuration includes.
  case nothingFound([String], isFiltered: Bool = false)
  /// A file and a folder, which cannot be compared.
  case fileAndFolder(String, String)
}

extension InputFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: \(PathList.text(paths))"
    case .nothingFound(let paths, isFiltered: false):
      "no storyboard below \(PathList.text(paths)). Build products, Pods, Carthage and hidden folders "
        + "are skipped unless you name them."
    case .nothingFound(let paths, isFiltered: true):
      "the configuration excludes every storyboard below \(PathList.text(paths)): see its keys "
        + "include and exclude"
    case .fileAndFolder(let old, let new):
      "\(PathList.text([old, new])): a file cannot be compared with a folder"
    }
  }
}
