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
    return .block(
      "\(access)enum SegueID: Segues.SegueIdentifying, Segues.\(hook)",
      source.cases.map { "case \($0.name)" } + [lookup, identifier]
    ).documented("The segues of this controller, without their values.")
  }

  private var lookup: String {
    let rows = source.cases.compactMap { segue in
      segue.identifier.map { "case \($0.literal): self = .\(segue.name)" }
    }
    return .block(
      "\(source.visibleMemberAccess)init?(identifier: String)",
      [.choice("identifier", rows + ["default: return nil"])]
    ).documented("The segue with an identifier; nil where the class has none.")
  }

  private var identifier: String {
    let rows = source.cases.map { "case .\($0.name): \($0.identifier?.literal ?? "nil")" }
    return .block(
      "\(source.visibleMemberAccess)var identifier: String?", [.choice("self", rows)]
    ).documented("The segue's identifier in the storyboard; nil where it has none.")
  }

  private var ofSegue: String {
    .block(
      "private static func segueID(of segue: Segue) -> SegueID",
      [.choice("segue", source.cases.map { "case .\($0.name): .\($0.name)" })])
  }

  // A case may be named `none`: it is spelled with its type where an optional is expected.
  private var withoutValue: String {
    let rows = source.cases.map { segue in
      "case .\(segue.name): \(segue.values.isEmpty ? "Segue.\(segue.name)" : "nil")"
    }
    return .block(
      "private static func segueWithoutValue(_ id: SegueID) -> Segue?", [.choice("id", rows)])
  }
}
