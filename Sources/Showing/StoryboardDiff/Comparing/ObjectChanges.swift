internal import StoryboardModel

/// The changes of scenes and of the objects in them.
struct ObjectChanges {
  private let versions: Versions
  /// The objects that were removed or added with all their contents.
  let removed: WholeChanges
  let added: WholeChanges

  init(_ versions: Versions) {
    self.versions = versions
    removed = WholeChanges(versions, isNew: false)
    added = WholeChanges(versions, isNew: true)
  }

  func changes() -> [PlacedChange] {
    sceneChanges() + changesOfKept() + changes(of: removed) + changes(of: added)
  }

  /// Returns added and removed scenes, and new positions on the canvas.
  private func sceneChanges() -> [PlacedChange] {
    let (old, new) = (versions.old.file.scenes, versions.new.file.scenes)
    var changes: [PlacedChange] = []
    for place in new.indices {
      guard let partner = versions.matching.scenes.old(place) else {
        changes.append((.new(place), added.change(ofScene: place)))
        continue
      }
      let details = Self.details(old[partner], new[place])
      guard !details.isEmpty else { continue }
      let change = Change(
        action: .changed, subject: .scene, name: versions.newNames.sceneName(place),
        oldID: old[partner].id.rawValue, newID: new[place].id.rawValue, details: details,
        oldLocation: old[partner].location, newLocation: new[place].location)
      changes.append((.new(place), change))
    }
    for place in old.indices where versions.matching.scenes.new(place) == nil {
      changes.append((.old(place), removed.change(ofScene: place)))
    }
    return changes
  }

  /// Returns the differences between the versions of a scene, leaving out its objects.
  private static func details(_ old: Scene, _ new: Scene) -> [ChangeDetail] {
    var details: [ChangeDetail] = []
    if old.canvasLocation != new.canvasLocation {
      details.append(
        ChangeDetail(
          "canvas place", old.canvasLocation?.text, new.canvasLocation?.text, noise: .canvas))
    }
    details.add("comment", old.name, new.name, noise: .canvas)
    details.add("id", old.id.rawValue, new.id.rawValue, noise: .ids)
    return details
  }

  /// Returns the changes of objects that are in both versions, in the order of the new one.
  private func changesOfKept() -> [PlacedChange] {
    let (old, new, pairs) = (versions.old, versions.new, versions.matching.objects)
    let moved = versions.movedObjects()
    return new.nodes.indices.compactMap { place in
      guard let partner = pairs.old(place) else { return nil }
      let (before, after) = (old.nodes[partner], new.nodes[place])
      var details = versions.details(before, after)
      if let detail = moved[place] { details.append(detail) }
      guard !details.isEmpty else { return nil }
      let change = Change(
        action: .changed, subject: subject(of: after.object),
        name: versions.newNames.name(of: place),
        oldID: before.object.id.rawValue, newID: after.object.id.rawValue, details: details,
        oldLocation: before.object.location, newLocation: after.object.location)
      return (after.scene.map(ScenePlace.new), change)
    }
  }

  private func changes(of wholes: WholeChanges) -> [PlacedChange] {
    let isNew = wholes.isNew
    let names = versions.names(isNew: isNew)
    return wholes.roots.map { place in
      let node = names.index.nodes[place]
      let change = Change(
        isNew: isNew, subject(of: node.object), name: names.name(of: place),
        id: node.object.id.rawValue, contents: wholes.contents(of: place),
        location: node.object.location)
      return (versions.place(ofScene: node.scene, isNew: isNew), change)
    }
  }

  private func subject(of object: InterfaceObject) -> Change.Subject {
    if object.isSceneReference { return .reference }
    if object.controllerKind != nil { return .scene }
    return object.element == "constraint" ? .constraint : .object
  }
}

extension Point {
  /// The position as Interface Builder shows it.
  fileprivate var text: String { "(\(SettingText.short(x)), \(SettingText.short(y)))" }
}
