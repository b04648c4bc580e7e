/// The part of a line that a finding is about.
struct FindingMark: Equatable {
  /// The column of the first byte, from 1.
  let column: Int
  let text: String

  /// The number of bytes that are searched on each side of a finding's place.
  private static let reach = 4_096

  private init(column: Int, _ text: String) {
    self.column = column
    self.text = text
  }

  /// Finds the part: the text that an edit replaces at the place, or else an attribute or a literal that the
  /// message names.
  ///
  /// - Returns: nil if only the place is known.
  init?(of finding: Finding, in line: SourceLine) {
    let place = finding.location
    guard place.column > 0 else { return nil }
    let bytes = line.bytes(around: place.column, most: Self.reach)
    let edit = finding.edits.first { $0.location == place && !$0.expected.isEmpty }
    if let edit {
      self.init(column: place.column, edit.expected)
      return
    }
    let start = place.column - 1
    guard bytes.indices.contains(start) else { return nil }
    let isMarkup = [".storyboard", ".xib"].contains { place.file.hasSuffix($0) }
    let part =
      isMarkup
      ? StartTag(around: start, in: bytes)?.part(of: finding, at: start)
      : CodeText(bytes).part(of: finding, at: start)
    guard let part, !part.isEmpty else { return nil }
    self.init(column: part.startIndex + 1, String(decoding: part, as: UTF8.self))
  }
}

extension Finding {
  /// The texts that the message quotes, in order.
  fileprivate var quotations: [String] {
    message.split(separator: "“", omittingEmptySubsequences: false).dropFirst().compactMap {
      piece in
      piece.firstIndex(of: "”").map { String(piece[..<$0]) }
    }
  }

  /// Whether the message has a text as a word.
  fileprivate func names(_ text: String) -> Bool {
    message.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }.contains {
      $0 == text
    }
  }
}

/// A start tag in a line of XML.
private struct StartTag {
  private struct Attribute {
    let name: String
    /// The bytes with the name and the quotation marks.
    let whole: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    /// The part to underline: an empty value has nothing to underline.
    var part: ArraySlice<UInt8> { value.isEmpty ? whole : value }

    var text: String {
      let entities = [
        ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
      ]
      return entities.reduce(String(decoding: value, as: UTF8.self)) { text, entity in
        text.contains("&")
          ? text.split(separator: entity.0, omittingEmptySubsequences: false)
            .joined(separator: entity.1) : text
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
    if let own = attributes.first(where: { $0.whole.indices.contains(offset) }) { return own.part }
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

/// A line of Swift or Objective-C.
private struct CodeText {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the literal or the name at an offset, or else the literal further on that the message quotes.
  func part(of finding: Finding, at offset: Int) -> ArraySlice<UInt8>? {
    if let literal = literal(at: offset) { return literal }
    for quotation in finding.quotations where !quotation.isEmpty {
      let wanted = Array("\"\(quotation)\"".utf8)
      if let start = bytes[offset...].indices.first(where: { bytes[$0...].starts(with: wanted) }) {
        return bytes[start..<(start + wanted.count)]
      }
    }
    return bytes[offset..<end(ofNameAt: offset)]
  }

  /// The string literal that begins at an offset and ends in the line.
  private func literal(at offset: Int) -> ArraySlice<UInt8>? {
    let quote = UInt8(ascii: "\"")
    let opening = bytes[offset] == UInt8(ascii: "@") ? offset + 1 : offset
    guard opening < bytes.endIndex, bytes[opening] == quote else { return nil }
    var end = opening + 1
    while end < bytes.endIndex, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < bytes.endIndex ? bytes[offset...end] : nil
  }

  /// The end of a name with its members, such as `Screen.list` or `.list`.
  private func end(ofNameAt offset: Int) -> Int {
    var end = offset
    while true {
      let word = bytes[end...].prefix(while: Self.isWord)
      let next = word.endIndex + 1
      let hasMember =
        word.endIndex < bytes.endIndex && bytes[word.endIndex] == UInt8(ascii: ".")
        && next < bytes.endIndex && Self.isWord(bytes[next])
      guard hasMember, !word.isEmpty || end == offset else { return word.endIndex }
      end = next
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
