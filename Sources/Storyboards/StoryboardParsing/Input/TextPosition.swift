internal import Findings

/// A position in a text: a ``SourceLocation`` without the file.
struct TextPosition: Hashable {
  /// Counted from 1.
  ///
  /// A line ends with LF, CR LF, or a CR alone.
  var line: UInt32
  /// In UTF-8 bytes, counted from 1; a byte order mark is not counted.
  var column: UInt32

  static let start = TextPosition(line: 1, column: 1)

  func location(in path: String) -> SourceLocation {
    SourceLocation(file: path, line: Int(line), column: Int(column))
  }
}
