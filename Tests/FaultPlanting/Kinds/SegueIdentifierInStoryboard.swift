import StoryboardModel

/// Changes a segue's identifier in the storyboard, while code asks for the old one.
enum SegueIdentifierInStoryboard: FaultKind {
  static let name = "segue-identifier-in-storyboard"
  static let summary = "a segue's identifier renamed in the storyboard"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { $0.segues.count { $0.usableIdentifier != nil } }
    for interface in files {
      for segue in interface.file.segues {
        guard let identifier = segue.usableIdentifier else { continue }
        let placed = PlacedSegue(interface: interface, segue: segue)
        let (all, own) = app.mentions(of: placed)
        guard !own.isEmpty else {
          sites.leaveOut(all.isEmpty ? .neverNamed : .otherNamed)
          continue
        }
        // A constant that no code uses is still correct if another segue has the identifier.
        if !own.contains(where: \.isAsked), app.segues(identifier: identifier).count > 1 {
          sites.leaveOut(.neverNamed)
          continue
        }
        let new = sites.renamed(identifier)
        guard let edit = interface.edit("identifier", at: segue.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "segue identifier “\(identifier)” → “\(new)”", at: interface.place(segue.location),
          edits: [edit],
          ends: placed.places + app.lines(all) + app.namings(of: identifier)
            + app.linesHanding(identifier),
          acceptsNotes: !own.contains(where: \.isAsked))
      }
    }
  }
}
