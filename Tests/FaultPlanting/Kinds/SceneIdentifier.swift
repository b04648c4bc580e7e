import StoryboardModel

/// Changes a scene's storyboard identifier, while code or a reference asks for the old one.
enum SceneIdentifier: FaultKind {
  static let name = "scene-identifier"
  static let summary = "a scene's storyboard identifier renamed"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    let files = app.builtInterfaces(&sites) { file in
      file.scenes.count { $0.controller?.storyboardIdentifier != nil }
    }
    for interface in files {
      for controller in interface.file.scenes.compactMap(\.controller) {
        guard let identifier = controller.storyboardIdentifier, !identifier.isEmpty else {
          continue
        }
        let mentions = app.mentions(of: identifier).filter {
          $0.mayInstantiate && !app.isOfOtherApp($0, than: interface)
        }
        let references = app.references(to: identifier, in: interface)
        guard !mentions.isEmpty || !references.isEmpty else {
          sites.leaveOut(.neverNamed)
          continue
        }
        let new = sites.renamed(identifier)
        let attribute =
          controller.attributes["storyboardIdentifier"] == nil
          ? "identifier" : "storyboardIdentifier"
        guard let edit = interface.edit(attribute, at: controller.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "storyboard identifier “\(identifier)” → “\(new)”",
          at: interface.place(controller.location), edits: [edit],
          ends: app.lines(mentions) + app.namings(of: identifier) + app.linesHanding(identifier)
            + references,
          acceptsNotes: references.isEmpty && !mentions.contains(where: \.isAsked))
      }
    }
  }
}

extension Mention {
  /// Whether the mention may concern a scene: performed or compared strings are segues', opened
  /// ones storyboards'.
  var mayInstantiate: Bool {
    switch role {
    case .used(.performs), .used(.compares), .used(.opens): false
    default: true
    }
  }
}

extension PlantableApp {
  /// The storyboard references that lead to a scene of a file, and the segues that lead to those.
  func references(to identifier: String?, in interface: Interface) -> [LinePlace] {
    interfaces.filter { other in
      membership.builds(other.file.path)
        && !membership.areApart(other.file.path, interface.file.path)
    }.flatMap { other in
      other.file.scenes.compactMap(\.reference).filter { reference in
        reference.referencedIdentifier == identifier
          && (reference.storyboardName ?? other.name) == interface.name
          && isFollowed(reference, in: other)
      }.flatMap { reference in
        [other.place(reference.location)]
          + other.file.segues.filter { $0.destination == reference.id }.map {
            other.place($0.location)
          }
      }
    }
  }

  /// Whether anything leads to a reference: a segue, its storyboard, or code by its identifier.
  func isFollowed(_ reference: SceneReference, in interface: Interface) -> Bool {
    interface.file.segues.contains { $0.destination == reference.id }
      || interface.file.initialControllerID == reference.id
      || interface.object(reference.id)?.attributes["storyboardIdentifier"]
        .map { !mentions(of: $0).isEmpty } ?? false
  }
}
