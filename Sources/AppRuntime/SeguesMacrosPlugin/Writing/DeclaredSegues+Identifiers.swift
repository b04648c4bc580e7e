extension DeclaredSegues {
  /// `SegueID`: the names of the segues, without their values.
  var identifierEnum: String {
    // This protocol's requirements are never isolated, even if the module's default is the main
    // actor.
    .block(
      "nonisolated \(source.segueAccess)enum SegueID: _SegueIdentifying",
      cases.map { "case \($0.name)" } + [lookup, identifier]
    ).documented("The names of this controller's segues, without their values.")
  }

  private var lookup: String {
    let rows = cases.compactMap { segue in
      segue.identifier.map { "case \($0.literal): self = .\(segue.name)" }
    }
    return .block(
      "\(source.visibleMemberAccess)init?(identifier: String)",
      [.choice("identifier", rows + ["default: return nil"])]
    ).documented("Finds the segue with an identifier; nil if the class has none.")
  }

  private var identifier: String {
    let rows = cases.map { "case .\($0.name): \($0.identifier?.literal ?? "nil")" }
    return .block(
      "\(source.visibleMemberAccess)var identifier: String?", [.choice("self", rows)]
    ).documented("The segue's identifier in the storyboard; nil if it has none.")
  }
}
