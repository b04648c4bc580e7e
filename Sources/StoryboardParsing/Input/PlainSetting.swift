/// Tags of the settings that are most frequent in storyboards, a quarter of all tags: the model
/// leaves them out, so that the scan can check them itself and spare XMLParser the work.
///
/// Only a tag that is certainly well formed counts: no child, no id, each attribute after one
/// white space, with a plain name that no other has, and a value in double quotes without
/// anything that XML gives a meaning. XMLParser judges all others.
enum PlainSetting {
  /// Whether the tag from `start` up to `end`, which is empty, is such a setting.
  static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    guard let nameEnd = endOfName(bytes, at: start) else { return false }
    return hasPlainAttributes(bytes, from: nameEnd, to: end - 2)
  }

  private static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let name: StaticString
    switch bytes[start + 1] {
    case UInt8(ascii: "a"): name = "<autoresizingMask"
    case UInt8(ascii: "c"): name = "<color"
    case UInt8(ascii: "f"): name = "<fontDescription"
    case UInt8(ascii: "n"): name = "<nil"
    default: return nil
    }
    return bytes.starts(with: name, at: start) ? start + name.utf8CodeUnitCount : nil
  }

  private static func hasPlainAttributes(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    // The attributes' names so far, each by a bit of its hash: where two share a bit, which is
    // rare, XMLParser finds out whether they are one.
    var names: UInt64 = 0
    var offset = start
    while offset < end {
      guard bytes[offset] == 0x20 else { return false }
      offset += 1
      let nameStart = offset
      var hash: UInt64 = 5381
      while offset < end, isLetter(bytes[offset]) {
        hash = (hash &* 33) ^ UInt64(bytes[offset])
        offset += 1
      }
      let isID = offset == nameStart + 2 && bytes.starts(with: "id", at: nameStart)
      let bit: UInt64 = 1 << ((hash &* 0x9E37_79B9_7F4A_7C15) >> 58)
      guard offset > nameStart, !isID, names & bit == 0, offset + 1 < end,
        bytes[offset] == UInt8(ascii: "="), bytes[offset + 1] == Ascii.quote
      else { return false }
      names |= bit
      offset += 2
      while offset < end, isPlain(bytes[offset]) { offset += 1 }
      guard offset < end, bytes[offset] == Ascii.quote else { return false }
      offset += 1
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether a byte stands for itself in a value: printable ASCII but quotes, `&` and `<`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != Ascii.quote && byte != UInt8(ascii: "&")
      && byte != Ascii.less
  }
}
