internal import Findings

/// The lines of the files that findings are about.
struct FileLines: Sendable {
  private let texts: SourceTexts
  private let lines = Memo<String, [Substring]?>()
  /// The same, with their carriage returns.
  private let endedLines = Memo<String, [Substring]>()

  init(_ texts: SourceTexts) { self.texts = texts }

  /// The lines of a file, without their ends; nil if its text is not available.
  func of(_ path: String) -> [Substring]? {
    lines.value(of: path) { texts.text(of: path)?.lines }
  }

  /// The line of a place without its line feed; nil if there is none.
  func line(at place: SourceLocation) -> Substring? {
    let lines = endedLines(of: place.file)
    return lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
  }

  /// The line of a place with its line feed; nil if there is none.
  func lineWithEnd(at place: SourceLocation) -> String? {
    let index = max(place.line, 1) - 1
    let lines = endedLines(of: place.file)
    return index < lines.count - 1 ? lines[index] + "\n" : nil
  }

  private func endedLines(of path: String) -> [Substring] {
    endedLines.value(of: path) {
      texts.text(of: path)?.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { Substring($0) } ?? []
    }
  }
}
