internal import Files

/// The reason why there is nothing to work on.
enum InputError: Error, CustomStringConvertible {
  /// Paths given by the user that don't exist.
  case noSuchPaths([String])
  /// No storyboard or xib below the paths.
  case nothingFound([String])
  /// A file and a folder, which cannot be compared.
  case fileAndFolder(String, String)

  var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: \(PathList.text(paths))"
    case .nothingFound(let paths):
      "no storyboard below \(PathList.text(paths)). Build products, Pods, Carthage and hidden folders "
        + "are skipped unless you name them."
    case .fileAndFolder(let old, let new):
      "\(PathList.text([old, new])): a file cannot be compared with a folder"
    }
  }
}
