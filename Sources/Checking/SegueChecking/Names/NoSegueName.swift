/// Tells the names by which enumerations of segues say that there is no segue.
enum NoSegueName {
  /// Whether an identifier stands for no segue: it is empty, `none`, `noSegue` or `unknown`.
  static func isOne(_ identifier: String) -> Bool {
    ["", "none", "nosegue", "unknown"].contains(identifier.lowercased())
  }
}
