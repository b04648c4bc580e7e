/// Checks that bytes are UTF-8 text before XMLParser sees them, because it crashes on invalid names.
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
      var parser = UTF8.ForwardParser()
      var rest = bytes[offset...].makeIterator()
      guard case .valid(let character) = parser.parseScalar(from: &rest) else {
        firstInvalid = offset
        break
      }
      offset += character.count
    }
    if let nul = bytes.firstOffset(of: 0, from: 0, to: firstInvalid ?? bytes.count) {
      firstInvalid = nul
    }
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
}
