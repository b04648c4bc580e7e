internal import Foundation

/// Finds which of some texts a source has as string literals, or may build from the beginning of one.
///
/// Every quote counts as the start of a literal, in comments too: a text too many does no harm.
package struct LiteralSearch: Sendable {
  private let texts: Set<String>
  /// The texts in UTF-8, in ascending order; empty unless beginnings are looked for.
  private let sorted: [[UInt8]]
  private let longest: Int
  /// One bit per pair of bytes that a relevant literal starts with: most literals are rejected after
  /// two bytes.
  private var starts = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates a search, or returns nil if all texts are empty.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - findsBeginnings: Whether beginnings are looked for, too.
  package init?(_ texts: Set<String>, findsBeginnings: Bool = true) {
    self.texts = texts
    let bytes = texts.map { Array($0.utf8) }.filter { !$0.isEmpty }
    sorted = findsBeginnings ? bytes.sorted { $0.lexicographicallyPrecedes($1) } : []
    guard let longest = bytes.map(\.count).max() else { return nil }
    self.longest = longest
    for text in bytes {
      for end in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%")] {
        addStart(text[0], end)
      }
      if text.count > 1 { addStart(text[0], text[1]) }
    }
  }

  private mutating func addStart(_ first: UInt8, _ second: UInt8) {
    let pair = Int(first) << 8 | Int(second)
    starts[pair >> 6] |= 1 << UInt64(pair & 63)
  }

  /// Returns the texts that a source has as literals.
  func literals(in source: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    forEachLiteral(in: source) { literal in
      let end = literal.firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }
      guard let end, literal[end] == UInt8(ascii: "\"") else { return }
      add(literal[..<end], to: &found)
    }
    return found
  }

  /// Returns the texts that a source has as literals, and those that it may build from a literal with
  /// something computed after it: `"Person\(number)"`, `"Person" + number`, `@"Person%d"`.
  package func literalsAndBeginnings(in source: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    forEachLiteral(in: source) { literal in
      for (index, byte) in zip(literal.indices, literal) {
        let rest = literal[(index + 1)...]
        switch byte {
        case UInt8(ascii: "\""):
          add(literal[..<index], to: &found)
          if rest.starts(with: " +".utf8) { addTexts(beginningWith: literal[..<index], to: &found) }
          return
        case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "("):
          return addTexts(beginningWith: literal[..<index], to: &found)
        case UInt8(ascii: "%"): addTexts(beginningWith: literal[..<index], to: &found)
        case UInt8(ascii: "\n"): return
        default: break
        }
      }
    }
    return found
  }

  /// Calls a function with each literal that may matter, and some bytes after it.
  private func forEachLiteral(
    in source: [UInt8], _ body: (Slice<UnsafeRawBufferPointer>) -> Void
  ) {
    source.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      var start = 0
      while let quote = memchr(base + start, Int32(UInt8(ascii: "\"")), source.count - start) {
        start = UnsafeRawPointer(quote) - base + 1
        guard start + 1 < source.count else { return }
        let pair = Int(source[start]) << 8 | Int(source[start + 1])
        guard starts[pair >> 6] >> UInt64(pair & 63) & 1 == 1 else { continue }
        // The closing quote and " +" come after the text.
        body(source[start...].prefix(longest + 3))
      }
    }
  }

  private func add(_ literal: Slice<UnsafeRawBufferPointer>, to found: inout Set<String>) {
    guard literal.count <= longest else { return }
    let text = String(decoding: literal, as: UTF8.self)
    if texts.contains(text) { found.insert(text) }
  }

  /// Adds the texts that are longer than a beginning.
  private func addTexts(
    beginningWith beginning: Slice<UnsafeRawBufferPointer>, to found: inout Set<String>
  ) {
    guard !beginning.isEmpty else { return }
    let first = sorted.sortedIndex(afterAll: { $0.lexicographicallyPrecedes(beginning) })
    for text in sorted[first...].prefix(while: { $0.starts(with: beginning) })
    where text.count > beginning.count {
      found.insert(String(decoding: text, as: UTF8.self))
    }
  }
}
