internal import SourceLexing

/// The parser of old-style property lists, the format of `project.pbxproj`.
///
/// It accepts dictionaries, arrays, and strings with and without quotes. Merge-conflict markers, a
/// missing brace and the like make the whole text invalid.
struct OldStylePropertyList {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var isTooDeep = false

  /// Parses a whole text; nil if it is not an old-style property list.
  ///
  /// - Throws: ``PropertyListFailure/tooDeep`` if it nests too deeply.
  static func parse(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue? {
    let (value, isTooDeep) = bytes.withUnsafeBytes { bytes in
      var parser = OldStylePropertyList(bytes: bytes)
      // A byte order mark.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
      let value = parser.value(depth: 0)
      return (parser.nextByte() == nil ? value : nil, parser.isTooDeep)
    }
    if isTooDeep { throw .tooDeep }
    return value
  }

  private mutating func value(depth: Int) -> PropertyListValue? {
    guard let byte = nextByte() else { return nil }
    guard depth < PropertyListFailure.greatestDepth else {
      isTooDeep = true
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    default: return string(startingWith: byte).map(PropertyListValue.string)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyListValue? {
    index += 1
    var values = PropertyListDictionary()
    while let byte = nextByte() {
      if byte == UInt8(ascii: "}") {
        index += 1
        return .dictionary(values)
      }
      guard let key = string(startingWith: byte), take(UInt8(ascii: "=")),
        let value = value(depth: depth + 1), take(UInt8(ascii: ";"))
      else { return nil }
      values.append(key, value)
    }
    return nil
  }

  private mutating func array(depth: Int) -> PropertyListValue? {
    index += 1
    var values: [PropertyListValue] = []
    while let byte = nextByte() {
      if byte == UInt8(ascii: ")") {
        index += 1
        return .array(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      // The last comma is optional.
      if !take(UInt8(ascii: ",")), nextByte() != UInt8(ascii: ")") { return nil }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard nextByte() == byte else { return false }
    index += 1
    return true
  }

  /// Returns the first byte of the next token without consuming it; nil at the end.
  private mutating func nextByte() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte <= UInt8(ascii: " ") {
        index += 1
      } else if byte == UInt8(ascii: "/"), isNext(UInt8(ascii: "/")) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), isNext(UInt8(ascii: "*")) {
        index += 2
        while index < bytes.count, bytes[index] != UInt8(ascii: "*") || !isNext(UInt8(ascii: "/")) {
          index += 1
        }
        index = min(index + 2, bytes.count)
      } else {
        return byte
      }
    }
    return nil
  }

  private func isNext(_ byte: UInt8) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == byte
  }

  private mutating func string(startingWith first: UInt8) -> String? {
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
    let start = index
    while index < bytes.count, Self.needsNoQuotes(bytes[index]) { index += 1 }
    return index > start ? text(start..<index) : nil
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    byte < 0x80 && WordBytes.isWord(byte) || "$/:.-".utf8.contains(byte)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) -> String? {
    index += 1
    var result = ""
    while let end = bytes[index...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "\\") }) {
      result += text(index..<end)
      index = end + 1
      if bytes[end] == quote { return result }
      result.unicodeScalars.append(escaped())
    }
    return nil
  }

  /// Reads the rest of an escape after its backslash.
  private mutating func escaped() -> Unicode.Scalar {
    guard index < bytes.count else { return "\\" }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "U"): return unicodeScalar()
    default: return Unicode.Scalar(byte)
    }
  }

  /// Reads `\U` with four hexadecimal digits.
  private mutating func unicodeScalar() -> Unicode.Scalar {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue
      else { break }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
