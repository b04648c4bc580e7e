import Findings
import Foundation
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Files that cannot be read at all: each gives one finding that explains why.
@Suite struct UnreadableFileTests {
  @Test func `A missing file has no model and a finding that says why`() {
    let parsed = StoryboardReader().read("no/such/file.storyboard")
    #expect(parsed.file == nil)
    #expect(parsed.findings.map(\.rule) == ["unreadable-file"])
    #expect(parsed.findings.first?.message.contains("No such file") == true)
    #expect(parsed.findings.first?.location.description == "no/such/file.storyboard")
  }

  @Test func `A folder is not a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Main.storyboard/Info.plist")
    let parsed = StoryboardReader().read(folder.path("Main.storyboard"))
    #expect(parsed.findings.map(\.rule) == ["unreadable-file"])
  }

  @Test func `A file beyond 64 MB is not read into memory`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<document/>", to: "Main.storyboard")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // A sparse file has the size without taking up space.
    try handle.truncate(atOffset: UInt64(ReadingLimits.fileSize) + 1)
    let parsed = StoryboardReader().read(path)
    #expect(parsed.findings.map(\.rule) == ["too-large"])
    #expect(parsed.findings.map(\.location.line) == [1])
  }

  @Test func `A file of more than 10 MB is read to its end`() throws {
    let labels = (0..<300).map { number in
      "<label id=\"l\(number)\" text=\"\(String(repeating: "x", count: 40_000))\"/>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="n"><objects>
      <viewController id="c"><view key="view" id="v"><subviews>
      \(labels.joined(separator: "\n"))
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let parsed = StoryboardReader(scope: .complete).read(Data(text.utf8), path: "Main.storyboard")
    #expect(parsed.findings == [])
    #expect(parsed.file?.scenes.first?.controller?.children.first?.children.count == 300)
  }

  @Test(arguments: [
    ("↓", RuleName.emptyFile),
    ("↓ \n\t\n", .emptyFile),
    (
      """
      ↓version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """, .gitLFSPointer
    ),
    ("↓../Shared/Main.storyboard", .symlinkStub),
    ("↓Main.storyboard\n", .symlinkStub),
    ("↓bplist00\u{1}\u{2}", .unsupportedFormat),
    ("↓NIBArchive\u{1}", .unsupportedFormat),
    (
      """
      <?xml version="1.0" encoding="UTF-8"?>
      ↓<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data/></archive>
      """, .unsupportedFormat
    ),
    (#"<?xml version="1.0"?>↓<plist version="1.0"><dict/></plist>"#, .unsupportedFormat),
    (#"↓{"scenes": []}"#, .notXML),
    ("\n  ↓Hello, world", .notXML),
    ("<document>\n<a b=\"↓\u{0}\"/></document>", .notXML),
    ("<?xml version=\"1.0\"?>\n<!-- Main -->\n↓<svg width=\"1\"/>", .wrongRoot),
  ])
  func `The finding for content of another kind names the kind`(source: String, rule: RuleName) {
    let reading = MarkedReading(source, rule)
    #expect(reading.parsed.file == nil)
    #expect(reading.found == reading.expected)
  }

  @Test func `The finding for an encrypted file says how to decrypt it`() {
    let bytes = Data("\u{0}GITCRYPT\u{0}".utf8) + [0x84, 0x0E, 0xFF, 0x0A]
    let findings = StoryboardReader().read(bytes, path: "a.storyboard").findings
    #expect(findings.map(\.rule) == ["not-xml"])
    #expect(findings.map(\.message) == ["the file is encrypted by git-crypt"])
    #expect(findings.map(\.help) == ["run `git-crypt unlock`, in CI before this command"])
  }

  @Test(arguments: [("a.xib", Severity.warning), ("a.XIB", .warning), ("a.storyboard", .error)])
  func `An old format is an error in a storyboard, and a warning in a xib`(
    path: String, severity: Severity
  ) {
    let parsed = StoryboardReader().read(Data("<archive/>".utf8), path: path)
    #expect(parsed.findings.map(\.severity) == [severity])
  }

  @Test func `Hostile text in a message is cut and stays on one line`() throws {
    let name = String(repeating: "é", count: 10_000)
    let parsed = StoryboardReader().read(Data("<\(name)/>".utf8), path: "a.xib")
    let finding = try #require(parsed.findings.first)
    #expect(finding.rule == "wrong-root")
    #expect(finding.message.count < 300)
    #expect(finding.message.split(whereSeparator: \.isNewline).count == 1)
  }
}
