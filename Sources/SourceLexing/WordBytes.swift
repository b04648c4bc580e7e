/// The bytes that words of a source are made of, and the letters among them.
package enum WordBytes {
  /// For each byte what it adds to a word's letters: bit n for the letter n of the alphabet, in whatever
  /// case, bit 0 for what else may be in a word, and nothing for what may not.
  ///
  /// Every byte of every source is looked up here.
  // Unsafe, because it is a pointer; what it points to is never written again, and never freed.
  nonisolated(unsafe) package static let bits: UnsafePointer<UInt32> = {
    let bits = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      bits[Int(byte)] = letter < 26 ? 1 << UInt32(letter + 1) : isWord(byte) ? 1 : 0
    }
    return UnsafePointer(bits)
  }()

  /// Whether a byte may be part of a word.
  @inline(__always)
  package static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
