internal import Foundation

/// The encodings of sources.
enum SourceEncoding {
  /// Returns a text in UTF-8 without its byte order mark.
  ///
  /// A text without one counts as UTF-8.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) { return transcoded(bytes, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return transcoded(bytes, high: 0) }
    return bytes
  }

  /// Returns a text with U+FFFD in place of invalid UTF-8, or nil if all of it is valid.
  static func repaired(_ bytes: [UInt8]) -> [UInt8]? {
    if isASCII(bytes) { return nil }
    var text = String(decoding: bytes, as: UTF8.self)
    let isValid = text.withUTF8 { text in
      guard text.count == bytes.count, let base = text.baseAddress else { return bytes.isEmpty }
      return memcmp(base, bytes, bytes.count) == 0
    }
    return isValid ? nil : Array(text.utf8)
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var bits: UInt8 = 0
      for byte in bytes { bits |= byte }
      return bits < 0x80
    }
  }

  /// Converts UTF-16 with a byte order mark to UTF-8 without it.
  ///
  /// Invalid units become U+FFFD. `high` is the index of the more significant of two bytes.
  private static func transcoded(_ bytes: [UInt8], high: Int) -> [UInt8] {
    let units = (1..<max(1, bytes.count / 2)).map { index in
      UInt16(bytes[index * 2 + high]) << 8 | UInt16(bytes[index * 2 + 1 - high])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
