import Foundation
import PDFDrawing
import Testing

/// Streams that are compressed.
@Suite struct CompressionTests {
  /// Sixteen lines, as operators.
  private static let lines = (0..<16).map { number in
    "\(number * 37 % 24) \(number * 23 % 24) m \(number * 31 % 24) \(number * 17 % 24) l S\n"
  }.joined()

  /// The lines as zlib compresses them, with dynamic codes and with fixed codes.
  private static let compressed = [
    """
      eNotT8EVxSAMuv8pGMEkjdU5usZ3/2sD6UHzQCA4MHDqDPzx/CzgUfiG3SIc7oXtgn2KhFsxdYWIC84EDQnKu2kx
      WCsmbJFYmK3YTC+Cu0gs2CysoaVlTQoSux2DDQ67eCuC4QfJXVI4TEU1xbDB4Xs21hcqgykkAqy5uYXwBRqDND0=
    """,
    """
      eAEzUDBQyAViA4UchWAuQ2MFI2Mg31zB0BwsYKRgZATkG5ooGEJVmCoYGQJFgIQxWMBEwQhkApgCKwDqtQRpMVQw
      hKgwUzC0AAlYKJhBVFiCTAcKgOwCCVgoGJoB+WAKbClQqylIgamCJUSHAcgFuSC3GEFUGIMMz1UwBdkFVmGkYAh2
      KJgGi4BckAuSN4XwwV4AmgEyBSRgrABypiXIFhAXABqDND0=
    """,
  ]

  private func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
  }

  private func picture(_ stream: [UInt8]) throws -> [UInt8] {
    try PDFPicture(
      TinyPDF(stream: stream, "/Filter /FlateDecode /Length \(stream.count)").bytes, limit: 1 << 16
    ).svg
  }

  @Test func `Compressed content is drawn like the same content without compression`() throws {
    let plain = try PDFPicture(TinyPDF(Self.lines).bytes, limit: 1 << 16).svg
    #expect(String(decoding: plain, as: UTF8.self).contains("M13 1L7 7"))
    for text in Self.compressed { #expect(try picture(try bytes(text)) == plain) }
    #expect(try picture(TinyPDF.stored(Self.lines)) == plain)
  }

  @Test func `A stream that ends too early is damaged`() throws {
    let whole = try bytes(Self.compressed[0])
    for count in 0..<(whole.count - 4) {
      let cut = Array(whole[..<count])
      #expect(throws: PDFRefusal.damaged, "\(count)") { try picture(cut) }
    }
  }

  @Test func `A small stream that expands to a large one is too large`() throws {
    // A block with fixed codes: one zero, and then 40,000 repetitions of it.
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<40_000 { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    let packed = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
    }
    #expect(throws: PDFRefusal.tooLarge) { try picture([0x78, 0x9C] + packed) }
  }
}
