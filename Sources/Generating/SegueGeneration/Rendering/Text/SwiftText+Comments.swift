extension SwiftText {
  /// Writes the first lines of a generated file, by which it is recognized.
  mutating func header(_ origin: CommentText) {
    for line in GeneratedMarker.ignoreLines { self.line(SwiftCode(checked: line)) }
    line(SwiftCode(checked: "\(GeneratedMarker.origin) \(origin.text)"))
    beginBody()
  }

  /// Writes a comment of one line.
  mutating func comment(_ comment: CommentText) {
    line(SwiftCode(checked: "// \(comment.text)"))
  }

  /// Writes a documentation comment: a summary, then paragraphs, wrapped between words.
  mutating func documented(_ summary: CommentText, _ paragraphs: [CommentText] = []) {
    paragraph(summary)
    for text in paragraphs where !text.isEmpty {
      line("///")
      paragraph(text)
    }
  }

  /// Begins a declaration: writes an empty line, unless a block has just begun, and documentation.
  mutating func declaration(_ summary: CommentText, _ paragraphs: [CommentText] = []) {
    gap()
    documented(summary, paragraphs)
  }

  private mutating func paragraph(_ paragraph: CommentText) {
    let whole = SwiftCode(checked: "/// \(paragraph.text)")
    guard !fits(whole) else { return line(whole) }
    var current = "///"
    for word in paragraph.text.utf8.split(separator: UInt8(ascii: " ")) {
      let next = "\(current) \(Substring(word))"
      // The length is counted in characters, because the quotation marks are three bytes each.
      if 2 * level + next.count > Self.lineLength, current != "///" {
        line(SwiftCode(checked: current))
        current = "/// \(Substring(word))"
      } else {
        current = next
      }
    }
    line(SwiftCode(checked: current))
  }
}
