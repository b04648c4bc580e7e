/// The source lines that findings are about, for snippets and for columns in other units.
package struct SourceLines: Sendable {
  private var lines: [String: [Int: SourceLine]] = [:]

  /// No lines, for when no file is available.
  package static let none = SourceLines()

  private init() {}

  /// Reads each file once, and keeps only the lines with a finding or a related place.
  ///
  /// `read` returns the bytes of a file; nil if it cannot be read, which leaves its lines unknown.
  package init(of findings: [Finding], read: (_ path: String) -> [UInt8]?) {
    var wanted: [String: Set<Int>] = [:]
    for finding in findings {
      let places =
        [finding.location] + finding.related.map(\.location) + finding.edits.map(\.location)
      for place in places where place.line > 0 {
        wanted[place.file, default: []].insert(place.line)
      }
    }
    for (path, numbers) in wanted {
      guard let bytes = read(path) else { continue }
      lines[path] = Self.lines(numbers, of: Self.utf8(bytes))
    }
  }

  /// The line of a place; nil if it is unknown.
  package subscript(place: SourceLocation) -> SourceLine? {
    lines[place.file]?[place.line]
  }

  /// Returns a place's column in UTF-16 code units; nil if the place has none, or its line is unknown.
  package func utf16Column(of place: SourceLocation) -> Int? {
    guard place.column > 0, let line = self[place] else { return nil }
    return line.utf16Column(ofByte: place.column)
  }

  private static func lines(_ numbers: Set<Int>, of bytes: [UInt8]) -> [Int: SourceLine] {
    let starts = LineStarts(bytes)
    return numbers.reduce(into: [:]) { lines, number in
      lines[number] = starts.line(number).map { line in
        SourceLine(bytes[line].prefix { $0 != 0x0A && $0 != 0x0D })
      }
    }
  }

  /// Converts UTF-16 to UTF-8, without a byte order mark; other bytes stay as they are.
  ///
  /// Invalid units become U+FFFD.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isBigEndian: Bool
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0x3C, 0): isBigEndian = false
    case (0xFE, 0xFF), (0, 0x3C): isBigEndian = true
    default: return bytes
    }
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
