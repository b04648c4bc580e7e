internal import Findings

/// A line of a description: one line, whatever a text has in it.
enum DescriptionLine {
  /// The most characters of a line: the rest tells nobody anything.
  private static let longest = 1_000

  static func escaped(_ line: String) -> String {
    TerminalText.escaped(line, columns: longest)
  }
}
