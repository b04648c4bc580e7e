internal import StoryboardModel

/// The changes of segues, outlets, actions and other connections.
struct ConnectionChanges {
  private let versions: Versions
  private let wholes: WholeChanges
  private let comparison: SegueComparison

  init(_ versions: Versions, wholes: WholeChanges) {
    self.versions = versions
    self.wholes = wholes
    comparison = SegueComparison(versions: versions)
  }

  /// Returns the changes of segues, and the state of every segue, in the order of the new version.
  func segues() -> (changes: [PlacedChange], states: [SegueDifference]) {
    let (old, new) = (versions.old.file.segues, versions.new.file.segues)
    let pairs = versions.matching.segues
    let moved = OrderComparison(versions: versions).movedSegues()
    var changes: [PlacedChange] = []
    var states: [SegueDifference] = []
    for place in new.indices {
      let scene = newScene(of: new[place].holder)
      let name = versions.newNames.name(of: new[place])
      guard let partner = pairs.old(place) else {
        let from = ChangeDetail("from", nil, versions.newNames.name(of: new[place].holder))
        let change = Change(
          .added, .segue, name: name, newID: new[place].id.rawValue, details: [from],
          newLocation: new[place].location)
        changes.append((scene, change))
        states.append(SegueDifference(state: .added, oldIndex: nil, newIndex: place))
        continue
      }
      var details = comparison.details(old[partner], new[place])
      if let detail = moved[place] { details.append(detail) }
      let change = Change(
        .changed, .segue, name: name, oldID: old[partner].id.rawValue,
        newID: new[place].id.rawValue, details: details, oldLocation: old[partner].location,
        newLocation: new[place].location)
      if !details.isEmpty { changes.append((scene, change)) }
      states.append(
        SegueDifference(
          state: change.isSignificant ? .changed : .unchanged, oldIndex: partner,
          newIndex: place))
    }
    for place in old.indices where pairs.new(place) == nil {
      let from = ChangeDetail("from", versions.oldNames.name(of: old[place].holder), nil)
      let change = Change(
        .removed, .segue, name: versions.oldNames.name(of: old[place]),
        oldID: old[place].id.rawValue, details: [from], oldLocation: old[place].location)
      changes.append((oldScene(of: old[place].holder), change))
      states.append(SegueDifference(state: .removed, oldIndex: place, newIndex: nil))
    }
    return (changes, states)
  }

  /// Returns the changes of all other connections, except in scenes that were added or removed.
  func others() -> [PlacedChange] {
    let (old, new) = (versions.old.file.connections, versions.new.file.connections)
    let pairs = versions.matching.connections
    var changes: [PlacedChange] = []
    for place in new.indices {
      let scene = newScene(of: new[place].holder)
      let subject = subject(of: new[place])
      guard let partner = pairs.old(place) else {
        if wholes.isWhole(scene: versions.new.node(new[place].holder)?.scene, isNew: true) {
          continue
        }
        let change = Change(
          .added, subject, name: versions.newNames.name(of: new[place]),
          newID: new[place].id?.rawValue, newLocation: new[place].location)
        changes.append((scene, change))
        continue
      }
      let details = comparison.details(old[partner], new[place])
      guard !details.isEmpty else { continue }
      let change = Change(
        .changed, subject, name: versions.newNames.name(of: new[place]),
        oldID: old[partner].id?.rawValue, newID: new[place].id?.rawValue, details: details,
        oldLocation: old[partner].location, newLocation: new[place].location)
      changes.append((scene, change))
    }
    for place in old.indices where pairs.new(place) == nil {
      if wholes.isWhole(scene: versions.old.node(old[place].holder)?.scene, isNew: false) {
        continue
      }
      let change = Change(
        .removed, subject(of: old[place]), name: versions.oldNames.name(of: old[place]),
        oldID: old[place].id?.rawValue, oldLocation: old[place].location)
      changes.append((oldScene(of: old[place].holder), change))
    }
    return changes
  }

  private func subject(of connection: Connection) -> Change.Subject {
    switch connection.kind {
    case .outlet, .outletCollection: .outlet
    case .action: .action
    case .other: .connection
    }
  }

  private func newScene(of holder: ObjectID) -> ScenePlace? {
    versions.new.node(holder)?.scene.map(ScenePlace.new)
  }

  private func oldScene(of holder: ObjectID) -> ScenePlace? {
    versions.old.node(holder)?.scene.map { ScenePlace(ofOld: $0, versions.matching.scenes) }
  }
}
