import Findings
import Foundation
import Testing

/// The part of a line that is underlined.
@Suite struct FindingMarkTests {
  /// The underlined text of a finding at the start of a line, or at the first `↓` in it.
  private func marked(
    _ line: String, _ message: String, file: String = "A.storyboard"
  ) -> String? {
    let parts = line.components(separatedBy: "↓")
    let column = parts.count > 1 ? parts[0].utf8.count + 1 : 1
    let place = SourceLocation(file: file, line: 1, column: column)
    let finding = Finding(
      rule: "r", severity: .note, location: place, message: message, help: "")
    let sources = SourceLines(of: [finding]) { _ in Array(parts.joined().utf8) }
    let lines = TextReporter(sources: sources).report([finding]).components(separatedBy: "\n")
    guard lines.count > 2, let caret = lines[2].firstIndex(of: "^") else { return nil }
    let start = lines[2].distance(from: lines[2].startIndex, to: caret)
    return String(lines[1].dropFirst(start).prefix(lines[2][caret...].count))
  }

  @Test(arguments: [
    ("no property “name”", "name"), ("no source declares the class List", "List"),
    ("the destination x-1 is gone", "x-1"), ("it is & < “a&b”", "a&amp;b"),
    ("nothing is named here", "<"), ("“nobody” is", "<"),
  ])
  func `In a storyboard, the attribute that the message names is marked`(
    message: String, mark: String
  ) {
    let line = #"<outlet property="name" destination="x-1" customClass="List" title="a&amp;b"/>"#
    #expect(marked(line, message) == mark)
    #expect(marked(line, message, file: "A.Storyboard") == mark)
  }

  @Test func `At an attribute, its value is marked`() {
    #expect(marked(#"<a id="1" ↓kind="show" name="x"/>"#, "“x”") == "show")
    #expect(marked(#"<a id="1" ↓kind="" name="x"/>"#, "“x”") == #"kind="""#)
  }

  @Test func `Unfinished tags, comments and other tags are not searched`() {
    #expect(marked(#"<a id="1" name="#, "“x”") == "<")
    #expect(marked(#"<!-- name="x" -->"#, "“x”") == "<")
    #expect(marked(#"<a/><b name="x"/>"#, "“x”") == "<")
  }

  @Test(arguments: [
    (#"perform(↓"a\"b")"#, "m", #""a\"b""#), (#"[self perform:↓@"go"]"#, "m", #"@"go""#),
    (#"↓(withIdentifier: "go")"#, "no segue “go”", #""go""#), ("case ↓detail = 1", "m", "detail"),
    ("x = ↓Screen.list.raw()", "m", "Screen.list.raw"), ("x(↓.list)", "m", ".list"),
    (#"↓"open"#, "m", "\""), ("↓(x)", "m", "("),
  ])
  func `In code, the literal or the name at the place is marked`(
    line: String, message: String, mark: String
  ) {
    #expect(marked(line, message, file: "A.swift") == mark)
  }

  @Test func `A long line is cut around the part, not before it`() {
    let line = "<a " + (0..<40).map { #"key\#($0)="value\#($0)" "# }.joined() + "/>"
    #expect(marked(line, "no “value33” here") == "value33")
  }
}
