/// Finds the comments of a source or storyboard, and which lines have anything else on them.
///
/// It knows as much of each language as it needs not to take a string for a comment. What it gets
/// wrong in a line of strings inside of strings is right again in the next line.
struct CommentScanner {
  enum Language: Sendable {
    case swift
    case objectiveC
    case xml
  }

  /// A comment's text, without what begins and ends it.
  struct Comment {
    var text: ArraySlice<UInt8>
    /// The line and the column in bytes at which the text begins, from 1.
    var line: Int
    var column: Int
    var endLine: Int
  }

  private let bytes: [UInt8]
  private let language: Language
  private var index: Int
  private var line = 1
  private var lineStart: Int
  private(set) var comments: [Comment] = []
  /// The lines that have something other than blanks and comments, ascending.
  private(set) var codeLines: [Int] = []

  init(_ bytes: [UInt8], _ language: Language) {
    self.bytes = bytes
    self.language = language
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = index
    switch language {
    case .xml: scanXML()
    case .swift, .objectiveC: scanSource()
    }
  }

  private mutating func scanSource() {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where starts(with: "//"): scanLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"):
        scanBlock(from: "/*", to: "*/", nests: language == .swift)
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#") where language == .swift: scanHashes()
      case UInt8(ascii: "'") where language == .objectiveC: scanQuoted(to: byte)
      default: advance()
      }
    }
  }

  private mutating func scanXML() {
    while index < bytes.count {
      if starts(with: "<!--") {
        scanBlock(from: "<!--", to: "-->", nests: false)
      } else if starts(with: "<![CDATA[") {
        while index < bytes.count, !starts(with: "]]>") { advance() }
      } else {
        advance()
      }
    }
  }

  /// Passes one byte that is no comment.
  private mutating func advance() {
    let byte = bytes[index]
    if byte == 0x0A || byte == 0x0D {
      newLine()
      return
    }
    if byte != 0x20, byte != 0x09, codeLines.last != line { codeLines.append(line) }
    index += 1
  }

  private mutating func newLine() {
    index += starts(with: "\r\n") ? 2 : 1
    line += 1
    lineStart = index
  }

  private mutating func scanLineComment() {
    let start = index + 2
    index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    comments.append(
      Comment(
        text: bytes[start..<index], line: line, column: start - lineStart + 1, endLine: line))
  }

  private mutating func scanBlock(from begin: StaticString, to end: StaticString, nests: Bool) {
    index += begin.utf8CodeUnitCount
    let (start, startLine, column) = (index, line, index - lineStart + 1)
    var depth = 1
    while index < bytes.count {
      if starts(with: end) {
        depth -= 1
        if depth == 0 { break }
        index += end.utf8CodeUnitCount
      } else if nests, starts(with: begin) {
        depth += 1
        index += begin.utf8CodeUnitCount
      } else if bytes[index] == 0x0A || bytes[index] == 0x0D {
        newLine()
      } else {
        index += 1
      }
    }
    comments.append(
      Comment(text: bytes[start..<index], line: startLine, column: column, endLine: line))
    index = min(bytes.count, index + end.utf8CodeUnitCount)
  }

  /// A raw string, or the number sign of something else.
  private mutating func scanHashes() {
    var hashes = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      hashes += 1
      advance()
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { scanString(hashes: hashes) }
  }

  private mutating func scanString(hashes: Int) {
    guard language == .swift, starts(with: "\"\"\"") else {
      return scanQuoted(to: UInt8(ascii: "\""), hashes: hashes)
    }
    for _ in 0..<3 { advance() }
    while index < bytes.count {
      if starts(with: "\"\"\""), hasHashes(hashes, at: index + 3) {
        for _ in 0..<(3 + hashes) { advance() }
        return
      }
      if hashes == 0, bytes[index] == UInt8(ascii: "\\") { advance() }
      if index < bytes.count { advance() }
    }
  }

  /// Scans a string up to its closing quotation mark or the end of the line.
  private mutating func scanQuoted(to quote: UInt8, hashes: Int = 0) {
    advance()
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == quote, hasHashes(hashes, at: index + 1) {
        for _ in 0...hashes { advance() }
        return
      }
      if hashes == 0, bytes[index] == UInt8(ascii: "\\") {
        advance()
        if index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D { return }
      }
      advance()
    }
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    index + count <= bytes.count
      && bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
