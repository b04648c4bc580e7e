internal import Foundation

/// Looks for bytes among others.
enum ByteSearch {
  /// Whether a text has another in it.
  static func contains(_ wanted: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = wanted.first, wanted.count <= text.count else { return wanted.isEmpty }
    return text.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return false }
      // The last place that the text can begin at, and the one after it.
      let end = text.count - wanted.count + 1
      var offset = 0
      while offset < end, let found = memchr(start + offset, Int32(first), end - offset) {
        if memcmp(found, wanted, wanted.count) == 0 { return true }
        offset = UnsafeRawPointer(found) - start + 1
      }
      return false
    }
  }
}
