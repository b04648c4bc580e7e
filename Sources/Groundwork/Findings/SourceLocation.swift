/// A place in a file, as an editor jumps to it.
package struct SourceLocation: Hashable, Sendable {
  /// The file's path, as the user gave it or as found below a folder that the user gave.
  package var file: String
  /// The line, counted from 1; 0 if a finding is about the whole file.
  package var line: Int
  /// The column in UTF-8 bytes, counted from 1 as compilers do; 0 if unknown.
  package var column: Int

  package init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, without the unknown parts.
  package var description: String {
    switch (line, column) {
    case (0, _): file
    case (_, 0): "\(file):\(line)"
    default: "\(file):\(line):\(column)"
    }
  }
}
