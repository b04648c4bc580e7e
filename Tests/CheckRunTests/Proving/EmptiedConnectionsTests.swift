import CheckRun
import Findings
import Foundation
import TestSupport
import Testing

/// The element around connections is removed together with the last of them.
@Suite struct EmptiedConnectionsTests {
  /// Deletes lines of a file, and returns the other lines.
  private func deleting(_ lines: [Int], _ text: String, named name: String = "A.storyboard")
    throws -> String
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: name)
    let all = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) + "\n" }
    let edits = lines.map { line in
      TextEdit(
        at: SourceLocation(file: path, line: line, column: 1), expected: all[line - 1],
        replacement: "")
    }
    let finding = Finding(
      rule: "r", severity: .error, location: SourceLocation(file: path), message: "", help: "",
      edits: edits)
    let result = Fixer(contents: [path: Array(text.utf8)]).fix([finding])
    #expect(result.files == [path])
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private let text = "<a>\n  <connections>\n    <x/>\n    <y/>\n  </connections>\n</a>\n"

  @Test func `A connections element that becomes empty is removed`() throws {
    #expect(try deleting([3, 4], text) == "<a>\n</a>\n")
  }

  @Test func `Lines may end in CRLF`() throws {
    let text = text.replacing("\n", with: "\r\n")
    #expect(try deleting([3, 4], text) == "<a>\r\n</a>\r\n")
  }

  @Test func `A connections element that keeps a connection stays`() throws {
    #expect(
      try deleting([3], text) == "<a>\n  <connections>\n    <y/>\n  </connections>\n</a>\n")
    #expect(
      try deleting([4], text) == "<a>\n  <connections>\n    <x/>\n  </connections>\n</a>\n")
  }

  @Test func `An element of another kind that becomes empty stays`() throws {
    let text = "<a>\n  <subviews>\n    <x/>\n  </subviews>\n</a>\n"
    #expect(try deleting([3], text) == "<a>\n  <subviews>\n  </subviews>\n</a>\n")
  }

  @Test func `Sources keep their lines`() throws {
    #expect(
      try deleting([3, 4], text, named: "A.swift")
        == "<a>\n  <connections>\n  </connections>\n</a>\n")
  }
}
