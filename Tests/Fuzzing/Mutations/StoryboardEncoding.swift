package import Foundation

/// The encodings that a storyboard may have besides plain UTF-8, which is what Xcode writes.
package enum StoryboardEncoding: CaseIterable, Sendable {
  /// UTF-8 after a byte order mark.
  case utf8WithMark
  /// UTF-16 after a byte order mark.
  case utf16LittleEndian
  /// UTF-16 after a byte order mark.
  case utf16BigEndian
  /// UTF-16, little-endian, which a reader has to guess.
  case utf16WithoutMark

  /// The name in the XML declaration.
  package var name: String { self == .utf8WithMark ? "UTF-8" : "UTF-16" }

  /// Returns the bytes of a text, after the byte order mark if the encoding has one.
  package func encode(_ text: String) -> Data {
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    return switch self {
    case .utf8WithMark: Data([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    case .utf16LittleEndian: Data([0xFF, 0xFE] + little)
    case .utf16BigEndian: Data([0xFE, 0xFF] + big)
    case .utf16WithoutMark: Data(little)
    }
  }
}
