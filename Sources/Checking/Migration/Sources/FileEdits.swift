/// The edits of one file, with the module that the new code needs.
struct FileEdits {
  /// The module with the macros, which exports the other one.
  static let macros = "SeguesMacros"
  static let names = "Segues"

  private var edits = ByteEdits()
  private var module = names

  mutating func add(_ others: ByteEdits, importing other: String) {
    edits.add(others)
    if other == Self.macros { module = other }
  }

  /// Returns the edits together with that of the import.
  func all(of source: ParsedSource) -> ByteEdits {
    var all = edits
    if ImportEdit.has(Self.macros, source) { return all }
    if module != Self.names, ImportEdit.replace(Self.names, with: module, in: source, &all) {
      return all
    }
    ImportEdit.add(module, to: source, &all)
    return all
  }
}
