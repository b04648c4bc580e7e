package import Foundation

/// The possible encodings of a storyboard.
package enum TextEncoding: CaseIterable, Sendable {
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  case utf16WithoutMark

  /// The name in the XML declaration.
  package var name: String { self == .utf8WithMark ? "UTF-8" : "UTF-16" }

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
