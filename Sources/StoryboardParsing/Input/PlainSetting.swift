/// Tags of the settings that are most frequent in storyboards, a quarter of all tags.
///
/// The model leaves them out, as ``KnownElements`` says, so that the scan can check them itself and
/// spare XMLParser the work. Where only the navigation is read, so it is with constraints, outlets
/// and others that have no part in it, which are half of all tags.
///
/// Only a tag that is certainly well formed counts: no child, for a setting no id, each attribute
/// after one white space, with a plain name that no other has, and a value in double quotes without
/// anything that XML gives a meaning. XMLParser judges all others.
enum PlainSetting {
  /// Whether the tag from `start` up to `end`, which is empty, is such a setting.
  static func matches(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, in scope: ReadingScope
  ) -> Bool {
    if scope == .complete { return false }
    if scope == .navigation, let nameEnd = endOfLayoutName(bytes, at: start),
      hasPlainAttributes(bytes, from: nameEnd, to: end - 2, idCounts: false)
    {
      return true
    }
    guard let nameEnd = endOfName(bytes, at: start) else { return false }
    return hasPlainAttributes(bytes, from: nameEnd, to: end - 2, idCounts: true)
  }

  /// Tags that have no part in the navigation, whether they are objects or not.
  private static func endOfLayoutName(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let name: StaticString
    switch (bytes[start + 1], bytes[start + 2]) {
    case (UInt8(ascii: "a"), UInt8(ascii: "c")):
      name = bytes.starts(with: "<action ", at: start) ? "<action" : "<accessibility"
    case (UInt8(ascii: "a"), _): name = "<animations"
    case (UInt8(ascii: "c"), _): name = "<constraint"
    case (UInt8(ascii: "i"), _): name = "<image"
    case (UInt8(ascii: "l"), _): name = "<layoutGuide"
    case (UInt8(ascii: "o"), _):
      name = bytes.starts(with: "<outlet ", at: start) ? "<outlet" : "<outletCollection"
    case (UInt8(ascii: "p"), _): name = "<point"
    case (UInt8(ascii: "r"), _): name = "<rect"
    case (UInt8(ascii: "u"), _): name = "<userDefinedRuntimeAttribute"
    case (UInt8(ascii: "v"), _):
      name =
        bytes.starts(with: "<viewL", at: start) ? "<viewLayoutGuide" : "<viewControllerLayoutGuide"
    default: return nil
    }
    return bytes.starts(with: name, at: start) ? start + name.utf8CodeUnitCount : nil
  }

  private static func endOfName(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    let name: StaticString
    switch (bytes[start + 1], bytes[start + 2]) {
    case (UInt8(ascii: "a"), UInt8(ascii: "u")): name = "<autoresizingMask"
    case (UInt8(ascii: "b"), _): name = "<behavior"
    case (UInt8(ascii: "c"), UInt8(ascii: "o")): name = "<color"
    case (UInt8(ascii: "c"), UInt8(ascii: "a")): name = "<capability"
    case (UInt8(ascii: "d"), _): name = "<deployment"
    case (UInt8(ascii: "e"), _): name = "<exclude"
    case (UInt8(ascii: "f"), _):
      name = bytes.starts(with: "<font ", at: start) ? "<font" : "<fontDescription"
    case (UInt8(ascii: "i"), _):
      name = bytes.starts(with: "<inset", at: start) ? "<inset" : "<integer"
    case (UInt8(ascii: "m"), _): name = "<modifierMask"
    case (UInt8(ascii: "n"), _): name = "<nil"
    case (UInt8(ascii: "p"), _): name = "<plugIn"
    case (UInt8(ascii: "s"), _): name = "<size"
    case (UInt8(ascii: "t"), _): name = "<textInputTraits"
    default: return nil
    }
    return bytes.starts(with: name, at: start) ? start + name.utf8CodeUnitCount : nil
  }

  /// Whether all attributes are plain; where `idCounts`, one named `id` is not, for it makes the tag
  /// an object.
  private static func hasPlainAttributes(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, idCounts: Bool
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
      let isID = idCounts && offset == nameStart + 2 && bytes.starts(with: "id", at: nameStart)
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
