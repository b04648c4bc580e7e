/// The tokens of a manifest in Swift that matter here: names, strings and punctuation.
enum ManifestToken: Hashable {
  case name(String)
  /// A string literal; nil if it is computed.
  case string(String?)
  case punctuation(UInt8)

  /// Splits a manifest into tokens, without comments.
  static func tokens(of text: String) -> [ManifestToken] {
    var reader = Reader(bytes: Array(text.utf8))
    return reader.tokens()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    mutating func tokens() -> [ManifestToken] {
      var tokens: [ManifestToken] = []
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "/") where follows("/"):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        case UInt8(ascii: "/") where follows("*"):
          skipComment()
        case UInt8(ascii: "\""):
          tokens.append(.string(string()))
        case _ where Self.isNameByte(byte):
          let start = index
          while index < bytes.count, Self.isNameByte(bytes[index]) { index += 1 }
          tokens.append(.name(String(decoding: bytes[start..<index], as: UTF8.self)))
        default:
          if byte > UInt8(ascii: " ") { tokens.append(.punctuation(byte)) }
          index += 1
        }
      }
      return tokens
    }

    private func follows(_ character: Unicode.Scalar) -> Bool {
      index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: character)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
        true
      default: false
      }
    }

    /// Comments nest.
    private mutating func skipComment() {
      var depth = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "/"), follows("*") {
          depth += 1
          index += 2
        } else if bytes[index] == UInt8(ascii: "*"), follows("/") {
          depth -= 1
          index += 2
          if depth == 0 { return }
        } else {
          index += 1
        }
      }
    }

    /// A single-line literal; interpolations and escapes make its value unknown.
    private mutating func string() -> String? {
      index += 1
      let start = index
      var isPlain = true
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        if bytes[index] == UInt8(ascii: "\n") { return nil }
        if bytes[index] == UInt8(ascii: "\\") {
          isPlain = false
          index += 1
        }
        index += 1
      }
      let end = min(index, bytes.count)
      index = end + 1
      return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
  }
}
