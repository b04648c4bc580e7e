internal import FaultPlanting

/// Random places in a file.
enum Places {
  static func place(in bytes: [UInt8], using random: inout SeededNumbers) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  /// A range that is usually short, and sometimes long.
  static func range(in bytes: [UInt8], using random: inout SeededNumbers) -> Range<Int> {
    let longest = [1, 8, 200, 5_000].randomElement(using: &random) ?? 1
    let start = place(in: bytes, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  static func insert(
    _ new: [UInt8], into bytes: inout [UInt8], using random: inout SeededNumbers
  ) {
    bytes.insert(contentsOf: new, at: place(in: bytes, using: &random))
  }

  /// The next text from one byte to another, including both, after a random place.
  static func piece(
    _ first: UInt8, _ last: UInt8, in bytes: [UInt8], using random: inout SeededNumbers
  ) -> Range<Int>? {
    let start = place(in: bytes, using: &random)
    guard let opening = bytes[start...].firstIndex(of: first),
      let closing = bytes[(opening + 1)...].firstIndex(of: last)
    else { return nil }
    return opening..<(closing + 1)
  }

  /// The end of the first occurrence of a text, after a place.
  static func end(of text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var place = start
    while place + text.count <= bytes.count {
      guard let next = bytes[place...].firstIndex(of: text[0]) else { return nil }
      if bytes[next...].starts(with: text) { return next + text.count }
      place = next + 1
    }
    return nil
  }

  /// Swaps two pieces that do not overlap.
  static func exchange(
    _ first: UInt8, _ last: UInt8, in bytes: inout [UInt8], using random: inout SeededNumbers
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

/// The number of repetitions: usually a few, but sometimes so many that quadratic time is noticed.
enum Repetition {
  private static let largestSize = 300_000

  static func count(using random: inout SeededNumbers) -> Int {
    let most = Int.random(in: 0..<100, using: &random)
    return switch most {
    case 0..<60: Int.random(in: 2...12, using: &random)
    case 60..<90: Int.random(in: 13...80, using: &random)
    case 90..<98: Int.random(in: 81...1_000, using: &random)
    default: Int.random(in: 1_001...20_000, using: &random)
    }
  }

  static func repeated(_ bytes: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    let count = min(count(using: &random), largestSize / max(1, bytes.count))
    return Array(repeatElement(bytes, count: count).joined())
  }
}
