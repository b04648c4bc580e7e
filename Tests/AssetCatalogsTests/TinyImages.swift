import Foundation

/// Small images with real headers.
enum TinyImages {
  /// Returns a PNG that has only a header, with a size in pixels.
  static func png(_ width: UInt32, _ height: UInt32) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    data += Data("IHDR".utf8)
    for number in [width, height] {
      data += Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) })
    }
    return data + Data([8, 6, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Returns a JPEG of a size in pixels, with a comment before its frame.
  static func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 65, 66, 0xFF, 0xC0, 0, 11, 8])
      + Data([UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)])
      + Data([1, 1, 0x11, 0])
  }

  static func svg(_ attributes: String, _ before: String = "") -> Data {
    Data("\(before)<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>".utf8)
  }
}
