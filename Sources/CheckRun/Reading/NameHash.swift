/// A name as a number, by which it is found in many files without a string for each word.
///
/// Two names of one number do no harm: a file too many is then parsed.
struct NameHash: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ name: some Sequence<UInt8>) {
    for byte in name { add(byte) }
  }

  init(_ name: String) { self.init(name.utf8) }

  @inline(__always)
  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The number for a method of the name: methods are sought apart from types.
  var asMethod: NameHash {
    var method = self
    method.value = ~value
    return method
  }

  /// The number for a function of the name that may hand on what it is given to navigation.
  var asForwarder: NameHash {
    var forwarder = self
    forwarder.value = value ^ 0x3333_3333_3333_3333
    return forwarder
  }

  /// The number for a member of the name, whatever its type.
  var asMember: NameHash {
    var member = self
    member.value = value ^ 0x5555_5555_5555_5555
    return member
  }
}
