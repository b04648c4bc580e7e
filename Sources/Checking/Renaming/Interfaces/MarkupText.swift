internal import Findings

/// Text of XML as bytes.
enum MarkupText {
  /// The text of an attribute's value, as Interface Builder escapes it.
  static func escaped(_ text: String, quote: UInt8) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'" where quote == UInt8(ascii: "'"): result += "&apos;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The range of an attribute's value in the start tag at an offset, or nil if it has none.
  static func value(
    of attribute: String, inTagAt offset: Int, of bytes: [UInt8]
  ) -> (range: Range<Int>, quote: UInt8)? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return nil }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func isNameEnd(_ byte: UInt8) -> Bool {
      isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "/")
    }
    let wanted = Array(attribute.utf8)
    var index = offset + 1
    while index < bytes.count, !isNameEnd(bytes[index]) { index += 1 }
    while index < bytes.count {
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "/") {
        index += 1
      }
      guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { return nil }
      let start = index
      while index < bytes.count, !isNameEnd(bytes[index]) { index += 1 }
      let name = bytes[start..<index]
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
      index += 1
      while index < bytes.count, isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count, bytes[index] == 0x22 || bytes[index] == 0x27 else { return nil }
      let quote = bytes[index]
      guard let end = bytes[(index + 1)...].firstIndex(of: quote) else { return nil }
      if name.elementsEqual(wanted) { return (index + 1..<end, quote) }
      index = end + 1
    }
    return nil
  }
}

/// The offsets of a file's lines.
struct LineOffsets {
  /// The length of a byte order mark, which columns don't count.
  let mark: Int
  private let starts: [Int]
  private let count: Int

  init(_ bytes: [UInt8]) {
    mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [mark]
    var index = mark
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      starts.append(index)
    }
    self.starts = starts
    count = bytes.count
  }

  /// Returns the offset of a line and column counted from 1, or nil if the file is shorter.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0, line <= starts.count else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= count ? offset : nil
  }

  /// Returns the place of an offset in a file.
  func location(of offset: Int, in path: String) -> SourceLocation {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: path, line: low + 1, column: offset - starts[low] + 1)
  }
}
