/// A JSON value in a message of DevTools or WebDriver BiDi.
package indirect enum ProtocolValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ProtocolValue])
  case object([String: ProtocolValue])

  /// The member of an object; null if there is none.
  package subscript(key: String) -> ProtocolValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The text of a string; nil for everything else.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of an array; empty for everything else.
  package var elements: [ProtocolValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}

extension ProtocolValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([ProtocolValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: ProtocolValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension ProtocolValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: ProtocolValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, ProtocolValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
