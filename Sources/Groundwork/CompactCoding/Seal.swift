/// A digest after the contents of a cache, by which damage is noticed.
package enum Seal {
  /// The length of a seal, in bytes.
  package static let size = 32

  /// Returns the bytes followed by their seal.
  package static func sealing(_ bytes: [UInt8]) -> [UInt8] { bytes + seal(of: bytes) }

  /// Returns the bytes before a seal.
  ///
  /// - Returns: Nil if they differ from the sealed bytes.
  package static func opening(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= size else { return nil }
    let body = Array(bytes.dropLast(size))
    return seal(of: body) == Array(bytes.suffix(size)) ? body : nil
  }

  private static func seal(of bytes: [UInt8]) -> [UInt8] {
    Array(ContentDigest(of: bytes).text.utf8)
  }
}
