internal import FilesAndPaths

/// The part of a line that a finding is about.
struct FindingMark: Equatable {
  /// The column of the first byte, from 1.
  let column: Int
  let text: String

  /// The number of bytes that are searched on each side of a finding's place.
  private static let reach = 4_096

  /// Finds the part: an attribute or a literal that the message names.
  ///
  /// - Returns: Nil if only the place is known.
  init?(of finding: Finding, in line: SourceLine) {
    let place = finding.location
    guard place.column > 0 else { return nil }
    let bytes = line.bytes(around: place.column, most: Self.reach)
    let start = place.column - 1
    guard bytes.indices.contains(start) else { return nil }
    let isMarkup = ["storyboard", "xib"].contains(FilePath.pathExtension(of: place.file))
    let part =
      isMarkup
      ? StartTag(around: start, in: bytes)?.part(of: finding, at: start)
      : CodeText(bytes: bytes).part(of: finding, at: start)
    guard let part, !part.isEmpty else { return nil }
    column = part.startIndex + 1
    text = String(decoding: part, as: UTF8.self)
  }
}
