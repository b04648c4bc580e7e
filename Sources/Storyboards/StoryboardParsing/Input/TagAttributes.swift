/// The attributes of a start tag, as they are in a text.
///
/// A string is created only for an attribute that is asked for.
struct TagAttributes {
  /// The offsets of one attribute.
  struct Place {
    var name: Range<Int>
    var value: Range<Int>
    /// Whether the value contains references, such as `&amp;`.
    var hasReferences: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let places: UnsafeBufferPointer<Place>

  /// Both buffers must outlive the value; names are unique, and all references are valid.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at places: UnsafeBufferPointer<Place>) {
    self.bytes = bytes
    self.places = places
  }

  /// Calls a function with attributes that XMLParser has read.
  static func with<Result>(
    _ attributes: [String: String], _ body: (TagAttributes) -> Result
  ) -> Result {
    var text: [UInt8] = []
    var places: [Place] = []
    for (name, value) in attributes {
      let start = text.count
      text += name.utf8
      let nameEnd = text.count
      text += value.utf8
      places.append(
        Place(name: start..<nameEnd, value: nameEnd..<text.count, hasReferences: false))
    }
    return text.withUnsafeBufferPointer { bytes in
      places.withUnsafeBufferPointer { body(TagAttributes(bytes, at: $0)) }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  subscript(name: StaticString) -> String? {
    for place in places
    where place.name.count == name.utf8CodeUnitCount
      && bytes.starts(with: name, at: place.name.lowerBound)
    {
      return value(of: place)
    }
    return nil
  }

  /// All attributes by name.
  var all: [String: String] {
    guard !places.isEmpty else { return [:] }
    var attributes = [String: String](minimumCapacity: places.count)
    for place in places { attributes[bytes.text(in: place.name)] = value(of: place) }
    return attributes
  }

  /// The attributes with some names.
  func subset(_ names: NameSet) -> [String: String] {
    var attributes: [String: String] = [:]
    for place in places {
      if let name = names.name(in: bytes, at: place.name) { attributes[name] = value(of: place) }
    }
    return attributes
  }

  private func value(of place: Place) -> String {
    let text =
      place.hasReferences
      ? References.resolved(in: UnsafeBufferPointer(rebasing: bytes[place.value])) : nil
    return text ?? bytes.text(in: place.value)
  }
}

/// Names that are looked up in the bytes of a text.
struct NameSet: Sendable {
  private let namesByLength: [[(bytes: StaticString, text: String)]]

  init(_ names: [StaticString]) {
    let longest = names.map(\.utf8CodeUnitCount).max() ?? 0
    namesByLength = (0...longest).map { length in
      names.filter { $0.utf8CodeUnitCount == length }.map { ($0, $0.description) }
    }
  }

  /// Returns the name at a place; nil if it is not one of these.
  func name(in bytes: UnsafeBufferPointer<UInt8>, at place: Range<Int>) -> String? {
    guard place.count < namesByLength.count else { return nil }
    for name in namesByLength[place.count]
    where bytes.starts(with: name.bytes, at: place.lowerBound) {
      return name.text
    }
    return nil
  }
}
