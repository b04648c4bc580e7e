internal import Foundation

/// The text of a `<string base64-UTF8="YES">`, Interface Builder's encoding of control characters.
enum Base64Text {
  /// Decodes the text; returns nil if it is not base64 or not UTF-8.
  ///
  /// White space is ignored, padding is optional.
  static func decode(_ encoded: String) -> String? {
    var digits = encoded.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    // Interface Builder ends a text of a multiple of three bytes with one digit too many.
    if digits.count % 4 == 1 { digits.removeLast() }
    while !digits.count.isMultiple(of: 4) { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).flatMap { String(data: $0, encoding: .utf8) }
  }
}
