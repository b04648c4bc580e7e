internal import FilesAndPaths

/// The names that code and classes call xibs by.
package enum XibName {
  /// The name of a xib up to its first dot, without the device that it is for: `Row` for `Row~ipad.xib`.
  static func ofFile(_ path: String) -> String {
    String(FilePath.name(of: path).prefix { $0 != "." && $0 != "~" })
  }

  /// The names by which code can load a xib: `Row` and `Row~ipad` for `Row~ipad.xib`.
  package static func all(ofFile path: String) -> Set<String> {
    [ofFile(path), StoryboardName.ofFile(path)]
  }
}
