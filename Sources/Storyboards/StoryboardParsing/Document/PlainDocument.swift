internal import Findings
internal import StoryboardModel

/// Reads a text in the form that Interface Builder writes, in a fraction of XMLParser's time.
///
/// It creates strings only for what the model keeps. The text must be certainly well formed,
/// without document types, instructions, CDATA sections, namespaces and characters by number, and
/// with each value in double quotes. XMLParser reads all other texts.
struct PlainDocument {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let places: UnsafeMutableBufferPointer<TagAttributes.Place>
  private let path: String
  private let scope: ReadingScope
  private var offset: Int
  private var lines: LineCounter
  private var names: ElementNames
  private var builder: ModelBuilder?
  /// The places of the names of the open elements.
  private var open: [Range<Int>] = []
  private var elements = 0

  /// Reads a file's text; returns nil if XMLParser has to read it.
  static func read(_ text: DocumentText, _ scope: ReadingScope) -> ModelBuilder? {
    text.utf8.withBytes { bytes in
      withUnsafeTemporaryAllocation(
        of: TagAttributes.Place.self, capacity: ReadingLimits.attributes
      ) { places in
        var document = PlainDocument(
          bytes: bytes, places: places, path: text.path, scope: scope, offset: text.bodyStart,
          lines: LineCounter(bytes), names: ElementNames(bytes))
        guard document.read(), document.builder?.isComplete == true else { return nil }
        return document.builder
      }
    }
  }

  /// Reads everything; returns whether that was possible.
  private mutating func read() -> Bool {
    // XML forbids the noncharacters, which UTF-8 can encode.
    if bytes.offset(after: "\u{FFFE}", from: offset) != nil { return false }
    if bytes.offset(after: "\u{FFFF}", from: offset) != nil { return false }
    while true {
      guard readText() else { return false }
      guard offset + 1 < bytes.count else { return offset == bytes.count }
      let isRead =
        switch bytes[offset + 1] {
        case Ascii.slash: readEndTag()
        case Ascii.exclamation: readComment()
        default: readStartTag()
        }
      guard isRead else { return false }
    }
  }
}

// MARK: - Text

extension PlainDocument {
  /// Reads the text up to the next tag, or up to the end.
  private mutating func readText() -> Bool {
    let start = offset
    var end = bytes.offset(afterSpacesFrom: start)
    while end < bytes.count, isSpace(bytes[end]) { end = bytes.offset(afterSpacesFrom: end + 1) }
    let isBlank = end == bytes.count || bytes[end] == Ascii.less
    if !isBlank { end = bytes.firstOffset(of: Ascii.less, from: end) ?? bytes.count }
    offset = end
    if isBlank, builder?.collectsCharacters != true { return true }
    guard builder?.isComplete == false, let text = text(in: start..<end) else { return false }
    builder?.found(characters: text)
    return true
  }

  /// Returns the text between two tags; nil if it contains something unusual.
  private func text(in range: Range<Int>) -> String? {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    // A `>` might end a CDATA section.
    let isUsual = text.allSatisfy { isInText($0) && $0 != Ascii.greater }
    return isUsual ? References.resolved(in: text) : nil
  }

  private mutating func readComment() -> Bool {
    guard bytes.starts(with: "<!--", at: offset),
      let end = bytes.offset(after: "--", from: offset + 4),
      end < bytes.count, bytes[end] == Ascii.greater
    else { return false }
    let comment = UnsafeBufferPointer(rebasing: bytes[(offset + 4)..<(end - 2)])
    guard comment.allSatisfy(isInText) else { return false }
    builder?.found(comment: String(decoding: comment, as: UTF8.self))
    offset = end + 1
    return true
  }
}

// MARK: - Tags

extension PlainDocument {
  private mutating func readEndTag() -> Bool {
    guard let name = open.popLast() else { return false }
    let end = offset + 2 + name.count
    guard end < bytes.count, bytes.hasSame(at: name, as: (offset + 2)..<end),
      bytes[end] == Ascii.greater
    else { return false }
    builder?.end()
    offset = end + 1
    return true
  }

  private mutating func readStartTag() -> Bool {
    let opening = offset
    guard let (place, hash) = name(at: opening + 1) else { return false }
    offset = place.upperBound
    guard let (attributes, isEmpty) = readAttributes() else { return false }
    elements += 1
    guard elements <= ReadingLimits.elements, open.count < ReadingLimits.depth else {
      return false
    }
    let name = names.name(at: place, hash: hash)
    if builder == nil {
      guard name.text == "document" else { return false }
      builder = ModelBuilder(
        path: path, attributes: attributes, position: lines.position(of: opening), scope: scope)
    } else {
      if open.isEmpty { return false }
      // Not even a value is created for it: see ``ReadingScope/navigation``.
      if isEmpty, scope == .navigation, name.isLayout { return true }
      builder?.start(name, attributes, at: lines.position(of: opening))
    }
    if isEmpty { builder?.end() } else { open.append(place) }
    return true
  }

