internal import Files

/// A line of a description, which stays one line whatever its text contains.
enum DescriptionLine {
  /// The maximum number of characters; longer lines would be unreadable.
  private static let longest = 1_000

  static func escaped(_ line: String) -> String {
    TerminalText.escaped(line, columns: longest)
  }
}
