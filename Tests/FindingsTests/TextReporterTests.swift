import Foundation
import Findings
import Testing

@Suite struct TextReporterTests {
  private let findings = [
    Finding(
      rule: "b-rule", severity: .warning, location: SourceLocation(file: "B.storyboard"),
      message: "Second.", help: ""),
    Finding(
      rule: "a-rule", severity: .error,
      location: SourceLocation(file: "A.storyboard", line: 3, column: 7),
      message: "First\nof all.", help: "Do it."),
  ]

  @Test func `Findings are sorted by file, and a line of help follows if there is help`() {
    let expected = """
      A.storyboard:3:7: error: First\\nof all. [a-rule]
        help: Do it.

      B.storyboard: warning: Second. [b-rule]

      """
    #expect(TextReporter().report(findings) == expected)
    #expect(TextReporter().report(findings.reversed()) == expected)
  }

  @Test func `Color adds escape sequences and changes no text`() {
    let colored = TextReporter(style: TerminalStyle(isColored: true)).report(findings)
    #expect(colored.contains("\u{1B}[31merror\u{1B}[0m"))
    #expect(
      colored.replacingOccurrences(of: "\u{1B}\\[[0-9]+m", with: "", options: .regularExpression)
        == TextReporter().report(findings))
  }
}
