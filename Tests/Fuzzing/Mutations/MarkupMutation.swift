internal import FaultPlanting

/// One way to damage XML.
enum MarkupMutation: CaseIterable {
  case swapTags
  case swapValues
  case copyValue
  case deleteTag
  case duplicateTag
  case deleteAttribute
  case duplicateAttribute
  case renameAttribute
  case hostileValue
  case nestElement
  case repeatElement
  case insertNesting
  case insertEntities
  case encode

  private static let opening = UInt8(ascii: "<")
  private static let closing = UInt8(ascii: ">")
  private static let quote = UInt8(ascii: "\"")

  /// Damages a file.
  func apply(to bytes: inout [UInt8], using random: inout SeededNumbers) {
    switch self {
    case .swapTags: Places.exchange(Self.opening, Self.closing, in: &bytes, using: &random)
    case .swapValues: Places.exchange(Self.quote, Self.quote, in: &bytes, using: &random)
    case .copyValue:
      // An id in place of another one: references then lead elsewhere, or form cycles.
      guard let source = attribute(in: bytes, using: &random),
        let target = attribute(in: bytes, using: &random)
      else { return }
      bytes.replaceSubrange(target.value, with: Array(bytes[source.value]))
    case .deleteTag:
      guard let tag = tag(in: bytes, using: &random) else { return }
      bytes.removeSubrange(tag)
    case .duplicateTag:
      guard let tag = tag(in: bytes, using: &random) else { return }
      bytes.insert(contentsOf: Array(bytes[tag]), at: tag.lowerBound)
    case .deleteAttribute:
      guard let attribute = attribute(in: bytes, using: &random) else { return }
      bytes.removeSubrange(attribute.whole)
    case .duplicateAttribute:
      guard let source = attribute(in: bytes, using: &random) else { return }
      let target = Bool.random(using: &random) ? source : attribute(in: bytes, using: &random)
      bytes.insert(contentsOf: Array(bytes[source.whole]), at: (target ?? source).whole.lowerBound)
    case .renameAttribute:
      guard let source = attribute(in: bytes, using: &random),
        let target = attribute(in: bytes, using: &random)
      else { return }
      bytes.replaceSubrange(target.name, with: Array(bytes[source.name]))
    case .hostileValue:
      guard let attribute = attribute(in: bytes, using: &random) else { return }
      bytes.replaceSubrange(attribute.value, with: Array(HostileText.value(using: &random).utf8))
    case .nestElement:
      // Nested in itself, closed not at all or equally often.
      guard let tag = tag(in: bytes, using: &random) else { return }
      let copies = Repetition.repeated(Array(bytes[tag]), using: &random)
      bytes.insert(contentsOf: copies, at: tag.lowerBound)
    case .repeatElement: repeatElement(in: &bytes, using: &random)
    case .insertNesting:
      let levels = [200, 256, 1_000, 20_000].randomElement(using: &random) ?? 200
      let start = String(repeating: #"<view id="n">"#, count: levels)
      let end = String(repeating: "</view>", count: Bool.random(using: &random) ? levels : 0)
      Places.insert(Array((start + end).utf8), into: &bytes, using: &random)
    case .insertEntities:
      let bomb = #"<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>"#
      bytes.insert(contentsOf: Array(bomb.utf8), at: 0)
      Places.insert(Array("&b;".utf8), into: &bytes, using: &random)
    case .encode:
      let encoding = StoryboardEncoding.allCases.randomElement(using: &random) ?? .utf8WithMark
      bytes = Array(encoding.encode(String(decoding: bytes, as: UTF8.self)))
    }
  }

  private func tag(in bytes: [UInt8], using random: inout SeededNumbers) -> Range<Int>? {
    Places.piece(Self.opening, Self.closing, in: bytes, using: &random)
  }

  /// An attribute, with its space, its name, and its value without the quotes.
  private func attribute(
    in bytes: [UInt8], using random: inout SeededNumbers
  ) -> (whole: Range<Int>, name: Range<Int>, value: Range<Int>)? {
    let start = Places.place(in: bytes, using: &random)
    guard start < bytes.count else { return nil }
    for equals in start..<(bytes.count - 1)
    where bytes[equals] == UInt8(ascii: "=") && bytes[equals + 1] == Self.quote {
      guard let space = bytes[..<equals].lastIndex(of: UInt8(ascii: " ")),
        let end = bytes[(equals + 2)...].firstIndex(of: Self.quote)
      else { return nil }
      return (space..<(end + 1), (space + 1)..<equals, (equals + 2)..<end)
    }
    return nil
  }

  /// Repeats everything between a tag and the next one that closes it, including ids.
  private func repeatElement(in bytes: inout [UInt8], using random: inout SeededNumbers) {
    guard let tag = tag(in: bytes, using: &random),
      tag.count > 2, bytes[tag.lowerBound + 1] != UInt8(ascii: "/")
    else { return }
    var end = tag.upperBound
    if bytes[tag.upperBound - 2] != UInt8(ascii: "/") {
      let name = bytes[(tag.lowerBound + 1)..<tag.upperBound].prefix { $0 > 0x20 && $0 != 0x3E }
      let closing = Array("</".utf8) + name + [Self.closing]
      guard let found = Places.end(of: closing, in: bytes, from: end) else { return }
      end = found
    }
    let copies = Repetition.repeated(Array(bytes[tag.lowerBound..<end]), using: &random)
    bytes.insert(contentsOf: copies, at: end)
  }
}
