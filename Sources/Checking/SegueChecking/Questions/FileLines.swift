internal import Findings
internal import StoryboardModel

/// The lines of the files that findings are about.
struct FileLines: Sendable {
  private let texts: SourceTexts
  /// The lines by the files' paths, with their carriage returns.
  private let lines = Memo<String, [Substring]>()

  init(_ texts: SourceTexts) { self.texts = texts }

  /// The line of a place without its line feed; nil if there is none.
  func line(at place: SourceLocation) -> Substring? {
    let lines = lines(of: place.file)
    return lines.indices.contains(place.line - 1) ? lines[place.line - 1] : nil
  }

  /// The line of a place with its line feed; nil if there is none.
  func lineWithEnd(at place: SourceLocation) -> String? {
    let index = max(place.line, 1) - 1
    let lines = lines(of: place.file)
    return index < lines.count - 1 ? lines[index] + "\n" : nil
  }

  /// The number of lines of a place's file that have an id as a value.
  func count(of id: ObjectID, in place: SourceLocation) -> Int {
    lines(of: place.file).count { $0.contains("\"\(id.rawValue)\"") }
  }

  private func lines(of path: String) -> [Substring] {
    lines.value(of: path) {
      texts.text(of: path)?.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { Substring($0) } ?? []
    }
  }
}
