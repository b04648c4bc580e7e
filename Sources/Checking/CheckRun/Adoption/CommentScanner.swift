internal import SourceLexing

/// Finds the comments of a source, storyboard or xib, and the lines that have anything else on them.
struct CommentScanner {
  /// A comment's text, without the marks that begin and end it.
  struct Comment {
    var text: ArraySlice<UInt8>
    /// The line and the column in bytes at which the text begins, from 1.
    var line: Int
    var column: Int
    var endLine: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private(set) var comments: [Comment] = []
  /// The lines that have something other than blanks and comments, ascending.
  private(set) var codeLines: [Int] = []

  /// Scans a text without a byte order mark.
  init(_ bytes: [UInt8], _ kind: SnapshotKind) {
    self.bytes = bytes
    switch kind {
    case .interface: scanXML()
    case .swift: scan(.swift)
    case .objectiveC: scan(.objectiveC)
    case .project: break
    }
  }

  private mutating func scan(_ language: SourceLexer.Language) {
    bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, language)
      while true {
        let token = lexer.next()
        index = lexer.start
        let end = lexer.offset
        switch token {
        case .end: return
        case .lineComment: addComment(from: index + 2, to: end, ending: end)
        case .blockComment:
          addComment(from: index + 2, to: lexer.hasOpenComment ? end : end - 2, ending: end)
        case .lineEnd, .word, .quotedName, .string, .character, .mark: pass(to: end)
        }
      }
    }
  }

  private mutating func scanXML() {
    while index < bytes.count {
      if bytes[index...].starts(with: "<!--".utf8) {
        let text = index + 4
        let end = firstIndex(of: "-->", from: text)
        addComment(from: text, to: end ?? bytes.count, ending: end.map { $0 + 3 } ?? bytes.count)
      } else if bytes[index...].starts(with: "<![CDATA[".utf8) {
        pass(to: firstIndex(of: "]]>", from: index) ?? bytes.count)
      } else {
        pass(to: index + 1)
      }
    }
  }

  private func firstIndex(of text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { text in
      bytes.indices[start...].first { bytes[$0...].starts(with: text) }
    }
  }

  /// Skips bytes outside of comments.
  private mutating func pass(to end: Int) {
    while index < end {
      switch bytes[index] {
      case 0x0A, 0x0D: newLine()
      case 0x20, 0x09: index += 1
      default:
        if codeLines.last != line { codeLines.append(line) }
        index += 1
      }
    }
  }

  private mutating func newLine() {
    let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    index += isPair ? 2 : 1
    line += 1
    lineStart = index
  }

  private mutating func addComment(from start: Int, to textEnd: Int, ending end: Int) {
    let (startLine, column) = (line, start - lineStart + 1)
    while index < end {
      if bytes[index] == 0x0A || bytes[index] == 0x0D { newLine() } else { index += 1 }
    }
    comments.append(
      Comment(text: bytes[start..<textEnd], line: startLine, column: column, endLine: line))
  }
}
