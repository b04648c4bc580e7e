import StoryboardModel

/// Makes a storyboard reference name a storyboard that doesn't exist.
enum ReferencedStoryboard: FaultKind {
  static let name = "reference-storyboard"
  static let summary = "the storyboard of a storyboard reference renamed there"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    StoryboardReference.search(app, "storyboardName", &sites) { reference in
      guard let name = reference.storyboardName, app.storyboardNames.contains(name) else {
        return nil
      }
      return (name, app.files(ofStoryboard: name))
    }
  }
}

/// Makes a storyboard reference name a scene that doesn't exist.
enum ReferencedIdentifier: FaultKind {
  static let name = "reference-identifier"
  static let summary = "the scene's identifier of a storyboard reference renamed there"

  static func search(_ app: PlantableApp, _ sites: inout SiteCollector) {
    StoryboardReference.search(app, "referencedIdentifier", &sites) { reference in
      guard let identifier = reference.referencedIdentifier,
        reference.storyboardName.map(app.storyboardNames.contains) ?? true
      else { return nil }
      let scenes = app.scenes(identifier: identifier)
      return scenes.isEmpty ? nil : (identifier, scenes)
    }
  }
}

private enum StoryboardReference {
  /// Plants faults in an attribute of each reference; `target` returns the attribute's value, and
  /// the places that it leads to.
  static func search(
    _ app: PlantableApp, _ attribute: String, _ sites: inout SiteCollector,
    target: (SceneReference) -> (value: String, ends: [LinePlace])?
  ) {
    let files = app.builtInterfaces(&sites) { file in
      file.scenes.count { $0.objects.contains { $0.attributes[attribute] != nil } }
    }
    for interface in files {
      for reference in interface.file.scenes.compactMap(\.reference) {
        guard interface.object(reference.id)?.attributes[attribute] != nil else { continue }
        let segues = interface.file.segues.filter { $0.destination == reference.id }
        guard let (value, ends) = target(reference) else {
          sites.leaveOut(.alreadyBroken)
          continue
        }
        guard !segues.isEmpty || interface.file.initialControllerID == reference.id else {
          sites.leaveOut(.neverOpened)
          continue
        }
        let new = sites.renamed(value)
        guard let edit = interface.edit(attribute, at: reference.location, to: new) else {
          sites.leaveOut(.notInText)
          continue
        }
        sites.add(
          "\(attribute) “\(value)” → “\(new)”", at: interface.place(reference.location),
          edits: [edit], ends: ends + segues.map { interface.place($0.location) })
      }
    }
  }
}
