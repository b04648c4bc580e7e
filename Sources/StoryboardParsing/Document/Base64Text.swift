internal import Foundation

/// Text in a `<string base64-UTF8="YES">`: how Interface Builder writes control characters.
enum Base64Text {
  /// The text, or nil if it is no base64 or no UTF-8.
  ///
  /// White space is ignored, padding optional.
  static func decode(_ encoded: String) -> String? {
    var digits = encoded.utf8.filter { $0 > 0x20 && $0 != UInt8(ascii: "=") }
    while !digits.count.isMultiple(of: 4) { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).flatMap { String(data: $0, encoding: .utf8) }
  }
}
