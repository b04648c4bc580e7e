internal import Findings
internal import Foundation

/// The encodings of sources.
enum SourceEncoding {
  /// Returns a text in UTF-8 without its byte order mark.
  ///
  /// A text without one counts as UTF-8.
  static func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return isUTF16 ? SourceLines.utf8(bytes) : bytes
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
}
