/// The attributes of a tag that only concern appearance or layout: most of a view's attributes.
///
/// If only the navigation is read, the scan checks them itself and spares XMLParser the work. As
/// with ``PlainSetting``, the tag must be certainly well formed: each attribute after one space,
/// with its value in double quotes; and a removed attribute has a unique name and a value without
/// special characters.
struct LayoutAttributes {
  /// The attributes' ranges, each including the space before it, in the order of the text.
  private(set) var ranges: [Range<Int>] = []

  /// Finds them in the start tag from `start` up to `end`.
  mutating func find(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    ranges.removeAll(keepingCapacity: true)
    let isWellFormed = collect(in: bytes, from: start, to: end)
    if !isWellFormed { ranges.removeAll(keepingCapacity: true) }
  }

  private mutating func collect(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    let end = bytes[end - 2] == Ascii.slash ? end - 2 : end - 1
    var offset = start + 1
    while offset < end, bytes[offset] > 0x20 { offset += 1 }
    var found: UInt64 = 0
    while offset < end {
      guard bytes[offset] == 0x20 else { return false }
      let nameStart = offset + 1
      var nameEnd = nameStart
      while nameEnd < end, bytes[nameEnd] != UInt8(ascii: "=") {
        guard bytes[nameEnd] > 0x20 else { return false }
        nameEnd += 1
      }
      guard nameEnd > nameStart, nameEnd + 1 < end, bytes[nameEnd + 1] == Ascii.quote,
        let valueEnd = bytes.firstOffset(of: Ascii.quote, from: nameEnd + 2, to: end)
      else { return false }
      if let index = Self.index(of: bytes, from: nameStart, to: nameEnd),
        isPlain(bytes, from: nameEnd + 2, to: valueEnd)
      {
        let bit: UInt64 = 1 << UInt64(index)
        guard found & bit == 0 else { return false }
        found |= bit
        ranges.append(offset..<(valueEnd + 1))
      }
      offset = valueEnd + 1
    }
    return true
  }

  /// Whether all bytes are letters, digits, points and signs.
  private func isPlain(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Bool {
    for offset in start..<end {
      switch bytes[offset] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        continue
      default: return false
      }
    }
    return true
  }

  private static let names: [StaticString] = [
    "adjustsFontSizeToFit", "baselineAdjustment", "clipsSubviews", "contentHorizontalAlignment",
    "contentMode", "contentVerticalAlignment", "fixedFrame", "horizontalHuggingPriority",
    "indentationWidth", "insetsLayoutMarginsFromSafeArea", "lineBreakMode",
    "multipleTouchEnabled", "numberOfLines", "opaque", "preservesSuperviewLayoutMargins",
    "rowHeight", "selectionStyle", "textAlignment", "translatesAutoresizingMaskIntoConstraints",
    "userInteractionEnabled", "verticalHuggingPriority",
  ]

  /// The indexes of the names of each length.
  private static let namesByLength: [[Int]] = {
    let longest = names.map(\.utf8CodeUnitCount).max() ?? 0
    var indices = [[Int]](repeating: [], count: longest + 1)
    for (index, name) in names.enumerated() { indices[name.utf8CodeUnitCount].append(index) }
    return indices
  }()

  /// The index of a name; nil if it is not one of these.
  private static func index(
    of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    let length = end - start
    guard length < namesByLength.count else { return nil }
    for index in namesByLength[length] where bytes.starts(with: names[index], at: start) {
      return index
    }
    return nil
  }
}
