import FilesAndPaths
import Findings
import Testing

/// The source line and the caret in text for terminals.
@Suite struct SnippetTests {
  /// The two lines of a snippet, without the margin.
  private func snippet(_ line: String, column: Int) -> [String] {
    let place = SourceLocation(file: "A", line: 7, column: column)
    let finding = Finding(
      rule: "r", severity: .note, location: place, message: "m", help: "")
    let text = String(repeating: "\n", count: 6) + line + "\nafter"
    let report = TextReporter(sources: SourceLines(of: [finding]) { _ in Array(text.utf8) })
      .report([finding])
    return report.split(separator: "\n").dropFirst().map { line in
      #expect(line.hasPrefix("   7 |") || line.hasPrefix("     |"))
      return String(line.dropFirst(7))
    }
  }

  @Test func `The caret is below the place, with the indentation removed`() {
    #expect(snippet("    let a = b", column: 9) == ["let a = b", "    ^"])
    #expect(snippet("\t\tlet a = b", column: 3) == ["let a = b", "^~~"])
    #expect(snippet("let a", column: 6) == ["let a", "     ^"])
  }

  @Test func `Wide characters and tabs take as many columns as in terminals`() {
    #expect(snippet("漢字 😀 x", column: 13) == ["漢字 😀 x", "        ^"])
    #expect(snippet("a\tb", column: 3) == ["a  b", "   ^"])
    #expect(snippet("e\u{301}x", column: 4) == ["e\u{301}x", " ^"])
  }

  @Test func `Control characters are visible, and backslashes are shown verbatim`() {
    #expect(snippet("a\u{1B}[31mb", column: 7) == ["a\\u{1B}[31mb", "           ^"])
    #expect(snippet("\"\\(a)\"", column: 3) == ["\"\\(a)\"", "  ^"])
    #expect(snippet("a\u{202E}b", column: 5) == ["a\\u{202E}b", "         ^"])
  }

  @Test func `A long line is cut at both ends, around the place`() {
    let long = String(repeating: "a", count: 5_000) + "!" + String(repeating: "b", count: 5_000)
    let lines = snippet(long, column: 5_001)
    #expect(lines[0].first == "…")
    #expect(lines[0].last == "…")
    #expect(lines[0].count <= 102)
    #expect(Array(lines[0])[lines[1].count - 1] == "!")
  }

  @Test func `A long line with its place near the end keeps its end`() {
    let lines = snippet(String(repeating: "漢", count: 2_000) + "x!", column: 6_002)
    #expect(lines[0].hasSuffix("x!"))
    #expect(TerminalText.width(of: lines[0]) <= 102)
    #expect(TerminalText.width(of: lines[1]) == TerminalText.width(of: lines[0]))
  }

  @Test func `A long line with its place at the start keeps its start`() {
    let lines = snippet("x" + String(repeating: "a", count: 100_000), column: 1)
    #expect(lines[0].hasPrefix("xaaa"))
    #expect(lines[0].hasSuffix("a…"))
    #expect(lines[1] == "^" + String(repeating: "~", count: 99))
  }

  @Test func `A place without a column has no caret, one without a line has no snippet`() {
    #expect(snippet("  let a", column: 0) == ["let a"])
    let finding = Finding(
      rule: "r", severity: .note, location: SourceLocation(file: "A"), message: "m", help: "")
    let sources = SourceLines(of: [finding]) { _ in Array("text".utf8) }
    #expect(TextReporter(sources: sources).report([finding]) == "A: note: m [r]\n")
  }

  @Test func `A line that has become shorter does no harm`() {
    #expect(snippet("ab", column: 40) == ["ab", "  ^"])
    #expect(snippet("", column: 40) == ["", "^"])
  }
}
