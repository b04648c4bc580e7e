/// A digest behind what a program keeps for itself, by which damage is noticed.
package enum Seal {
  /// The length of a seal, in bytes.
  package static let size = 32

  /// The bytes with their seal behind them.
  package static func sealing(_ bytes: [UInt8]) -> [UInt8] { bytes + seal(of: bytes) }

  /// The bytes in front of a seal.
  ///
  /// - Returns: Nil if they aren't the bytes that were sealed.
  package static func opening(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= size else { return nil }
    let body = Array(bytes.dropLast(size))
    return seal(of: body) == Array(bytes.suffix(size)) ? body : nil
  }

  private static func seal(of bytes: [UInt8]) -> [UInt8] {
    Array(ContentDigest(of: bytes).text.utf8)
  }
}
