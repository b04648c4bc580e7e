/// The parts of a request's head that this server uses.
struct RequestHead {
  let method: String
  /// The path without the query, as it was sent.
  let path: String
  /// The value of the `Host` header.
  let host: String?

  /// Parses a complete head, including its empty line.
  ///
  /// - Throws: A ``Refusal`` if it is malformed or announces a body.
  init(parsing bytes: [UInt8]) throws(Refusal) {
    let lines = bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false).map {
      $0.last == Self.carriageReturn ? $0.dropLast() : $0
    }
    // Line ends are already removed: no other control character may be in a head.
    guard lines.allSatisfy({ $0.allSatisfy(Self.isText) }) else { throw .malformed }
    (method, path) = try Self.requestLine(lines[0])
    var host: String?
    for line in lines.dropFirst() where !line.isEmpty {
      let (name, value) = try Self.header(line)
      switch name {
      case "host":
        guard host == nil else { throw .malformed }
        host = value
      case "content-length":
        guard !value.isEmpty, value.utf8.allSatisfy(Self.isDigit) else { throw .malformed }
        guard value.utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) else { throw .body }
      case "transfer-encoding":
        throw .body
      default:
        break
      }
    }
    self.host = host
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (method: String, path: String) {
    let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[0]), parts[1].first == UInt8(ascii: "/") else {
      throw .malformed
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { throw .malformed }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .version }
    return (
      String(decoding: parts[0], as: UTF8.self),
      String(decoding: parts[1].prefix { $0 != UInt8(ascii: "?") }, as: UTF8.self)
    )
  }

  private static func header(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      throw .malformed
    }
    let value = line[(colon + 1)...].drop(while: isBlank)
    let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: value[..<end], as: UTF8.self)
    )
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Whether bytes may be a method or the name of a header.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: isDigit($0) || Array("!#$%&'*+-.^_`|~".utf8).contains($0)
        }
      }
  }
}
