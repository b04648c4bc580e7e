/// Checks that bytes are UTF-8 text before XMLParser sees them, because it crashes on invalid
/// names.
struct UTF8Check: Hashable {
  /// Whether all bytes before ``firstInvalid`` are ASCII.
  private(set) var isASCII = true
  /// The offset of the first byte that doesn't begin a character: an invalid sequence, or a NUL.
  private(set) var firstInvalid: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      while offset + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & Self.highBits == 0
      {
        offset += 8
      }
      guard offset < bytes.count else { break }
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      isASCII = false
      let length = Self.lengthOfSequence(in: bytes, at: offset)
      if length == 0 {
        firstInvalid = offset
        break
      }
      offset += length
    }
    if let nul = bytes.firstOffset(of: 0, from: 0, to: firstInvalid ?? bytes.count) {
      firstInvalid = nul
    }
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The length of the sequence of two to four bytes at an offset; 0 if it is invalid.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are invalid (Unicode 15, table 3-7).
  private static func lengthOfSequence(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    let length: Int
    let second: ClosedRange<UInt8>
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in (offset + 2)..<max(offset + 2, offset + length)
    where !(0x80...0xBF).contains(bytes[index]) {
      return 0
    }
    return length
  }
}