  /// Reads the attributes and the end of a start tag; returns nil if something in it is unusual.
  private mutating func readAttributes() -> (attributes: TagAttributes, isEmpty: Bool)? {
    guard let count = readPlaces() else { return nil }
    let isEmpty = bytes[offset] == Ascii.slash
    if isEmpty, bytes[offset + 1] != Ascii.greater { return nil }
    offset += isEmpty ? 2 : 1
    return (TagAttributes(bytes, at: UnsafeBufferPointer(rebasing: places[..<count])), isEmpty)
  }

  /// The most attributes whose names are compared with each other.
  private static let fewAttributes = 32

  /// Reads the places of attributes up to the `>` or `/` after them, and returns their number.
  private mutating func readPlaces() -> Int? {
    var count = 0
    // The names so far, each as one bit of its hash. Only names that share a bit can be equal.
    var bits: UInt64 = 0
    var cursor = offset
    while true {
      let start = cursor
      while cursor < bytes.count, isSpace(bytes[cursor]) { cursor += 1 }
      // Of what can follow, only a `>` can be the last byte.
      guard cursor + 1 < bytes.count || cursor < bytes.count && bytes[cursor] == Ascii.greater
      else { return nil }
      if bytes[cursor] == Ascii.greater || bytes[cursor] == Ascii.slash { break }
      guard cursor > start, count < places.count, let (name, hash) = name(at: cursor),
        !bytes.starts(with: "xml", at: cursor),
        let (value, hasReferences) = value(at: name.upperBound)
      else { return nil }
      if count < Self.fewAttributes {
        let bit: UInt64 = 1 << (hash & 63)
        let isRepeated =
          bits & bit != 0
          && places[..<count].contains { bytes.hasSame(at: $0.name, as: name) }
        if isRepeated { return nil }
        bits |= bit
      }
      places[count] = TagAttributes.Place(name: name, value: value, hasReferences: hasReferences)
      count += 1
      cursor = value.upperBound + 1
    }
    if count > Self.fewAttributes,
      Set(places[..<count].map { bytes.text(in: $0.name) }).count < count
    {
      return nil
    }
    offset = cursor
    return count
  }

  /// Returns the place and the hash of the name at an offset, if it consists of ASCII letters, digits and signs.
  private func name(at start: Int) -> (place: Range<Int>, hash: UInt64)? {
    guard start < bytes.count, isLetter(bytes[start]) else { return nil }
    var end = start
    var hash: UInt64 = 5381
    while end < bytes.count, isNamePart(bytes[end]) {
      hash = (hash &* 33) ^ UInt64(bytes[end])
      end += 1
    }
    // Callers use only the lowest bits of the hash, djb2's, so the highest are moved there.
    return (start..<end, (hash &* 0x9E37_79B9_7F4A_7C15) >> 48)
  }

  /// Returns the place of the value in the `="…"` at an offset.
  private func value(at equals: Int) -> (place: Range<Int>, hasReferences: Bool)? {
    guard bytes.starts(with: "=\"", at: equals) else { return nil }
    let start = equals + 2
    var end = start
    var hasReferences = false
    while end < bytes.count, bytes[end] != Ascii.quote {
      // XML turns line feeds and tabs in values into spaces.
      guard bytes[end] >= 0x20, bytes[end] != Ascii.less else { return nil }
      if bytes[end] == Ascii.ampersand { hasReferences = true }
      end += 1
    }
    guard end < bytes.count else { return nil }
    if hasReferences,
      References.resolved(in: UnsafeBufferPointer(rebasing: bytes[start..<end])) == nil
    {
      return nil
    }
    return (start..<end, hasReferences)
  }
}

// MARK: - Bytes

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == Ascii.lineFeed || byte == Ascii.carriageReturn || byte == Ascii.tab
}

/// Whether a byte stays as it is in a text.
///
/// XML forbids other control characters, and replaces carriage returns.
private func isInText(_ byte: UInt8) -> Bool {
  byte >= 0x20 || byte == Ascii.lineFeed || byte == Ascii.tab
}

private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26
}

private func isNamePart(_ byte: UInt8) -> Bool {
  isLetter(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
    || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
}
