/// The name of an element, with the properties that follow from it.
struct ElementName {
  let text: String
  let kind: ElementKind?
  /// Whether an object with the name shows no text itself.
  let isQuiet: Bool
  /// Whether an empty element with the name has no part in the navigation.
  let isLayout: Bool

  init(_ text: String) {
    self.text = text
    kind = ElementKind(name: text)
    isQuiet = KnownElements.quietObjects.contains(text)
    isLayout = KnownElements.layout.contains(text)
  }
}

/// The names of a text's elements, each created once.
struct ElementNames {
  private struct Entry {
    var place: Range<Int>
    var name: ElementName
  }

  private static let slotCount = 256
  private static let longestProbe = 8

  private let bytes: UnsafeBufferPointer<UInt8>
  private var slots = [Entry?](repeating: nil, count: slotCount)

  /// The text must outlive the value.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the name at a place, whose bytes have a hash.
  mutating func name(at place: Range<Int>, hash: UInt64) -> ElementName {
    for probe in 0..<Self.longestProbe {
      let slot = Int(truncatingIfNeeded: hash &+ UInt64(probe)) & (Self.slotCount - 1)
      guard let entry = slots[slot] else {
        let name = ElementName(bytes.text(in: place))
        slots[slot] = Entry(place: place, name: name)
        return name
      }
      if bytes.hasSame(at: entry.place, as: place) { return entry.name }
    }
    // No real file has that many names.
    return ElementName(bytes.text(in: place))
  }
}
