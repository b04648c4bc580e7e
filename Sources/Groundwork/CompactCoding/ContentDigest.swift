/// A 128-bit hash of contents.
///
/// It is fast, and not cryptographic. Files that differ by chance or by editing have different
/// digests, but an attacker can create two files with the same digest. Digests are used only for
/// the user's own cache, where the worst consequence would be wrong findings.
package struct ContentDigest: Hashable, Sendable {
  package private(set) var high: UInt64
  package private(set) var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of some bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    var lanes = Lanes()
    var offset = 0
    while offset + 32 <= bytes.count {
      lanes.add(
        bytes.word(at: offset), bytes.word(at: offset + 8), bytes.word(at: offset + 16),
        bytes.word(at: offset + 24))
      offset += 32
    }
    // The rest, padded with zeros; the length distinguishes it from a text that ends with zeros.
    if offset < bytes.count {
      lanes.add(
        bytes.lastWord(at: offset), bytes.lastWord(at: offset + 8),
        bytes.lastWord(at: offset + 16), bytes.lastWord(at: offset + 24))
    }
    self = lanes.digest(length: bytes.count)
  }

  /// The digest of some bytes.
  package init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentDigest(of: $0) }
  }

  package static let textLength = 32

  /// 32 hexadecimal digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

/// Four sums of 64 bits.
///
/// For the same preceding words, each step gives different sums for different words: only texts
/// that differ in several words of one lane can collide, with a probability of 2⁻⁶⁴.
private struct Lanes {
  // Odd numbers with about as many ones as zeros: the fractional parts of π, of e, and of two roots.
  private static let first: UInt64 = 0x243F_6A88_85A3_08D3
  private static let second: UInt64 = 0xB7E1_5162_8AED_2A6B
  private static let third: UInt64 = 0x6A09_E667_F3BC_C909
  private static let fourth: UInt64 = 0xBB67_AE85_84CA_A73B

  private var a = first
  private var b = second
  private var c = third
  private var d = fourth

  mutating func add(_ w: UInt64, _ x: UInt64, _ y: UInt64, _ z: UInt64) {
    a = Self.step(a, w, Self.first)
    b = Self.step(b, x, Self.second)
    c = Self.step(c, y, Self.third)
    d = Self.step(d, z, Self.fourth)
  }

  func digest(length: Int) -> ContentDigest {
    // Each half depends on all four lanes.
    let high = Self.mixed(Self.mixed(a, c &+ UInt64(length)), Self.mixed(b, d))
    let low = Self.mixed(Self.mixed(b &+ UInt64(length), a), Self.mixed(d, c))
    return ContentDigest(high: high, low: low)
  }

  private static func step(_ sum: UInt64, _ word: UInt64, _ factor: UInt64) -> UInt64 {
    let mixed = (sum ^ word) &* factor
    return mixed ^ (mixed >> 29)
  }

  private static func mixed(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var value = step(left, 0, third)
    value = step(value ^ (right << 23 | right >> 41), 0, second)
    return step(value &+ right, 0, first)
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes as a number, the same on every machine.
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes from an offset to the end, padded with zeros.
  fileprivate func lastWord(at offset: Int) -> UInt64 {
    if offset + 8 <= count { return word(at: offset) }
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in self[Swift.min(offset, count)...] {
      word |= UInt64(byte) << shift
      shift += 8
    }
    return word
  }
}
