internal import FilesAndPaths
internal import Findings
internal import StoryboardModel

/// The lines of the files that findings are about.
struct FileLines: Sendable {
  let texts: SourceTexts
  private let starts = Memo<String, LineStarts>()

  /// The line of a place without its line feed, but with a carriage return; nil for a missing line.
  func line(at place: SourceLocation) -> Substring? {
    guard let (bytes, starts) = file(at: place.file), let range = starts.line(place.line) else {
      return nil
    }
    let line = bytes[range]
    return Substring(
      decoding: line.last == UInt8(ascii: "\n") ? line.dropLast() : line, as: UTF8.self)
  }

  /// The line of a place with its line break; nil if there is none, or if it is the last.
  func lineWithEnd(at place: SourceLocation) -> String? {
    let number = max(place.line, 1)
    guard let (bytes, starts) = file(at: place.file), number < starts.offsets.count,
      let range = starts.line(number)
    else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The number of lines of a place's file that have an id as a value.
  func count(of id: ObjectID, in place: SourceLocation) -> Int {
    guard let (bytes, starts) = file(at: place.file) else { return 0 }
    let wanted = Array("\"\(id.rawValue)\"".utf8)
    return bytes.withUnsafeBytes { bytes in
      (1...starts.offsets.count).count { number in
        starts.line(number).map { UnsafeRawBufferPointer(rebasing: bytes[$0]) }
          .flatMap { ByteSearch.first(wanted, in: $0) } != nil
      }
    }
  }

  private func file(at path: String) -> (bytes: [UInt8], starts: LineStarts)? {
    guard let bytes = texts.bytes(of: path) else { return nil }
    return (bytes, starts.value(of: path) { LineStarts(bytes) })
  }
}
