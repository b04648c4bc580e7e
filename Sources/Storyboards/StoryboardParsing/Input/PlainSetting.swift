/// The tags of the most frequent settings in storyboards, a quarter of all tags.
///
/// The model leaves them out (see ``KnownElements``), so the scan can check them itself and spare
/// XMLParser the work. If only the navigation is read, the same goes for constraints, outlets and
/// other tags without a part in it, which are half of all tags.
///
/// A tag must be certainly well formed: no child, no id for a setting, and each attribute after one
/// white space, with a unique plain name, and a value in double quotes without special characters.
/// XMLParser judges all others.
enum PlainSetting {
  /// Whether the empty tag from `start` up to `end` is such a setting.
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

  /// Tags without a part in the navigation, whether they are objects or not.
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

  /// Whether all attributes are plain; with `idCounts`, one named `id` is not, because it makes the
  /// tag an object.
  private static func hasPlainAttributes(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, idCounts: Bool
  ) -> Bool {
    // The attribute names so far, each as a bit of its hash. If two share a bit, which is rare,
    // XMLParser decides whether they are the same.
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

  /// Whether a byte has no special meaning in a value: printable ASCII except quotes, `&` and `<`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != Ascii.quote && byte != UInt8(ascii: "&")
      && byte != Ascii.less
  }
}
