/// `SegueID`: the segues without their values.
struct IdentifierMembers {
  private var source: SourceClass

  init(_ source: SourceClass) {
    self.source = source
  }

  var text: [String] {
    [identifiers, ofSegue, withoutValue]
  }

  private var identifiers: String {
    let access = source.segueAccess
    let hook =
      source.cases.contains(where: \.needsHook) ? "SegueHookRequiring" : "SegueHookOptional"
    let named = source.cases.compactMap { segue in segue.identifier.map { (segue.name, $0) } }
    let lookups = named.map { name, identifier in
      "case \(identifier.literal): self = .\(name)"
    }
    return """
      /// The segues of this controller, without their values.
      \(access)enum SegueID: Segues.SegueIdentifying, Segues.\(hook) {
        \(source.cases.map { "case \($0.name)" }.joined(separator: "\n  "))
        /// The segue with an identifier; nil where the class has none.
        \(access)init?(identifier: String) {
          switch identifier {
          \(lookups.joined(separator: "\n    "))
          default: return nil
          }
        }
        /// The segue's identifier in the storyboard; nil where it has none.
        \(access)var identifier: String? {
          switch self {
          \(source.cases.map { "case .\($0.name): \($0.identifier?.literal ?? "nil")" }.joined(separator: "\n    "))
          }
        }
      }
      """
  }

  private var ofSegue: String {
    """
    private static func segueID(of segue: Segue) -> SegueID {
      switch segue {
      \(source.cases.map { "case .\($0.name): .\($0.name)" }.joined(separator: "\n  "))
      }
    }
    """
  }

  private var withoutValue: String {
    let rows = source.cases.map { segue in
      "case .\(segue.name): \(segue.values.isEmpty ? ".\(segue.name)" : "nil")"
    }
    return """
      private static func segueWithoutValue(_ id: SegueID) -> Segue? {
        switch id {
        \(rows.joined(separator: "\n    "))
        }
      }
      """
  }
}
