internal import StoryboardModel

/// The changes of scenes and of the objects in them.
struct ObjectChanges {
  private let versions: Versions
  private let comparison: ObjectComparison
  /// The objects that were added or removed with all their contents.
  let wholes: WholeChanges

  init(_ versions: Versions) {
    self.versions = versions
    comparison = ObjectComparison(versions: versions)
    wholes = WholeChanges(versions)
  }

  func changes() -> [PlacedChange] {
    sceneChanges() + kept() + removed() + added()
  }

  /// Returns added and removed scenes, and new positions on the canvas.
  private func sceneChanges() -> [PlacedChange] {
    let (old, new) = (versions.old.file.scenes, versions.new.file.scenes)
    var changes: [PlacedChange] = []
    for place in new.indices {
      guard let partner = versions.matching.scenes.old(place) else {
        changes.append((.new(place), wholes.scene(place, isNew: true)))
        continue
      }
      var details: [ChangeDetail] = []
      let (before, after) = (old[partner].canvasLocation, new[place].canvasLocation)
      if before != after {
        details.append(
          ChangeDetail("canvas place", before?.text, after?.text, noise: .canvas))
      }
      if old[partner].name != new[place].name {
        details.append(
          ChangeDetail("comment", old[partner].name, new[place].name, noise: .canvas))
      }
      if old[partner].id != new[place].id {
        details.append(
          ChangeDetail("id", old[partner].id.rawValue, new[place].id.rawValue, noise: .ids))
      }
      if !details.isEmpty {
        changes.append(
          (
            .new(place),
            Change(
              .changed, .scene, name: versions.newNames.sceneName(place),
              oldID: old[partner].id.rawValue, newID: new[place].id.rawValue, details: details,
              oldLocation: old[partner].location, newLocation: new[place].location)
          ))
      }
    }
    for place in old.indices where versions.matching.scenes.new(place) == nil {
      changes.append((.old(place), wholes.scene(place, isNew: false)))
    }
    return changes
  }

  /// Returns the changes of objects that are in both versions, in the order of the new one.
  private func kept() -> [PlacedChange] {
    let (old, new, pairs) = (versions.old, versions.new, versions.matching.objects)
    let moved = OrderComparison(versions: versions).movedObjects()
    return new.nodes.indices.compactMap { place in
      guard let partner = pairs.old(place) else { return nil }
      let (before, after) = (old.nodes[partner], new.nodes[place])
      var details = comparison.details(before, after)
      if let detail = moved[place] { details.append(detail) }
      guard !details.isEmpty else { return nil }
      let change = Change(
        .changed, subject(of: after.object), name: versions.newNames.name(of: place),
        oldID: before.object.id.rawValue, newID: after.object.id.rawValue, details: details,
        oldLocation: before.object.location, newLocation: after.object.location)
      return (after.scene.map(ScenePlace.new), change)
    }
  }

  private func removed() -> [PlacedChange] {
    let old = versions.old
    return wholes.removedRoots.map { place in
      let node = old.nodes[place]
      let change = Change(
        .removed, subject(of: node.object), name: versions.oldNames.name(of: place),
        oldID: node.object.id.rawValue, contents: wholes.contents(of: place, isNew: false),
        oldLocation: node.object.location)
      return (
        node.scene.map { ScenePlace(ofOld: $0, versions.matching.scenes) }, change
      )
    }
  }

  private func added() -> [PlacedChange] {
    let new = versions.new
    return wholes.addedRoots.map { place in
      let node = new.nodes[place]
      let change = Change(
        .added, subject(of: node.object), name: versions.newNames.name(of: place),
        newID: node.object.id.rawValue, contents: wholes.contents(of: place, isNew: true),
        newLocation: node.object.location)
      return (node.scene.map(ScenePlace.new), change)
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
