/// Color for a terminal, or none.
package struct TerminalStyle: Sendable {
  /// Whether escape sequences are written at all.
  package var isColored: Bool

  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// No color: for pipes, files and tests.
  package static let plain = TerminalStyle(isColored: false)

  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func red(_ text: String) -> String { wrap(text, "31") }
  package func green(_ text: String) -> String { wrap(text, "32") }
  package func yellow(_ text: String) -> String { wrap(text, "33") }
  package func cyan(_ text: String) -> String { wrap(text, "36") }

  /// Makes text a link, which terminals open with a click; text without color stays as it is.
  package func link(_ text: String, to address: String?) -> String {
    guard isColored, let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
