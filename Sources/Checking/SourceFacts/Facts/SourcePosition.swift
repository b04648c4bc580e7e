/// A position in a source file, without the file's path.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
