/// A place in a source file whose path is not part of it.
package struct SourcePosition: Hashable, Sendable, Codable {
  /// Counted from 1.
  package var line: Int
  /// In UTF-8 bytes, counted from 1.
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
