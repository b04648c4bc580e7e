import CheckRun
import FileWriting
import Findings
import Foundation
import TestSupport
import Testing

@Suite struct FixerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func edit(
    _ file: String, _ line: Int, _ column: Int, _ expected: String, _ replacement: String
  ) -> TextEdit {
    TextEdit(
      at: SourceLocation(file: folder.path(file), line: line, column: column), expected: expected,
      replacement: replacement)
  }

  private func finding(_ message: String, _ edits: TextEdit...) -> Finding {
    Finding(
      rule: "r", severity: .error,
      location: edits.first?.location ?? SourceLocation(file: folder.path("A")), message: message,
      help: "", edits: edits)
  }

  /// Writes files and makes the edits of findings in them.
  private func fix(_ files: [String: String], _ findings: Finding...) throws -> Fixer.Result {
    for (name, text) in files { try folder.write(text, to: name) }
    var contents: [String: [UInt8]] = [:]
    for (name, text) in files { contents[folder.path(name)] = Array(text.utf8) }
    return Fixer(contents: contents).fix(findings)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test(arguments: [
    ("ab\ncd", 2, 1, "c", "x", "ab\nxd"), ("ab\r\ncd", 2, 2, "d", "", "ab\r\nc"),
    ("ab\rcd", 2, 1, "cd", "é", "ab\ré"), ("é😀x", 1, 7, "x", "y", "é😀y"),
    ("\u{FEFF}ab", 1, 1, "a", "x", "\u{FEFF}xb"), ("ab", 1, 3, "", "c", "abc"),
    ("a\nb\nc", 1, 2, "\nb\n", " ", "a c"), ("", 1, 1, "", "x", "x"),
  ])
  func `An edit is made at its place`(
    before: String, line: Int, column: Int, expected: String, replacement: String, after: String
  ) throws {
    let result = try fix(
      ["A": before], finding("m", edit("A", line, column, expected, replacement)))
    #expect(result.fixed.count == 1)
    #expect(result.files == [folder.path("A")])
    // Bytes are compared, because reading a text drops its byte order mark.
    #expect(FileManager.default.contents(atPath: folder.path("A")) == Data(after.utf8))
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
  func `Nothing is inserted into a file in UTF-16`(bytes: [UInt8]) throws {
    let path = folder.path("A")
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let result = Fixer(contents: [path: bytes]).fix([finding("m", edit("A", 1, 1, "", "x"))])
    #expect(result.skipped.map(\.reason) == ["the file is not UTF-8"])
    #expect(result.changes.isEmpty)
  }

  @Test func `Several edits of a file are made together`() throws {
    let result = try fix(
      ["A": "one two three"],
      finding("1", edit("A", 1, 9, "three", "3"), edit("A", 1, 1, "one", "1")),
      finding("2", edit("A", 1, 5, "two", "2")))
    #expect(result.fixed.count == 2)
    #expect(try text("A") == "1 2 3")
  }

  @Test func `If two edits overlap, the first is made and the other is reported`() throws {
    let result = try fix(
      ["A": "one two"], finding("a", edit("A", 1, 1, "one two", "1")),
      finding("b", edit("A", 1, 5, "two", "2")))
    #expect(result.fixed.map(\.message) == ["a"])
    #expect(result.skipped.map(\.finding.message) == ["b"])
    #expect(result.skipped.map(\.reason) == ["another fix changes the same place"])
    #expect(try text("A") == "1")
  }

  @Test func `Two findings with the same edit are both fixed`() throws {
    let same = edit("A", 1, 1, "one", "1")
    let result = try fix(["A": "one"], finding("a", same), finding("b", same))
    #expect(result.fixed.count == 2)
    #expect(try text("A") == "1")
  }

  @Test func `Only one of two insertions at the same place is made`() throws {
    let result = try fix(
      ["A": "x"], finding("a", edit("A", 1, 1, "", "1")), finding("b", edit("A", 1, 1, "", "2")))
    #expect(result.fixed.count == 1)
    #expect(try text("A") == "1x")
  }

  @Test func `Either all edits of a finding are made or none`() throws {
    let result = try fix(
      ["A": "one", "B": "two"],
      finding("m", edit("A", 1, 1, "one", "1"), edit("B", 1, 1, "other", "2")))
    #expect(result.fixed.isEmpty)
    #expect(result.skipped.map(\.reason) == ["the text to replace is not there any more"])
    #expect(try text("A") == "one")
  }

  @Test func `A file that changed since it was read is not edited`() throws {
    try folder.write("one two", to: "A")
    try folder.write("one", to: "B")
    let contents = ["A": "one", "B": "one"]
    var bytes: [String: [UInt8]] = [:]
    for (name, text) in contents { bytes[folder.path(name)] = Array(text.utf8) }
    let result = Fixer(contents: bytes).fix([
      finding("a", edit("B", 1, 1, "one", "1"), edit("A", 1, 1, "one", "1")),
      finding("b", edit("B", 1, 1, "one", "2")),
    ])
    #expect(result.skipped.map(\.reason) == ["the file changed meanwhile"])
    #expect(result.fixed.map(\.message) == ["b"])
    #expect(try text("A") == "one two")
    #expect(try text("B") == "2")
  }

  @Test func `A file that is gone or was never read is not created`() throws {
    let result = try fix([:], finding("m", edit("A", 1, 1, "", "x")))
    #expect(result.skipped.map(\.reason) == ["the file was not read"])
    #expect(!FileManager.default.fileExists(atPath: folder.path("A")))
  }

  @Test(arguments: [(3, 1), (1, 9), (0, 1), (1, 0), (-1, -1)])
  func `An edit at a place that doesn't exist is not made`(line: Int, column: Int) throws {
    let result = try fix(["A": "a\nb"], finding("m", edit("A", line, column, "", "x")))
    #expect(result.fixed.isEmpty)
    #expect(try text("A") == "a\nb")
  }

  @Test func `A file in UTF-16 is not edited`() throws {
    let path = folder.path("A")
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0]
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let result = Fixer(contents: [path: bytes]).fix([finding("m", edit("A", 1, 1, "a", "b"))])
    #expect(result.skipped.map(\.reason) == ["the file is not UTF-8"])
  }

  @Test func `A link that leads out of the project is not followed`() throws {
    let other = try TemporaryFolder()
    let outside = try other.write("one", to: "outside")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("A"), withDestinationPath: outside)
    let contents = [folder.path("A"): Array("one".utf8)]
    let result = Fixer(contents: contents, within: WriteScope(naming: [folder.path]))
      .fix([finding("m", edit("A", 1, 1, "one", "1"))])
    #expect(result.skipped.count == 1)
    #expect(result.skipped.first?.reason.hasPrefix("the file is outside the project: ") == true)
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "one")
  }

  @Test func `A file keeps its permissions, and no other file is left`() throws {
    try folder.write("one", to: "A")
    #expect(chmod(folder.path("A"), 0o755) == 0)
    let contents = [folder.path("A"): Array("one".utf8)]
    let result = Fixer(contents: contents, within: WriteScope(naming: [folder.path]))
      .fix([finding("m", edit("A", 1, 1, "one", "1"))])
    #expect(result.fixed.count == 1)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("A"))
    #expect(attributes[.posixPermissions] as? Int == 0o755)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["A"])
  }

  @Test func `A link is followed and stays a link`() throws {
    try folder.write("one", to: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("A"), withDestinationPath: "real")
    let result = Fixer(contents: [folder.path("A"): Array("one".utf8)])
      .fix([finding("m", edit("A", 1, 1, "one", "1"))])
    #expect(result.fixed.count == 1)
    #expect(try text("real") == "1")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("A")) == "real")
  }
}
