internal import StoryboardModel

/// Translates ids of the old version to those of the same objects in the new version.
struct IDTranslation {
  private var newIDs: [String: String] = [:]

  init(_ old: ObjectIndex, _ new: ObjectIndex, _ objects: Pairs) {
    for (place, partner) in objects.newPlaces {
      let id = old.nodes[place].object.id
      // An id that two objects share refers to the first of them.
      if old.places[id]?.first == place {
        newIDs[id.rawValue] = new.nodes[partner].object.id.rawValue
      }
    }
  }

  /// Returns the new id for one of the old version; nil if the object was removed.
  func new(_ id: ObjectID?) -> ObjectID? {
    id.flatMap { newIDs[$0.rawValue] }.map(ObjectID.init(rawValue:))
  }

  /// Whether two values of an attribute are equal, comparing ids by the objects they refer to.
  func isSame(_ old: String?, _ new: String?, of attribute: String) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return translated(old, of: attribute) == new
  }

  /// Returns old attributes as the new version would write them.
  func translated(_ attributes: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.key, translated($0.value, of: $0.key)) })
  }

  private func translated(_ value: String, of attribute: String) -> String {
    guard let id = newIDs[value], Reference.isPossible(value, of: attribute) else { return value }
    return id
  }
}
