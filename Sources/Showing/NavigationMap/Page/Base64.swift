/// Base64, in which a content security policy writes hashes, and a page its images (RFC 4648).
package enum Base64 {
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    append(bytes, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends bytes in Base64 to a text.
  static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for place in 0..<3 {
        bits = bits << 8 | (place < count ? Int(bytes[start + place]) : 0)
      }
      for place in 0..<4 {
        text.append(place > count ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
      }
    }
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
