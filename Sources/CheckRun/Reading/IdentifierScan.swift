internal import Foundation

/// Looks for string literals that are one of some identifiers, or that code may make one of.
struct IdentifierScan: Sendable {
  /// The most bytes of an identifier's beginning that code may complete.
  private static let longestBeginning = 40

  private let count: Int
  /// What a literal is, by its text.
  private var whole: [NameHash: Int] = [:]
  /// What a literal may become, by its beginning.
  private var beginnings: [NameHash: [Int]] = [:]
  /// The pairs of bytes that literals which matter begin with, a bit each: of most one need see no more.
  private var starts = [UInt64](repeating: 0, count: 1 << 10)

  /// A scan for identifiers; those are told by their places among them.
  ///
  /// - Parameters:
  ///   - identifiers: What literals are looked for.
  ///   - areWhole: Whether a literal has to have all of it.
  init(seeking identifiers: [String], asWholes areWhole: Bool = false) {
    count = identifiers.count
    for (index, identifier) in identifiers.enumerated() {
      let bytes = Array(identifier.utf8)
      guard let first = bytes.first else { continue }
      whole[NameHash(bytes)] = index
      if areWhole {
        addStart(first, bytes.count > 1 ? bytes[1] : UInt8(ascii: "\""))
        continue
      }
      for end in [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%")] {
        addStart(first, end)
      }
      if bytes.count > 1 { addStart(first, bytes[1]) }
      var hash = NameHash()
      for byte in bytes.prefix(min(bytes.count, Self.longestBeginning) - 1) {
        hash.add(byte)
        beginnings[hash, default: []].append(index)
      }
    }
  }

  private mutating func addStart(_ first: UInt8, _ second: UInt8) {
    let pair = Int(first) << 8 | Int(second)
    starts[pair >> 6] |= 1 << UInt64(pair & 63)
  }

  /// The identifiers that a source has, or has the beginning of with something behind it:
  /// `"Person\(number)"`, `"Person" + number`, `@"Person%d"`.
  ///
  /// Every quote is taken for one that opens a literal, comments or not: an identifier too many does
  /// no harm.
  func identifiers(in source: [UInt8]) -> WordSet {
    var found = WordSet(count: count)
    source.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      var offset = 0
      while let quote = memchr(base + offset, Int32(UInt8(ascii: "\"")), source.count - offset) {
        offset = UnsafeRawPointer(quote) - base + 1
        guard offset + 1 < source.count else { return }
        let pair = Int(source[offset]) << 8 | Int(source[offset + 1])
        guard starts[pair >> 6] >> UInt64(pair & 63) & 1 == 1 else { continue }
        look(at: UnsafeRawBufferPointer(rebasing: source[offset...]), &found)
      }
    }
    return found
  }

  /// Looks at a literal, from its first byte on.
  private func look(at text: UnsafeRawBufferPointer, _ found: inout WordSet) {
    var hash = NameHash()
    for (offset, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "\""):
        if let index = whole[hash] { found.insert(index) }
        if text[(offset + 1)...].starts(with: " +".utf8) { complete(hash, &found) }
        return
      case UInt8(ascii: "\\"):
        if text[(offset + 1)...].first == UInt8(ascii: "(") { complete(hash, &found) }
        return
      case UInt8(ascii: "\n"): return
      case UInt8(ascii: "%"): complete(hash, &found)
      default: break
      }
      hash.add(byte)
    }
  }

  private func complete(_ beginning: NameHash, _ found: inout WordSet) {
    for index in beginnings[beginning] ?? [] { found.insert(index) }
  }
}
