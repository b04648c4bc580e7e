internal import StoryboardModel

/// Which scenes, objects, segues and connections of two versions are the same.
///
/// Ids decide first: Interface Builder makes them up once and keeps them. What was pasted or made
/// anew has other ids, and is known again by what it is and where it stands.
struct FileMatching {
  let old: ObjectIndex
  let new: ObjectIndex
  private(set) var objects = Pairs()
  private(set) var scenes = Pairs()
  private(set) var segues = Pairs()
  private(set) var connections = Pairs()
  /// The new ids of old objects.
  private var newIDs: [String: String] = [:]

  init(_ old: ObjectIndex, _ new: ObjectIndex) {
    self.old = old
    self.new = new
    objects = Self.objectsByID(old, new)
    let scenes = SceneMatcher(old, new, objects).pairs()
    self.scenes = scenes
    objects = ObjectMatcher(old, new, scenes).pairs(after: objects)
    learnIDs()
    // Constraints are known by what they relate, and other things by constraints.
    let constraints = ConstraintMatcher(self).pairs(after: objects)
    objects = constraints
    learnIDs()
    segues = SegueMatcher(self).pairs()
    connections = ConnectionMatcher(self).pairs()
  }

  private mutating func learnIDs() {
    for (place, partner) in objects.newPlaces {
      let id = old.nodes[place].object.id
      // Of two with one id, the first is what the id means.
      if old.places[id]?.first == place {
        newIDs[id.rawValue] = new.nodes[partner].object.id.rawValue
      }
    }
  }

  /// What an id of the old version is in the new one; nil where the object is gone.
  func newID(_ id: ObjectID?) -> ObjectID? {
    id.flatMap { newIDs[$0.rawValue] }.map(ObjectID.init(rawValue:))
  }

  /// Whether two values of an attribute say the same, ids by what they stand for.
  func isSame(_ old: String?, _ new: String?, of attribute: String) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return translated(old, of: attribute) == new
  }

  /// The attributes of something old, as the new version would write them.
  func translated(_ attributes: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: attributes.map { ($0.key, translated($0.value, of: $0.key)) })
  }

  private func translated(_ value: String, of attribute: String) -> String {
    guard let id = newIDs[value], Reference.isPossible(value, of: attribute) else { return value }
    return id
  }

  private static func objectsByID(_ old: ObjectIndex, _ new: ObjectIndex) -> Pairs {
    var pairs = Pairs()
    // A controller never becomes a view: broken files use an id twice.
    func key(_ object: InterfaceObject) -> [String] {
      let isScreen = object.controllerKind != nil || object.isSceneReference
      return [object.id.rawValue, isScreen ? "screen" : ""]
    }
    pairs.match(
      old.nodes.indices, new.nodes.indices, { key(old.nodes[$0].object) },
      { key(new.nodes[$0].object) })
    return pairs
  }
}
