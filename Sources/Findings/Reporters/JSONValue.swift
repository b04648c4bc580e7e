/// A JSON document whose keys stay in the order that they are written in.
///
/// Its text is the same on every system, which Foundation's encoders do not promise.
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

  /// An object without the keys whose value is `null`: for formats that know no `null`.
  package static func compact(_ members: Members) -> JSONValue {
    var members = members
    members.pairs.removeAll { if case .null = $0.value { true } else { false } }
    return .object(members)
  }

  /// A string, or `null`.
  package static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }

  /// The document, indented by two spaces, with a line break at its end.
  ///
  /// Control characters, characters that change the direction of text, and line separators are
  /// escaped, so that the text is safe on a terminal too.
  package var text: String {
    var text = ""
    write(to: &text, indentation: "\n")
    return text + "\n"
  }

  /// The document in one line: for programs alone.
  package var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  private func write(to text: inout String, indentation: String?) {
    let inner = indentation.map { $0 + "  " }
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "" : ",") + (inner ?? "")
        value.write(to: &text, indentation: inner)
      }
      text += values.isEmpty ? "]" : (indentation ?? "") + "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.pairs.enumerated() {
        text += (index == 0 ? "" : ",") + (inner ?? "")
        Self.write(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indentation: inner)
      }
      text += members.pairs.isEmpty ? "}" : (indentation ?? "") + "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if needsEscape(scalar) {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
