/// Splits bytes into the values and words of PDF.
struct PDFScanner {
  enum Token {
    case value(PDFValue)
    /// An operator, or a keyword of the file such as `obj`.
    case word(String)
  }

  let bytes: [UInt8]
  var place: Int
  private let end: Int

  /// The maximum depth of nested arrays and dictionaries.
  private static let deepest = 32

  init(_ bytes: [UInt8], at place: Int = 0) {
    self.bytes = bytes
    self.place = place
    end = bytes.count
  }

  /// Returns the next value or word; nil at the end.
  mutating func next() throws(PDFRefusal) -> Token? { try next(depth: 0) }

  /// Returns the next value.
  mutating func value() throws(PDFRefusal) -> PDFValue {
    guard case .value(let value)? = try next() else { throw .damaged }
    return value
  }

  mutating func skipSpace() {
    while place < end {
      if bytes[place] == UInt8(ascii: "%") {
        while place < end, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if Self.isSpace(bytes[place]) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Skips at most one end of a line.
  mutating func skipLineEnd() {
    if isAt("\r") { place += 1 }
    if isAt("\n") { place += 1 }
  }

  /// Whether the bytes at the current place are those of a keyword.
  func isAt(_ keyword: StaticString) -> Bool {
    keyword.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func next(depth: Int) throws(PDFRefusal) -> Token? {
    skipSpace()
    guard place < end else { return nil }
    guard depth < Self.deepest else { throw .tooLarge }
    switch bytes[place] {
    case UInt8(ascii: "/"):
      place += 1
      return .value(.name(run()))
    case UInt8(ascii: "("): return .value(.string(try string()))
    case UInt8(ascii: "["):
      place += 1
      return .value(.array(try values(to: "]", depth: depth)))
    case UInt8(ascii: "<"):
      guard isAt("<<") else { return .value(.string(try hexadecimal())) }
      place += 2
      return .value(.dictionary(try dictionary(depth: depth)))
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      place += 1
      return .word(String(UnicodeScalar(bytes[place - 1])))
    case UInt8(ascii: ">"):
      guard isAt(">>") else { throw .damaged }
      place += 2
      return .word(">>")
    default: return numberOrWord()
    }
  }

  /// Reads a number, a Boolean, a reference, a keyword or an operator.
  private mutating func numberOrWord() -> Token {
    let word = run()
    switch word {
    case "true": return .value(.boolean(true))
    case "false": return .value(.boolean(false))
    case "null": return .value(.null)
    default: break
    }
    guard let number = Self.number(word) else { return .word(word) }
    if let object = PDFValue.number(number).integer, object >= 0, word.utf8.count < 10,
      let reference = reference(to: object)
    {
      return .value(reference)
    }
    return .value(.number(number))
  }

  /// Reads the rest of `12 0 R`.
  private mutating func reference(to object: Int) -> PDFValue? {
    let start = place
    skipSpace()
    let generation = run()
    skipSpace()
    guard !generation.isEmpty, generation.utf8.allSatisfy({ (48...57).contains($0) }),
      place < end, bytes[place] == UInt8(ascii: "R"), place + 1 == end || isEnd(bytes[place + 1])
    else {
      place = start
      return nil
    }
    place += 1
    return .reference(object)
  }

  private mutating func run() -> String {
    let start = place
    while place < end, !isEnd(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func number(_ word: String) -> Double? {
    guard word.utf8.count < 40, word.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else {
      return nil
    }
    return Double(word)
  }

  private mutating func values(to closing: String, depth: Int) throws(PDFRefusal) -> [PDFValue] {
    var values: [PDFValue] = []
    while let token = try next(depth: depth + 1) {
      switch token {
      case .value(let value): values.append(value)
      case .word(closing): return values
      case .word: throw .damaged
      }
    }
    throw .damaged
  }

  private mutating func dictionary(depth: Int) throws(PDFRefusal) -> [String: PDFValue] {
    let values = try values(to: ">>", depth: depth)
    guard values.count.isMultiple(of: 2) else { throw .damaged }
    var entries: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let key = values[index].name else { throw .damaged }
      entries[key] = values[index + 1]
    }
    return entries
  }

  private mutating func string() throws(PDFRefusal) -> [UInt8] {
    let start = place
    var depth = 0
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      // The escapes in a string are kept, because they don't affect what is drawn.
      if depth == 0 { return Array(bytes[(start + 1)..<(place - 1)]) }
    }
    throw .damaged
  }

  private mutating func hexadecimal() throws(PDFRefusal) -> [UInt8] {
    place += 1
    let start = place
    while place < end, bytes[place] != UInt8(ascii: ">") { place += 1 }
    guard place < end else { throw .damaged }
    place += 1
    return Array(bytes[start..<(place - 1)])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 13 || byte == 9 || byte == 0 || byte == 12
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    Self.isSpace(byte) || "()<>[]{}/%".utf8.contains(byte)
  }
}
