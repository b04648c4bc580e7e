import StoryboardModel

/// Deletes a segue from the storyboard.
enum SegueDeleted: FaultKind {
  static let name = "segue-deleted"
  static let summary = "a segue deleted"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for interface in app.builtInterfaces(&sites, count: { $0.segues.count }) {
      for segue in interface.file.segues {
        let placed = PlacedSegue(interface: interface, segue: segue)
        let (all, own) = app.mentions(of: placed)
        let isOnlyWay = app.isOnlyWay(segue, in: interface)
        guard !own.isEmpty || isOnlyWay else {
          sites.leaveOut(.completeWithout)
          continue
        }
        guard let edit = interface.deletion(at: segue.location) else {
          sites.leaveOut(.notInText)
          continue
        }
        let destination = interface.object(segue.destination).map { [interface.place($0.location)] }
        let what = segue.usableIdentifier.map { "“\($0)”" } ?? "(\(segue.kind.rawValue))"
        sites.add(
          "segue \(what) deleted", at: interface.place(segue.location), edits: [edit],
          ends: placed.places + (destination ?? []) + app.lines(all)
            + app.namings(of: segue.usableIdentifier ?? ""),
          acceptsNotes: !own.contains(where: \.isAsked))
      }
    }
  }
}

extension PlantableApp {
  /// Whether nothing else leads to a segue's destination, so that its scene would be lost.
  fileprivate func isOnlyWay(_ segue: Segue, in interface: Interface) -> Bool {
    guard let destination = interface.object(segue.destination),
      destination.controllerKind != nil, segue.kind != .unwind,
      interface.file.initialControllerID != destination.id,
      interface.file.segues.filter({ $0.destination == destination.id }).count == 1,
      interface.object(segue.owner).map({ isShown($0, in: interface) }) ?? true
    else { return false }
    guard let identifier = destination.storyboardIdentifier else { return true }
    return mentions(of: identifier).isEmpty && references(to: identifier, in: interface).isEmpty
  }

  /// Whether anything instantiates a controller, as a quick look shows.
  private func isShown(_ controller: InterfaceObject, in interface: Interface) -> Bool {
    if interface.file.segues.contains(where: { $0.destination == controller.id }) { return true }
    if let identifier = controller.storyboardIdentifier,
      !mentions(of: identifier).isEmpty || !references(to: identifier, in: interface).isEmpty
    {
      return true
    }
    return interface.file.initialControllerID == controller.id
      && !(lists(naming: interface).isEmpty && openers(of: interface).isEmpty
        && references(to: nil, in: interface).isEmpty)
  }
}
