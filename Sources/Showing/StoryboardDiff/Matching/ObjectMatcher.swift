internal import StoryboardModel

/// Matches objects whose ids differ between two versions.
///
/// Only objects with the same parent or scene can match.
struct ObjectMatcher {
  let old: ObjectIndex
  let new: ObjectIndex
  let scenes: Pairs

  func pairs(after known: Pairs) -> Pairs {
    var pairs = known
    for (scene, partner) in scenes.newPlaces.sorted(by: { $0.key < $1.key }) {
      // The main objects of the scenes come first, and match if their kinds do.
      if let main = old.mainObjects[scene], let other = new.mainObjects[partner],
        pairs.new(main) == nil, pairs.old(other) == nil,
        old.nodes[main].object.isSceneReference == new.nodes[other].object.isSceneReference
      {
        pairs.pair(main, other)
      }
      match(old.sceneRoots[scene], new.sceneRoots[partner], isAllNew: false, &pairs)
    }
    match(old.fileRoots, new.fileRoots, isAllNew: false, &pairs)
    // Parents come first, so that children of new pairs are matched too.
    for place in old.nodes.indices {
      guard let partner = pairs.new(place) else { continue }
      let isAllNew = old.nodes[place].object.id != new.nodes[partner].object.id
      match(old.nodes[place].children, new.nodes[partner].children, isAllNew: isAllNew, &pairs)
    }
    return pairs
  }

  /// Matches siblings, by the most reliable keys first.
  private func match(_ before: [Int], _ after: [Int], isAllNew: Bool, _ pairs: inout Pairs) {
    let before = before.filter {
      pairs.new($0) == nil && old.nodes[$0].object.element != "constraint"
    }
    let after = after.filter {
      pairs.old($0) == nil && new.nodes[$0].object.element != "constraint"
    }
    guard !before.isEmpty, !after.isEmpty else { return }
    var keys = [Self.shape, Self.names, Self.outlets, Self.role, Self.frame]
    // If their parents were recreated too, the order is the best key left.
    if isAllNew { keys.append { Self.kind(of: $0.nodes[$1].object) } }
    for key in keys { pairs.match(before, after, { key(old, $0) }, { key(new, $0) }) }
  }

  // MARK: - Keys

  /// Everything but the ids.
  private static func shape(_ index: ObjectIndex, _ place: Int) -> AnyHashable? {
    index.nodes[place].shape
  }

  /// The identifiers and texts; nil if there are none.
  private static func names(_ index: ObjectIndex, _ place: Int) -> AnyHashable? {
    let object = index.nodes[place].object
    let names = [
      object.reuseIdentifier, object.storyboardIdentifier, object.restorationIdentifier,
      object.userLabel,
    ]
    guard names.contains(where: { $0 != nil }) || !object.texts.isEmpty else { return nil }
    return [kind(of: object), AnyHashable(names), AnyHashable(object.texts)]
  }

  /// The outlets that lead to the object.
  private static func outlets(_ index: ObjectIndex, _ place: Int) -> AnyHashable? {
    let object = index.nodes[place].object
    return index.outlets[object.id].map { [kind(of: object), AnyHashable($0.sorted())] }
  }

  /// The role in the parent, such as that of a controller's view.
  private static func role(_ index: ObjectIndex, _ place: Int) -> AnyHashable? {
    let object = index.nodes[place].object
    return object.key.map { [object.element, $0] }
  }

  private static func frame(_ index: ObjectIndex, _ place: Int) -> AnyHashable? {
    let object = index.nodes[place].object
    return object.frame.map { [kind(of: object), AnyHashable($0)] }
  }

  private static func kind(of object: InterfaceObject) -> AnyHashable {
    [object.element, object.attributes["customClass"], object.key]
  }
}
