internal import Findings

/// Why there is nothing to work on.
enum InputError: Error, CustomStringConvertible {
  /// Paths that the user gave and that do not exist.
  case noSuchPaths([String])
  /// No storyboard or xib below the paths.
  case nothingFound([String])
  /// A file shall be compared with a folder.
  case fileAndFolder(String, String)

  var description: String {
    switch self {
    case .noSuchPaths(let paths):
      "no such file or folder: \(Self.list(paths))"
    case .nothingFound(let paths):
      "no storyboard below \(Self.list(paths)). Build products, Pods, Carthage and hidden folders "
        + "are skipped unless you name them."
    case .fileAndFolder(let old, let new):
      "\(Self.list([old, new])): a file cannot be compared with a folder"
    }
  }

  private static func list(_ paths: [String]) -> String {
    paths.map(TerminalText.escaped).joined(separator: ", ")
  }
}
