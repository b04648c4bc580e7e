/// Paragraphs broken into lines.
package enum WrappedText {
  /// Breaks text at its spaces into lines of at most some columns.
  ///
  /// A word that is wider stays whole.
  package static func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      let width = TerminalText.width(of: String(word))
      if let last = lines.indices.last, used + 1 + width <= columns {
        lines[last] += " \(word)"
        used += 1 + width
      } else {
        lines.append(String(word))
        used = width
      }
    }
    return lines
  }
}
