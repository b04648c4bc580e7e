/// The hash of a name, so that names in many files can be compared without creating strings.
///
/// A collision does no harm, except that one more source is parsed.
struct NameHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ name: some Sequence<UInt8>) {
    for byte in name { add(byte) }
  }

  init(_ name: String) {
    // Iterating over `utf8` would take several times as long.
    var name = name
    self = name.withUTF8 { NameHash($0) }
  }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash of a method with this name.
  ///
  /// Methods and types are demanded separately.
  var asMethod: NameHash { marked(by: ~0) }

  /// The hash of a function of this name that may pass its parameter on to navigation.
  var asForwarder: NameHash { marked(by: 0x3333_3333_3333_3333) }

  /// The hash of a class that inherits from a class of this name.
  var asSuperclass: NameHash { marked(by: 0x6666_6666_6666_6666) }

  /// The hash of a member of this name, whatever its type.
  var asMember: NameHash { marked(by: 0x5555_5555_5555_5555) }

  private func marked(by mark: UInt64) -> NameHash {
    var hash = self
    hash.value ^= mark
    return hash
  }
}
