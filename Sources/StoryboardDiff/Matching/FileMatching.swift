internal import StoryboardModel

/// The scenes, objects, segues and connections of two versions that are the same.
///
/// Ids decide first: Interface Builder creates them once and keeps them. Pasted or recreated
/// objects have new ids, and are matched by what they are and where they are.
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
    // Constraints are matched by what they relate, and other objects by their constraints.
    let constraints = ConstraintMatcher(self).pairs(after: objects)
    objects = constraints
    learnIDs()
    segues = SegueMatcher(self).pairs()
    connections = ConnectionMatcher(self).pairs()
  }

  private mutating func learnIDs() {
    for (place, partner) in objects.newPlaces {
      let id = old.nodes[place].object.id
      // If two objects have one id, it means the first.
      if old.places[id]?.first == place {
        newIDs[id.rawValue] = new.nodes[partner].object.id.rawValue
      }
    }
  }

  /// Returns the new id for one of the old version; nil if the object was removed.
  func newID(_ id: ObjectID?) -> ObjectID? {
    id.flatMap { newIDs[$0.rawValue] }.map(ObjectID.init(rawValue:))
  }

  /// Whether two values of an attribute are equal, comparing ids by the objects they refer to.
  func isSame(_ old: String?, _ new: String?, of attribute: String) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return translated(old, of: attribute) == new
  }

  /// Returns old attributes as the new version would write them.
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
    // A controller never becomes a view; a broken file may use an id for both.
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
