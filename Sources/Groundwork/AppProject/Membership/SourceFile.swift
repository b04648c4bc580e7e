internal import FilesAndPaths

/// The kinds of an app's files, judged by their names.
enum SourceFile {
  /// Whether a file is compiled: Swift and Objective-C sources.
  static func isSource(_ path: String) -> Bool {
    ["swift", "m", "mm"].contains(FilePath.pathExtension(of: path))
  }

  /// Whether a file is a header, which belongs to the targets that include it.
  static func isHeader(_ path: String) -> Bool {
    ["h", "pch"].contains(FilePath.pathExtension(of: path))
  }

  /// Whether a file is a storyboard or a xib.
  static func isInterface(_ path: String) -> Bool {
    ["storyboard", "xib"].contains(FilePath.pathExtension(of: path))
  }

  /// Whether a file is a xib in a form that isn't read.
  static func isNib(_ path: String) -> Bool { FilePath.pathExtension(of: path) == "nib" }

  /// Whether a file can be part of an app at all.
  static func isPartOfApp(_ path: String) -> Bool {
    isSource(path) || isHeader(path) || isInterface(path) || isNib(path)
  }
}
