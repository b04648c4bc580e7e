internal import CompactCoding
internal import StoryboardModel

extension CompactEncoder {
  mutating func put(_ id: ObjectID) { put(id.rawValue) }

  mutating func put(_ id: ObjectID?) { put(id?.rawValue) }

  /// Writes attributes sorted by name, because dictionaries are unordered.
  mutating func put(_ attributes: [String: String]) {
    put(attributes.count)
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      put(name)
      put(value)
    }
  }
}

extension CompactDecoder {
  mutating func id() throws(CompactFailure) -> ObjectID { ObjectID(rawValue: try string()) }

  mutating func optionalID() throws(CompactFailure) -> ObjectID? {
    try optionalString().map(ObjectID.init(rawValue:))
  }

  mutating func attributes() throws(CompactFailure) -> [String: String] {
    let count = try count()
    var attributes: [String: String] = [:]
    attributes.reserveCapacity(count)
    for _ in 0..<count {
      let name = try string()
      attributes[name] = try string()
    }
    return attributes
  }
}
