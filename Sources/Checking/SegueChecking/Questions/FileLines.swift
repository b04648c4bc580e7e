internal import Files
internal import Findings
internal import StoryboardModel

/// The lines of the files that findings are about.
struct FileLines: Sendable {
  private let texts: SourceTexts
  private let lines = Memo<String, Lines>()

  init(_ texts: SourceTexts) { self.texts = texts }

  /// The line of a place without its line feed, but with a carriage return; nil if there is none.
  func line(at place: SourceLocation) -> Substring? { lines(of: place.file)[place.line - 1] }

  /// The line of a place with its line feed; nil if there is none.
  func lineWithEnd(at place: SourceLocation) -> String? {
    let lines = lines(of: place.file)
    let index = max(place.line, 1) - 1
    return index < lines.count - 1 ? lines[index].map { $0 + "\n" } : nil
  }

  /// The number of lines of a place's file that have an id as a value.
  func count(of id: ObjectID, in place: SourceLocation) -> Int {
    lines(of: place.file).count(containing: "\"\(id.rawValue)\"")
  }

  private func lines(of path: String) -> Lines {
    lines.value(of: path) { Lines(texts.text(of: path)) }
  }
}

/// The lines of a text.
private struct Lines: Sendable {
  private let text: String
  /// The offset behind the line feed of each line; of the last line, that behind the text.
  private var ends: [Int] = []

  init(_ text: String?) {
    let isMissing = text == nil
    var text = text ?? ""
    ends = text.withUTF8 { bytes in
      var ends: [Int] = []
      var offset = 0
      while offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "\n") { ends.append(offset + 1) }
        offset += 1
      }
      return ends
    }
    if !isMissing { ends.append(text.utf8.count + 1) }
    self.text = text
  }

  var count: Int { ends.count }

  /// The line without its line feed.
  subscript(index: Int) -> Substring? {
    guard ends.indices.contains(index) else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: index == 0 ? 0 : ends[index - 1])
    return text[start..<text.utf8.index(text.startIndex, offsetBy: ends[index] - 1)]
  }

  /// The number of lines that contain a text.
  func count(containing wanted: String) -> Int {
    let wanted = Array(wanted.utf8)
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var start = 0
      return ends.count { end in
        defer { start = end }
        return ByteSearch.first(
          wanted, in: UnsafeRawBufferPointer(rebasing: bytes[start..<(end - 1)])) != nil
      }
    }
  }
}
