/// The bytes that can be part of a word in a source, and the letters among them.
package enum WordBytes {
  /// A bit mask for each byte: bit n for the letter n of the alphabet in either case, bit 0 for any other
  /// byte of a word, and zero for all other bytes.
  ///
  /// A table, because every byte of every source is looked up.
  // Unsafe, because it is a pointer. The memory is never written again and never freed.
  nonisolated(unsafe) package static let bits: UnsafePointer<UInt32> = {
    let bits = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      bits[Int(byte)] = letter < 26 ? 1 << UInt32(letter + 1) : isWord(byte) ? 1 : 0
    }
    return UnsafePointer(bits)
  }()

  /// Whether a byte may be part of a word.
  @inlinable
  package static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
