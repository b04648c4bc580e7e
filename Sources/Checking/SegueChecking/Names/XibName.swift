internal import Files

/// The names that code and classes call xibs by.
enum XibName {
  /// The name of a xib up to its first dot, without the device that it is for: `Row` for `Row~ipad.xib`.
  static func ofFile(_ path: String) -> String {
    String(FilePath.name(of: path).prefix { $0 != "." && $0 != "~" })
  }
}
