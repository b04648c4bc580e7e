internal import Findings
internal import Foundation

extension ReadFailure {
  static func invalidByte(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, path: String
  ) -> ReadFailure {
    let location = TextPosition.of(offset, in: bytes).location(in: path)
    guard bytes[offset] != 0 else {
      return ReadFailure(
        .notXML, at: location, "the file has a NUL byte, which XML doesn't allow",
        help: "restore the file from version control")
    }
    let hex = String(bytes[offset], radix: 16, uppercase: true)
    return ReadFailure(
      .unsupportedEncoding, at: location, "the byte 0x\(hex) is not valid UTF-8",
      help: "save the file as UTF-8, or restore it from version control")
  }

  static func encoding(_ name: String, path: String) -> ReadFailure {
    ReadFailure(
      .unsupportedEncoding, at: TextPosition.start.location(in: path),
      "the file is in the encoding \(quoted(name)); only UTF-8 and UTF-16 can be read",
      help: "save the file as UTF-8")
  }

  /// UTF-16 with a lone surrogate or half a character; `start` is the UTF-8 of the readable part.
  static func brokenUTF16(after start: Data, path: String) -> ReadFailure {
    let position = start.withBytes { TextPosition.of($0.count, in: $0) }
    return ReadFailure(
      .unsupportedEncoding, at: position.location(in: path), "the UTF-16 text is broken here",
      help: "save the file as UTF-8, or restore it from version control")
  }
}
