/// Some of the names that are sought, by their places in the table.
struct WordSet: Sendable {
  private var bits: [UInt64]

  init(count: Int) { bits = Array(repeating: 0, count: (count + 63) / 64) }

  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  @inline(__always)
  mutating func insert(_ index: Int) { bits[index >> 6] |= 1 &<< UInt64(index & 63) }

  mutating func formUnion(_ other: WordSet) {
    for (index, word) in other.bits.enumerated() { bits[index] |= word }
  }

  func intersection(_ other: WordSet) -> WordSet { combined(with: other) { $0 & $1 } }

  func subtracting(_ other: WordSet) -> WordSet { combined(with: other) { $0 & ~$1 } }

  private func combined(
    with other: WordSet, _ operation: (UInt64, UInt64) -> UInt64
  ) -> WordSet {
    var result = self
    for index in bits.indices { result.bits[index] = operation(bits[index], other.bits[index]) }
    return result
  }

  /// The places in it, from the first one on, as something else.
  func map<Result>(_ transform: (Int) -> Result) -> [Result] {
    bits.indices.flatMap { word in
      (0..<64).filter { bits[word] >> UInt64($0) & 1 == 1 }.map { transform(word << 6 | $0) }
    }
  }
}
