/// A JSON document that keeps its keys in order.
///
/// Its text is the same on every system, which Foundation's encoders don't guarantee.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object(Members)

  /// The keys of an object with their values, in order.
  package struct Members: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate var pairs: [(key: String, value: JSONValue)]

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
      pairs = elements.map { (key: $0.0, value: $0.1) }
    }
  }

  /// An object without the keys whose value is `null`, for formats that don't allow `null`.
  package static func compact(_ members: Members) -> JSONValue {
    var members = members
    members.pairs.removeAll { if case .null = $0.value { true } else { false } }
    return .object(members)
  }

  /// A string, or `null`.
  package static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }

  /// The document, indented by two spaces, with a line break at the end.
  ///
  /// Control characters, characters that change the direction of text, and line separators are
  /// escaped, so that the text is safe on a terminal too.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: "\n")
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// The document in one line, for programs.
  package var compactText: String { String(decoding: compactBytes, as: UTF8.self) }

  /// The document in one line, as UTF-8.
  package var compactBytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, indentation: nil)
    return bytes
  }

  private func write(to bytes: inout [UInt8], indentation: String?) {
    let inner = indentation.map { $0 + "  " }
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let value): Self.write(value, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        if let inner { bytes += inner.utf8 }
        value.write(to: &bytes, indentation: inner)
      }
      if let indentation, !values.isEmpty { bytes += indentation.utf8 }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.pairs.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        if let inner { bytes += inner.utf8 }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if inner != nil { bytes.append(UInt8(ascii: " ")) }
        member.value.write(to: &bytes, indentation: inner)
      }
      if let indentation, !members.pairs.isEmpty { bytes += indentation.utf8 }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    // Nearly all strings need no escaping.
    if string.utf8.allSatisfy({
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }) {
      bytes += string.utf8
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default:
        if needsEscape(scalar) {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            let digits = String(unit, radix: 16)
            bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
          }
        } else {
          bytes += String(scalar).utf8
        }
      }
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
