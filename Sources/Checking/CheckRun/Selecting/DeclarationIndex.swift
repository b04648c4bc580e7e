internal import SourceLexing

/// An index of the sources that declare each name.
struct DeclarationIndex {
  /// The index of the last declaration of each name.
  private var last: [WordHash: Int32] = [:]
  /// All declarations, each with the index of the previous one of the same name, or a negative number.
  ///
  /// These linked lists need one allocation. An array for each name would need one each.
  private var declarations: [(source: Int32, before: Int32)] = []

  init(of outlines: [SourceOutline]) {
    let count = outlines.reduce(0) { $0 + $1.declared.count }
    last.reserveCapacity(count)
    declarations.reserveCapacity(count)
    for (index, outline) in outlines.enumerated() {
      for name in outline.declared {
        let before = last.updateValue(Int32(declarations.count), forKey: name) ?? -1
        declarations.append((Int32(index), before))
      }
    }
  }

  /// Whether a source declares a name.
  func declares(_ name: WordHash) -> Bool { last[name] != nil }

  /// Calls a function with the index of each source that declares a name, with some more than once.
  func forEachSource(declaring name: WordHash, _ body: (Int) -> Void) {
    var next = last[name] ?? -1
    while next >= 0 {
      let declaration = declarations[Int(next)]
      body(Int(declaration.source))
      next = declaration.before
    }
  }
}
