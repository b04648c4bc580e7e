import CheckRun
import Findings
import Foundation
import Testing

@Suite struct DisableReaderTests {
  /// Returns the comments of a file as `line:column kind rules → line`.
  private func comments(_ text: String, in path: String = "A.swift") -> [String] {
    DisableReader.comments(in: Array(text.utf8), of: path).map { comment in
      "\(comment.location.line):\(comment.location.column) \(comment.kind) "
        + comment.rules.map(\.name).joined(separator: "+") + " \(comment.line)"
    }
  }

  @Test(arguments: [
    ("// segues:disable:next a-rule\nlet x = 1", "1:4 next a-rule 2"),
    ("//segues:disable:next a, b ,c\nlet x = 1", "1:3 next a+b+c 2"),
    ("let x = 1 // segues:disable:this a", "1:14 this a 1"),
    ("  // segues:disable a -- until the rewrite", "1:6 begin a 0"),
    ("// segues:disable:next a – it is set elsewhere\nx", "1:4 next a 2"),
    ("/* segues:enable a */", "1:4 end a 0"),
    ("// segues:disabel a", "1:4 unknown(\"disabel\") a 0"),
    ("// segues:disable:next", "1:4 next  0"),
    ("// segues: disable a", "1:4 unknown(\"\") disable+a 0"),
    ("\u{FEFF}// segues:disable a", "1:4 begin a 0"),
  ])
  func `A comment disables rules in some lines`(text: String, expected: String) {
    #expect(comments(text) == [expected])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `A comment in a UTF-16 file disables rules`(encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}// segues:disable a\nx".data(using: encoding))
    let found = DisableReader.comments(in: Array(data), of: "A.swift")
    #expect(found.map(\.location.description) == ["A.swift:1:4"])
  }

  @Test func `A comment about the next line skips lines that contain only comments`() {
    let text = """
      // segues:disable:next a
      // segues:disable:next b

      /* why
         that is so */
      performSegue()
      """
    #expect(comments(text) == ["1:4 next a 6", "2:4 next b 6"])
    #expect(
      comments(text.replacingOccurrences(of: "\n", with: "\r\n")) == [
        "1:4 next a 6", "2:4 next b 6",
      ])
  }

  @Test(arguments: [
    "let x = \"// segues:disable a\"", "let x = #\"a\" // segues:disable b\"#",
    "let x = \"\"\"\n// segues:disable a\n\"\"\"", "/// // segues:disable a",
    "let x = \"\\\" // segues:disable a\"", "// see segues:disable a", "segues:disable a",
    "// segues: one for each row", "/* segues:\n one for each row */",
    "let x = #\"\"\"\n\\\"\"\" // segues:disable a\n\"\"\"#",
  ])
  func `Strings and other comments don't disable rules`(text: String) {
    #expect(comments(text).isEmpty)
  }

  @Test func `A comment after a string or a nested comment is read`() {
    #expect(comments("f(\"a\\\"b\") // segues:disable:this a") == ["1:14 this a 1"])
    #expect(comments("/* /* */ \" */ // segues:disable a") == ["1:18 begin a 0"])
    #expect(comments("\"\"\"\n\"\n\"\"\" // segues:disable a") == ["3:8 begin a 0"])
    #expect(comments("#if x // segues:disable:this a") == ["1:10 this a 1"])
  }

  @Test func `In Objective-C, characters are skipped and comments don't nest`() {
    #expect(comments("char c = '\"'; // segues:disable:this a", in: "A.m") == ["1:18 this a 1"])
    #expect(comments("/* /* */ // segues:disable a", in: "A.h") == ["1:13 begin a 0"])
  }

  @Test func `Comments in storyboards disable rules`() {
    let text = """
      <document>
        <!-- segues:disable:next a -->
        <segue id="x" identifier="// segues:disable b"/>
        <![CDATA[ <!-- segues:disable c --> ]]>
      </document>
      """
    #expect(comments(text, in: "Main.storyboard") == ["2:8 next a 3"])
    #expect(comments(text, in: "Cell.xib") == ["2:8 next a 3"])
    #expect(comments(text, in: "Info.plist").isEmpty)
  }

  @Test(arguments: [
    "/* segues:disable a", "\"", "\"\"\"", "#\"", "// segues:", "/*", "<!--", "'", "//",
    "\"\\", "segues:", "# segues:disable a \"\"\"", "// segues:disable:next \u{0},,,",
  ])
  func `A truncated file does no harm`(text: String) {
    for path in ["A.swift", "A.m", "A.storyboard"] {
      for padded in [text, text + " segues:disable a", "x\n" + text] {
        let lines = padded.split(separator: "\n", omittingEmptySubsequences: false).count
        let found = DisableReader.comments(in: Array(padded.utf8), of: path)
        #expect(found.allSatisfy { (1...lines).contains($0.location.line) && $0.line <= lines })
      }
    }
  }
}
