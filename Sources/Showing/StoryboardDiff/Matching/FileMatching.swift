internal import StoryboardModel

/// The pairs of scenes, objects, segues and connections that are the same in two versions.
///
/// Ids decide first: Interface Builder creates them once and keeps them. Pasted or recreated
/// objects have new ids, and are matched by what they are and where they are.
struct FileMatching {
  let objects: Pairs
  let scenes: Pairs
  let segues: Pairs
  let connections: Pairs
  let ids: IDTranslation

  init(_ old: ObjectIndex, _ new: ObjectIndex) {
    let kept = Self.objectsByID(old, new)
    scenes = SceneMatcher(old: old, new: new, objects: kept).pairs()
    let known = ObjectMatcher(old: old, new: new, scenes: scenes).pairs(after: kept)
    // Constraints are matched last, because the ids of the objects that they relate must be known.
    objects = ConstraintMatcher(
      old: old, new: new, scenes: scenes, ids: IDTranslation(old, new, known)
    ).pairs(after: known)
    ids = IDTranslation(old, new, objects)
    segues = Pairs(of: old.file.segues, new.file.segues, ids)
    connections = Pairs(of: old.file.connections, new.file.connections, ids)
  }

  private static func objectsByID(_ old: ObjectIndex, _ new: ObjectIndex) -> Pairs {
    var pairs = Pairs()
    pairs.match(old.nodes, new.nodes) { node in
      // A controller never becomes a view; a broken file may use an id for both.
      let isScreen = node.object.controllerKind != nil || node.object.isSceneReference
      return [node.object.id.rawValue, isScreen ? "screen" : ""]
    }
    return pairs
  }
}
