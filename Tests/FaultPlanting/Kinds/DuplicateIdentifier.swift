import StoryboardModel

/// Gives a segue the identifier of another one of its controller.
enum DuplicateSegueIdentifier: FaultKind {
  static let name = "duplicate-segue-identifier"
  static let summary = "a segue given the identifier of another segue of its controller"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for interface in app.builtInterfaces(&sites, count: { _ in 1 }) {
      let segues = interface.file.segues.filter { $0.kind != .relationship && $0.owner != nil }
      for segue in segues {
        let rivals = segues.filter {
          $0.owner == segue.owner && $0.id != segue.id && $0.usableIdentifier != nil
            && $0.identifier != segue.identifier
        }
        guard !rivals.isEmpty else { continue }
        let named = rivals.filter {
          !app.mentions(of: PlacedSegue(interface: interface, segue: $0)).own.isEmpty
        }
        guard !named.isEmpty else {
          sites.leaveOut(.neverNamed)
          continue
        }
        let old = segue.usableIdentifier.map { app.namings(of: $0) } ?? []
        // If both segues do the same, it doesn't matter which one is performed.
        let different = named.filter {
          !old.isEmpty || $0.destination != segue.destination || $0.kind != segue.kind
        }
        guard let rival = sites.pick(different), let identifier = rival.identifier else {
          sites.leaveOut(.completeWithout)
          continue
        }
        guard
          let edit = interface.setting(
            "identifier", at: segue.location, to: identifier)
        else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "segue identifier “\(segue.identifier ?? "")” → “\(identifier)”, which there is",
          at: interface.place(segue.location), edits: [edit],
          ends: interface.places(of: segue) + interface.places(of: rival)
            + app.namings(of: identifier) + old
            // Code that asks for one of the two may get the other.
            + [segue, rival].flatMap { app.destinations(of: $0, in: interface) }.flatMap(app.casts))
      }
    }
  }
}

extension PlantableApp {
  /// The classes that a segue leads to: one in the same file, or those with an unwind segue's action.
  fileprivate func destinations(of segue: Segue, in interface: Interface) -> [String] {
    guard let action = segue.unwindAction else {
      return [interface.object(segue.destination)?.customClass?.name].compactMap { $0 }
    }
    return declarations.flatMap(\.methods).filter { $0.selector == action }.map(\.type).uniqued()
  }
}

/// Gives a scene the storyboard identifier of another one in its file.
enum DuplicateSceneIdentifier: FaultKind {
  static let name = "duplicate-scene-identifier"
  static let summary = "a scene given the storyboard identifier of another scene of its file"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    for interface in app.builtInterfaces(&sites, count: { _ in 1 }) {
      let controllers = interface.file.scenes.compactMap(\.controller)
      let named = controllers.filter {
        guard let identifier = $0.storyboardIdentifier else { return false }
        return !app.mentions(of: identifier).isEmpty
          || !app.references(to: identifier, in: interface).isEmpty
      }
      for controller in controllers where controllers.count > 1 {
        let rivals = named.filter {
          $0.id != controller.id && $0.storyboardIdentifier != controller.storyboardIdentifier
        }
        guard let rival = sites.pick(rivals), let identifier = rival.storyboardIdentifier else {
          sites.leaveOut(.neverNamed)
          continue
        }
        let attribute =
          rival.attributes["storyboardIdentifier"] == nil ? "identifier" : "storyboardIdentifier"
        guard
          let edit = interface.setting(
            attribute, at: controller.location, to: identifier)
        else {
          sites.leaveOut(.notInText)
          continue
        }
        let old = controller.storyboardIdentifier
        sites.add(
          "storyboard identifier “\(old ?? "")” → “\(identifier)”, which there is",
          at: interface.place(controller.location), edits: [edit],
          ends: [interface.place(rival.location)]
            + app.namings(of: identifier) + app.namings(of: old ?? "")
            + app.linesHanding(identifier) + app.linesHanding(old ?? "")
            // Code that asks for one of the two may get the other.
            + [controller, rival].compactMap(\.customClass?.name).flatMap(app.casts)
            + app.references(to: identifier, in: interface)
            + (old.map { app.references(to: $0, in: interface) } ?? []))
      }
    }
  }
}
