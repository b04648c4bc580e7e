internal import Files

/// The kinds of an app's files, judged by their names.
enum SourceFile {
  /// Whether a file is compiled: Swift and Objective-C sources.
  static func isSource(_ path: String) -> Bool {
    switch FilePath.pathExtension(of: path) {
    case "swift", "m", "mm": true
    default: false
    }
  }

  /// Whether a file is a header, which belongs to the targets that include it.
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

  /// Whether a file can be part of an app at all.
  static func isPartOfApp(_ path: String) -> Bool {
    isSource(path) || isHeader(path) || isInterface(path)
  }
}
