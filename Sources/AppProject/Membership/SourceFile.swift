internal import Findings

/// What files of an app there are, by their names.
enum SourceFile {
  /// Whether a file is compiled: Swift and Objective-C sources.
  static func isSource(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "swift", "m", "mm": true
    default: false
    }
  }

  /// Whether a file is a header, which is in a target through what includes it.
  static func isHeader(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "h", "pch": true
    default: false
    }
  }

  /// Whether a file is a storyboard or a xib.
  static func isInterface(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "storyboard", "xib": true
    default: false
    }
  }

  /// Whether membership matters for a file.
  static func isPartOfApp(_ path: String) -> Bool {
    isSource(path) || isHeader(path) || isInterface(path)
  }
}
