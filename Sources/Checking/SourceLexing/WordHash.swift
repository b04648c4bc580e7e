/// The hash of a word, so that the words of many sources can be compared without creating strings.
///
/// It is the same for the same word in each run. Two words with the same hash count as one word, so
/// at worst a name counts as mentioned.
package struct WordHash: Hashable, Sendable {
  package private(set) var value: UInt64

  package init(_ word: UnsafeBufferPointer<UInt8>) {
    let bytes = UnsafeRawBufferPointer(word)
    // The length is multiplied, so that it doesn't cancel out differences between bytes.
    var value = UInt64(truncatingIfNeeded: bytes.count) &* 0xD6E8_FEB8_6659_FD93
    var offset = 0
    while bytes.count - offset >= 8 {
      value = Self.mixed(value, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    // The same bytes may be read twice, which is faster than a loop.
    let left = bytes.count - offset
    if left >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      value = Self.mixed(value, UInt64(first) | UInt64(last) << 32)
    } else if left > 0 {
      let middle = UInt64(bytes[offset + left / 2]) << 8
      value = Self.mixed(
        value, UInt64(bytes[offset]) | middle | UInt64(bytes[bytes.count - 1]) << 16)
    }
    self.value = value
  }

  package init(_ word: String) {
    var word = word
    self = word.withUTF8 { WordHash($0) }
  }

  /// Returns another hash for the same word, for looking it up in another role.
  package func marked(by mark: UInt64) -> WordHash {
    var hash = self
    hash.value ^= mark
    return hash
  }

  @inline(__always)
  private static func mixed(_ value: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (value ^ bytes) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
