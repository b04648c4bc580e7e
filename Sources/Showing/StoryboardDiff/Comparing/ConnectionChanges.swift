internal import StoryboardModel

/// The changes of segues, outlets, actions and other connections.
struct ConnectionChanges {
  let versions: Versions
  let objects: ObjectChanges

  /// Returns the changes of segues, and the state of every segue, in the order of the new version.
  func segues() -> (changes: [PlacedChange], states: [SegueDifference]) {
    let (old, new) = (versions.old.file.segues, versions.new.file.segues)
    let pairs = versions.matching.segues
    let moved = versions.movedSegues()
    var changes: [PlacedChange] = []
    var states: [SegueDifference] = []
    for place in new.indices {
      guard let partner = pairs.old(place) else {
        changes.append(change(of: new[place], isNew: true))
        states.append(SegueDifference(state: .added, oldIndex: nil, newIndex: place))
        continue
      }
      var details = versions.details(old[partner], new[place])
      if let detail = moved[place] { details.append(detail) }
      let change = Change(
        action: .changed, subject: .segue, name: versions.newNames.name(of: new[place]),
        oldID: old[partner].id.rawValue, newID: new[place].id.rawValue, details: details,
        oldLocation: old[partner].location, newLocation: new[place].location)
      if !details.isEmpty { changes.append((scene(of: new[place].holder, isNew: true), change)) }
      states.append(
        SegueDifference(
          state: change.isSignificant ? .changed : .unchanged, oldIndex: partner, newIndex: place))
    }
    for place in old.indices where pairs.new(place) == nil {
      changes.append(change(of: old[place], isNew: false))
      states.append(SegueDifference(state: .removed, oldIndex: place, newIndex: nil))
    }
    return (changes, states)
  }

  private func change(of segue: Segue, isNew: Bool) -> PlacedChange {
    let names = versions.names(isNew: isNew)
    let holder = names.name(of: segue.holder)
    let change = Change(
      isNew: isNew, .segue, name: names.name(of: segue), id: segue.id.rawValue,
      details: [ChangeDetail("from", isNew ? nil : holder, isNew ? holder : nil)],
      location: segue.location)
    return (scene(of: segue.holder, isNew: isNew), change)
  }

  /// Returns the changes of all other connections, except in scenes that were added or removed.
  func others() -> [PlacedChange] {
    let (old, new) = (versions.old.file.connections, versions.new.file.connections)
    let pairs = versions.matching.connections
    let kept = new.indices.compactMap { place -> PlacedChange? in
      guard let partner = pairs.old(place) else { return change(of: new[place], isNew: true) }
      let details = versions.details(old[partner], new[place])
      guard !details.isEmpty else { return nil }
      let change = Change(
        action: .changed, subject: subject(of: new[place]),
        name: versions.newNames.name(of: new[place]),
        oldID: old[partner].id?.rawValue, newID: new[place].id?.rawValue, details: details,
        oldLocation: old[partner].location, newLocation: new[place].location)
      return (scene(of: new[place].holder, isNew: true), change)
    }
    return kept
      + old.indices.filter { pairs.new($0) == nil }
      .compactMap { change(of: old[$0], isNew: false) }
  }

  private func change(of connection: Connection, isNew: Bool) -> PlacedChange? {
    let names = versions.names(isNew: isNew)
    let scene = names.index.node(connection.holder)?.scene
    let wholes = isNew ? objects.added : objects.removed
    if let scene, !wholes.isKept(scene: scene) { return nil }
    let change = Change(
      isNew: isNew, subject(of: connection), name: names.name(of: connection),
      id: connection.id?.rawValue, location: connection.location)
    return (versions.place(ofScene: scene, isNew: isNew), change)
  }

  private func subject(of connection: Connection) -> Change.Subject {
    switch connection.kind {
    case .outlet, .outletCollection: .outlet
    case .action: .action
    case .other: .connection
    }
  }

  private func scene(of holder: ObjectID, isNew: Bool) -> ScenePlace? {
    let index = versions.names(isNew: isNew).index
    return versions.place(ofScene: index.node(holder)?.scene, isNew: isNew)
  }
}
