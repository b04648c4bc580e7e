import CheckRun
import FilesAndPaths
import Findings
import Foundation
import SegueChecking
import SourceFacts
import TestSupport
import Testing

/// The encodings of sources, and files that cannot be read.
@Suite struct EncodingTests {
  private let storyboard = StoryboardText(scenes: [.controller("a", class: "Café")]).xml

  private func input(of source: [UInt8]) -> CheckInput {
    CheckRun(files: ["Main.storyboard": storyboard, "A.swift": ""])
      .replacing("A.swift", with: source).input()
  }

  private let text = "\r\nclass Café: Base {}\r\n"

  @Test func `UTF-8 with a byte order mark and Windows line ends is read`() {
    let input = input(of: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(input.sources.first?.facts.types.first?.path == ["Café"])
    #expect(input.sources.first?.facts.types.first?.position.line == 2)
    #expect(input.sources.first?.facts.types.first?.position.column == 7)
    #expect(input.readingFindings.isEmpty)
  }

  @Test(arguments: [true, false]) func `UTF-16 is read`(isBigEndian: Bool) {
    let units = [0xFEFF] + Array(text.utf16)
    let bytes = units.flatMap { unit in
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(input(of: bytes).sources.first?.facts.types.first?.path == ["Café"])
    // An odd byte at the end changes nothing.
    #expect(input(of: bytes + [0x20]).sources.first?.facts.types.first?.path == ["Café"])
  }

  @Test func `A source with invalid UTF-8 is a note, and the valid parts are read`() {
    let latin = Array("// caf".utf8) + [0xE9] + Array("\nclass Café: Base {}".utf8)
    let input = input(of: latin)
    #expect(input.sources.first?.facts.types.first?.path == ["Café"])
    #expect(input.readingFindings.map(\.rule) == ["source-encoding"])
    #expect(input.readingFindings.map(\.severity) == [.note])
  }

  @Test func `Invalid UTF-8 is not reported in a source that isn't parsed`() {
    #expect(input(of: [0xE9, 0xFF]).readingFindings.isEmpty)
  }

  @Test func `A source of many megabytes is reported instead of parsed`() {
    let bytes = Array("class Café {}\n".utf8) + Array(repeating: UInt8(ascii: "\n"), count: 9 << 20)
    let input = input(of: bytes)
    #expect(input.readingFindings.map(\.rule) == ["unreadable-source"])
    #expect(input.sources.first?.facts.types.isEmpty == true)
  }

  @Test(arguments: [
    ("class Café {}", "\n", 9 << 20), ("class Café: UIViewController {}\nlet x = ", "[", 1_000),
  ])
  func `A class isn't missing if the source named after it could not be read`(
    start: String, repeated: String, count: Int
  ) {
    let text = start + String(repeating: repeated, count: count)
    let result = CheckRun(files: [
      "Main.storyboard": storyboard, "Café.swift": text, "Other.swift": "class Other {}",
    ]).run()
    #expect(
      result.findings.filter { $0.rule == "unknown-class" || $0.severity == .error } == [])
    #expect(result.findings.contains { $0.location.file == "Café.swift" })
  }

  @Test func `A pipe is reported, and other files are read`() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard, to: "Main.storyboard")
    try folder.write(text, to: "A.swift")
    #expect(mkfifo(folder.path("Pipe.swift"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Gone.swift"), withDestinationPath: folder.path("nothing"))
    let input = try CheckRun(CheckRequest(paths: [folder.path])).input()
    #expect(input.sources.map { FilePath.name(of: $0.path) } == ["A.swift"])
    #expect(input.readingFindings.map(\.rule) == ["unreadable-source"])
    #expect(input.readingFindings.first?.location.file.hasSuffix("/Pipe.swift") == true)
  }

  @Test func `Paths that don't exist and folders without anything to check are failures`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CheckFailure.nothingFound([folder.path])) {
      try CheckRun(CheckRequest(paths: [folder.path]))
    }
    #expect(throws: CheckFailure.noSuchPaths([folder.path("a")])) {
      try CheckRun(CheckRequest(paths: [folder.path("a")]))
    }
  }
}
