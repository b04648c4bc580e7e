/// Which sources declare what, by the names' numbers.
struct DeclarationIndex {
  /// The last declaration of each name, by its place among all.
  private var last: [NameHash: Int32] = [:]
  /// All declarations, each with the one of the same name before it, or a negative number for none: with
  /// a list for each name there would be as many as names.
  private var declarations: [(source: Int32, before: Int32)] = []

  init(of sources: [ScannedSources.Source]) {
    let count = sources.reduce(0) { $0 + $1.scan.declared.count }
    last.reserveCapacity(count)
    declarations.reserveCapacity(count)
    for (index, source) in sources.enumerated() {
      for name in source.scan.declared {
        let before = last.updateValue(Int32(declarations.count), forKey: name) ?? -1
        declarations.append((Int32(index), before))
      }
    }
  }

  /// Calls a function with the place of each source that declares a name; with some more than once.
  func forEachSource(declaring name: NameHash, _ body: (Int) -> Void) {
    var next = last[name] ?? -1
    while next >= 0 {
      let declaration = declarations[Int(next)]
      body(Int(declaration.source))
      next = declaration.before
    }
  }
}
