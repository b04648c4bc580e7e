internal import Foundation

/// Finds the string literals that are one of some identifiers, or that code may complete to one.
///
/// It searches the bytes for quotes and matches what follows; it is not a lexer, so literals in comments
/// count too. An identifier too many does no harm.
struct IdentifierScan: Sendable {
  /// The most bytes of an identifier's beginning that code may complete.
  private static let longestBeginning = 40

  private let count: Int
  /// The index of the identifier that a literal is, by its text.
  private var whole: [NameHash: Int] = [:]
  /// The indices of the identifiers that a literal can become, by its beginning.
  private var beginnings: [NameHash: [Int]] = [:]
  /// The pairs of bytes that such literals begin with, a bit each, by which most literals are dismissed.
  private var starts = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates a scan, whose results are indices into the identifiers.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - areWhole: Whether a literal has to be the whole identifier.
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

  /// Returns the identifiers that a source has as literals, or of which it has the beginning with something behind
  /// it: `"Person\(number)"`, `"Person" + number`, `@"Person%d"`.
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

  /// Matches a literal, from its first byte on.
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
