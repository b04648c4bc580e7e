import Foundation
import TestSupport
import Testing

@Suite struct HostileInputTests {
  private static let hostile = "a\n\u{1B}[31m\u{202E}\"'</script>🎉"

  private func folder(_ identifier: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    // XML cannot contain an escape character, but a file name can.
    let inFile = identifier.filter { $0 != "\u{1B}" }
    try folder.write(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller(
            "a", identifier: inFile, segues: [SegueText("show", to: "a", identifier: inFile)])
        ]), to: "Main\u{1B}[31m.storyboard")
    return folder
  }

  @Test func `Nothing in a file or its name reaches the terminal unescaped`() throws {
    let run = try segues("list", ".", in: folder(Self.hostile))
    #expect(run.status == 0)
    for text in [run.output, run.errors] {
      #expect(!text.contains("\u{1B}"))
      #expect(!text.unicodeScalars.contains("\u{202E}"))
    }
    #expect(run.output.contains("a\\n[31m\\u{202E}\"'</script>🎉"))
  }

  @Test func `JSON keeps every character`() throws {
    let run = try segues("list", ".", "--format", "json", in: folder(Self.hostile))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let file = try #require((root["files"] as? [[String: Any]])?.first)
    let segue = try #require((file["segues"] as? [[String: Any]])?.first)
    #expect(segue["identifier"] as? String == Self.hostile.filter { $0 != "\u{1B}" })
    #expect(file["path"] as? String == "Main\u{1B}[31m.storyboard")
  }

  @Test func `A very long identifier doesn't widen the table`() throws {
    let run = try segues("list", ".", in: folder(String(repeating: "long", count: 2_500)))
    let widest = run.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest < 250)
    #expect(run.output.contains("…"))
  }
}
