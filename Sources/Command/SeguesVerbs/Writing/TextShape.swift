/// Text that is recognized by the shape of its lines.
enum TextShape {
  /// Returns the lines that are not empty.
  static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
  }
}
