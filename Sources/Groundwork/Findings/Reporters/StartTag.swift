internal import FilesAndPaths

/// A start tag in a line of XML.
struct StartTag {
  private struct Attribute {
    let name: String
    /// The bytes with the name and the quotation marks.
    let whole: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    /// The part to underline: an empty value has nothing to underline.
    var part: ArraySlice<UInt8> { value.isEmpty ? whole : value }

    var text: String {
      XMLText.entities.reversed().reduce(String(decoding: value, as: UTF8.self)) {
        $0.contains("&") ? $0.substituting($1.entity, with: $1.character) : $0
      }
    }
  }

  /// The attributes whose values messages name without quotation marks.
  private static let named = ["customClass", "storyboardName", "identifier", "destination", "id"]

  private let attributes: [Attribute]

  /// Finds the tag that an offset is in; nil if it is in none.
  init?(around offset: Int, in bytes: ArraySlice<UInt8>) {
    guard let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<")) else { return nil }
    var attributes: [Attribute] = []
    let isName = { (byte: UInt8) in !Self.isBlank(byte) && byte != UInt8(ascii: ">") }
    guard bytes[start...].dropFirst().first != UInt8(ascii: "!") else { return nil }
    var rest = bytes[start...].drop(while: isName)
    while true {
      rest = rest.drop(while: Self.isBlank)
      let whole = rest
      let name = rest.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      let opening = rest.dropFirst(name.count).dropFirst()
      guard !name.isEmpty, let quote = opening.first, quote == 0x22 || quote == 0x27 else { break }
      let value = opening.dropFirst().prefix { $0 != quote }
      rest = bytes[value.endIndex...].dropFirst()
      attributes.append(
        Attribute(
          name: String(decoding: name, as: UTF8.self),
          whole: whole[whole.startIndex..<rest.startIndex], value: value))
    }
    self.attributes = attributes
  }

  /// Returns the value that a finding is about.
  func part(of finding: Finding, at offset: Int) -> ArraySlice<UInt8>? {
    if let attribute = attributes.first(where: { $0.whole.indices.contains(offset) }) {
      return attribute.part
    }
    for quotation in finding.quotations {
      if let quoted = attributes.first(where: { $0.text == quotation }) { return quoted.part }
    }
    for name in Self.named {
      if let named = attributes.first(where: { $0.name == name && finding.names($0.text) }) {
        return named.part
      }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
