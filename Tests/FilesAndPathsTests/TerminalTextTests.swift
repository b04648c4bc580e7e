import FilesAndPaths
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain é 日本 🎉", "plain é 日本 🎉"),
    ("two\nlines\tand\r", "two\\nlines\\tand\\r"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\u{9B}31m", "\\u{9B}31m"),
    ("a\u{202E}b\u{2066}c\u{200F}", "a\\u{202E}b\\u{2066}c\\u{200F}"),
    ("\u{2028}\u{FEFF}\u{200B}", "\\u{2028}\\u{FEFF}\\u{200B}"),
    ("back\\slash", "back\\\\slash"),
    ("👩‍👩‍👧", "👩‍👩‍👧"),
  ])
  func `Text from a file cannot control a terminal`(text: String, expected: String) {
    #expect(TerminalText.escaped(text) == expected)
  }

  @Test func `An escaped line break and a literal backslash differ`() {
    #expect(TerminalText.escaped("\n") != TerminalText.escaped("\\n"))
  }

  @Test func `Long text is cut to columns, counting wide letters twice`() {
    #expect(TerminalText.escaped("abcdef", columns: 6) == "abcdef")
    #expect(TerminalText.escaped("abcdefg", columns: 6) == "abcde…")
    #expect(TerminalText.escaped("日本語日本語", columns: 6) == "日本…")
    #expect(TerminalText.width(of: "日本…") == 5)
    #expect(TerminalText.escaped(String(repeating: "x", count: 10_000), columns: 60).count == 60)
  }
}
