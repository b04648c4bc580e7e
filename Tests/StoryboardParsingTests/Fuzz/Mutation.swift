import Foundation

/// One way to damage a file.
enum Mutation: CaseIterable {
  case flipBit
  case replaceByte
  case deleteRange
  case duplicateRange
  case truncate
  case spliceOther
  case swapTags
  case swapValues
  case deleteTag
  case insertControl
  case insertToken
  case insertNesting
  case insertEntities
  case encode

  /// Damages a file; `other` is another one, for splices.
  func apply(
    to bytes: inout [UInt8], other: [UInt8], using random: inout SeededGenerator
  ) {
    switch self {
    case .flipBit:
      guard let place = bytes.indices.randomElement(using: &random) else { return }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .replaceByte:
      guard let place = bytes.indices.randomElement(using: &random) else { return }
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    case .deleteRange:
      bytes.removeSubrange(range(in: bytes, using: &random))
    case .duplicateRange:
      let range = range(in: bytes, using: &random)
      bytes.insert(contentsOf: Array(bytes[range]), at: range.lowerBound)
    case .truncate:
      bytes.removeSubrange(place(in: bytes, using: &random)...)
    case .spliceOther:
      let part = other[range(in: other, using: &random)]
      bytes.replaceSubrange(range(in: bytes, using: &random), with: part)
    case .swapTags:
      swap(UInt8(ascii: "<"), UInt8(ascii: ">"), in: &bytes, using: &random)
    case .swapValues:
      swap(UInt8(ascii: "\""), UInt8(ascii: "\""), in: &bytes, using: &random)
    case .deleteTag:
      guard let tag = piece(UInt8(ascii: "<"), UInt8(ascii: ">"), in: bytes, using: &random)
      else { return }
      bytes.removeSubrange(tag)
    case .insertControl:
      let control = [0, 1, 7, 8, 0x0B, 0x0C, 0x0D, 0x1B, 0x7F, 0x80, 0xC0, 0xED, 0xFE, 0xFF]
      insert([UInt8(control.randomElement(using: &random) ?? 0)], into: &bytes, using: &random)
    case .insertToken:
      insert(Array(FuzzToken.random(using: &random).utf8), into: &bytes, using: &random)
    case .insertNesting:
      let levels = [200, 256, 1_000, 20_000].randomElement(using: &random) ?? 200
      let start = String(repeating: #"<view id="n">"#, count: levels)
      let end = String(repeating: "</view>", count: Bool.random(using: &random) ? levels : 0)
      insert(Array((start + end).utf8), into: &bytes, using: &random)
    case .insertEntities:
      let bomb = #"<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>"#
      bytes.insert(contentsOf: Array(bomb.utf8), at: 0)
      insert(Array("&b;".utf8), into: &bytes, using: &random)
    case .encode:
      let encoding = TextEncoding.allCases.randomElement(using: &random) ?? .utf8WithMark
      bytes = Array(encoding.encode(String(decoding: bytes, as: UTF8.self)))
    }
  }
}

extension Mutation {
  private func place(in bytes: [UInt8], using random: inout SeededGenerator) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  /// A short range most of the time, and sometimes a long one.
  private func range(in bytes: [UInt8], using random: inout SeededGenerator) -> Range<Int> {
    let longest = [1, 8, 200, 5_000].randomElement(using: &random) ?? 1
    let start = place(in: bytes, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  private func insert(
    _ new: [UInt8], into bytes: inout [UInt8], using random: inout SeededGenerator
  ) {
    bytes.insert(contentsOf: new, at: place(in: bytes, using: &random))
  }

  /// The next text between two bytes, after a random place.
  private func piece(
    _ first: UInt8, _ last: UInt8, in bytes: [UInt8], using random: inout SeededGenerator
  ) -> Range<Int>? {
    let start = place(in: bytes, using: &random)
    guard let opening = bytes[start...].firstIndex(of: first),
      let closing = bytes[(opening + 1)...].firstIndex(of: last)
    else { return nil }
    return opening..<(closing + 1)
  }

  private func swap(
    _ first: UInt8, _ last: UInt8, in bytes: inout [UInt8], using random: inout SeededGenerator
  ) {
    guard let one = piece(first, last, in: bytes, using: &random),
      let other = piece(first, last, in: bytes, using: &random), !one.overlaps(other)
    else { return }
    let (early, late) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    let text = Array(bytes[early])
    bytes.replaceSubrange(early, with: Array(bytes[late]))
    let moved = late.count - early.count
    bytes.replaceSubrange((late.lowerBound + moved)..<(late.upperBound + moved), with: text)
  }
}
