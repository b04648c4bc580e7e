import FaultPlanting
import SourceLexing
import Testing
import TestSupport

/// The tokens of Swift and Objective-C.
@Suite struct SourceLexerTests {
  /// The tokens of a text, each with its kind unless it is a word or a mark.
  private func tokens(
    _ text: String, _ language: SourceLexer.Language = .swift
  ) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = SourceLexer(bytes, language)
      var tokens: [String] = []
      while true {
        let text = { String(decoding: lexer.text, as: UTF8.self) }
        switch lexer.next() {
        case .end: return tokens
        case .word, .mark: tokens.append(text())
        case let token: tokens.append("\(token) \(text())")
        }
      }
    }
  }

  private func isDoubtful(_ text: String, _ language: SourceLexer.Language = .swift) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = SourceLexer(bytes, language)
      while lexer.next() != .end {}
      return lexer.isDoubtful
    }
  }

  /// For each of them the lexer looks ahead, which must not take it to the end of the line each time.
  @Test(arguments: ["#", "# ", "##/", " /a", " / a", "*/", "`", "\"\\(", "#\"", "\"\"\" ", "'"])
  func `Thousands of marks on one line are read in linear time`(mark: String) {
    let factor = Growth.factor(from: 2_000) { count in
      String(repeating: mark, count: count)
    } _: { line in
      _ = isDoubtful(line)
      _ = isDoubtful(line, .objectiveC)
    }
    #expect(factor < Growth.bound)
  }

  @Test func `Words, marks and names in backticks are tokens, and blanks are not`() {
    #expect(tokens("let é_1\t= `class`.x") == ["let", "é_1", "=", "quotedName `class`", ".", "x"])
  }

  @Test func `Every kind of line end is one token`() {
    #expect(tokens("a\nb\r\nc\rd").filter { $0.hasPrefix("lineEnd") }.count == 3)
  }

  @Test func `Comments of Swift nest and those of Objective-C do not`() {
    #expect(tokens("/* a /* b */ c */ d") == ["blockComment /* a /* b */ c */", "d"])
    #expect(
      tokens("/* a /* b */ c", .objectiveC) == ["blockComment /* a /* b */", "c"])
  }

  @Test func `A line comment of Objective-C continues after a backslash`() {
    #expect(tokens("// a\\\nb", .objectiveC) == ["lineComment // a\\\nb"])
    #expect(tokens("// a\\\nb") == ["lineComment // a\\", "lineEnd \n", "b"])
  }

  @Test(arguments: [
    #""a // b""#, #""a \" b""#, ##"#"a " b"#"##, "\"\"\"\na \" b\n\"\"\"", #"" \\""#, #""""#,
    ##"#"""#"##,
  ])
  func `A string is one token, whatever is in it`(literal: String) {
    #expect(tokens(literal + " + c") == ["string \(literal)", "+", "c"])
    #expect(!isDoubtful(literal))
  }

  @Test func `An interpolation is code between two parts of a string`() {
    #expect(
      tokens(#""a\(b("c"))d" e"#)
        == [#"string "a\("#, "b", "(", #"string "c""#, ")", #"string )d""#, "e"])
    #expect(tokens(##"#"a\(b)\#(c)d"#"##) == [##"string #"a\(b)\#("##, "c", ##"string )d"#"##])
  }

  @Test func `A string that is not closed ends with its line and is doubtful`() {
    #expect(tokens("\"a\nb") == ["string \"a", "lineEnd \n", "b"])
    #expect(isDoubtful("\"a\nb"))
    #expect(tokens("@\"a\\\nb\" c", .objectiveC) == ["@", "string \"a\\\nb\"", "c"])
    #expect(!isDoubtful("@\"a\\\nb\"", .objectiveC))
  }

  @Test func `A character of Objective-C may be a quote`() {
    #expect(tokens("'\"' a '\\''", .objectiveC) == ["character '\"'", "a", "character '\\''"])
  }

  @Test(arguments: ["/* a", "x = /a\"b/", "#/a/#", "`a", "\"\"\"\na", "\"\"\"a"])
  func `Text that may be read in different ways is doubtful`(text: String) {
    #expect(isDoubtful(text))
  }

  @Test func `A division is not doubtful`() {
    #expect(!isDoubtful("a / b / c; (a)/b/c; a/b"))
  }

  @Test func `Bytes in any order are split into tokens up to their end`() {
    var random = SeededNumbers(seed: 1)
    let alphabet = Array("\"\"\"#\\()`'/*{}a\n\r \u{E9}".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      for language in [SourceLexer.Language.swift, .objectiveC] {
        bytes.withUnsafeBufferPointer { buffer in
          var lexer = SourceLexer(buffer, language)
          var end = 0
          while lexer.next() != .end {
            #expect(
              lexer.start >= end && lexer.offset > lexer.start && lexer.offset <= buffer.count,
              "\(bytes)")
            end = lexer.offset
          }
        }
      }
    }
  }
}
