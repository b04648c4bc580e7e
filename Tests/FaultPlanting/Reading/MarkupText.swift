import Findings

/// The text of a storyboard or xib, for editing single attributes.
struct MarkupText {
  let bytes: [UInt8]
  private let lines: LineStarts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineStarts(bytes)
  }

  /// A start tag, with the places of its attributes' values.
  struct Tag {
    /// From `<` to after `>`.
    var range: Range<Int>
    var isEmpty: Bool
    /// The bytes from the space before an attribute's name to after its closing quote.
    var attributes: [String: Range<Int>] = [:]
    /// The bytes between an attribute's quotes.
    var values: [String: Range<Int>] = [:]
  }

  /// The start tag at a place; nil if there is none.
  func tag(at location: SourceLocation) -> Tag? {
    guard let start = lines.offset(line: location.line, column: location.column),
      start < bytes.count, bytes[start] == UInt8(ascii: "<")
    else { return nil }
    var tag = Tag(range: start..<start, isEmpty: false)
    var at = start + 1
    while at < bytes.count, bytes[at] != UInt8(ascii: ">"), bytes[at] > 0x20 { at += 1 }
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      let before = at
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      let name = at
      while at < bytes.count, bytes[at] != UInt8(ascii: "="), bytes[at] != UInt8(ascii: ">") {
        at += 1
      }
      guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "=") else { break }
      let key = String(decoding: bytes[name..<at], as: UTF8.self)
        .filter { !$0.isWhitespace }
      at += 1
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
      guard at < bytes.count else { return nil }
      let quote = bytes[at]
      let value = at + 1
      at = value
      while at < bytes.count, bytes[at] != quote { at += 1 }
      tag.values[key] = value..<at
      at = min(at + 1, bytes.count)
      tag.attributes[key] = before..<at
    }
    guard at < bytes.count else { return nil }
    tag.range = start..<(at + 1)
    tag.isEmpty = bytes[at - 1] == UInt8(ascii: "/")
    return tag
  }

  /// The whole element that a start tag begins, including its end tag.
  func element(_ tag: Tag) -> Range<Int>? {
    if tag.isEmpty { return tag.range }
    let name = Array(
      bytes[(tag.range.lowerBound + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") })
    var depth = 1
    var at = tag.range.upperBound
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      let isEnd = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "/")
      let start = at + (isEnd ? 2 : 1)
      let isSame =
        bytes[start...].starts(with: name) && start + name.count < bytes.count
        && (bytes[start + name.count] <= 0x20 || bytes[start + name.count] == UInt8(ascii: ">"))
      while at < bytes.count, bytes[at] != UInt8(ascii: ">") { at += 1 }
      let isEmpty = at < bytes.count && bytes[at - 1] == UInt8(ascii: "/")
      at = min(at + 1, bytes.count)
      if isSame, isEnd { depth -= 1 } else if isSame, !isEmpty { depth += 1 }
      if depth == 0 { return tag.range.lowerBound..<at }
    }
    return nil
  }
}
