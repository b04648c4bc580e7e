/// The names of the cases that stand for no segue in an enumeration of segues.
enum NoSegueName {
  /// Whether an identifier stands for no segue: it is empty, `none`, `noSegue` or `unknown`.
  static func contains(_ identifier: String) -> Bool {
    ["", "none", "nosegue", "unknown"].contains(identifier.lowercased())
  }
}
