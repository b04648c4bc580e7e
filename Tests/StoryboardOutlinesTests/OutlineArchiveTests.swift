import Findings
import StoryboardOutlines
import Testing

@Suite struct OutlineArchiveTests {
  private func archive() throws -> OutlineArchive {
    let outline = try Outline(of: OutlineFixture.read(OutlineFixture.main))
    let finding = Finding(
      rule: "r", severity: .warning,
      location: SourceLocation(file: "App/Main.storyboard", line: 3, column: 4), message: "m",
      help: "h")
    return OutlineArchive(
      maker: [1, 2],
      entries: [
        .init(path: "a", stamp: [7, .max], outline: outline, findings: [finding]),
        .init(path: "b", stamp: [], outline: outline, findings: []),
      ])
  }

  @Test func `An archive survives a round trip`() throws {
    let archive = try archive()
    #expect(try OutlineArchive(archive.bytes) == archive)
  }

  @Test func `Two similar outlines take little more space than one`() throws {
    let archive = try archive()
    let one = OutlineArchive(maker: archive.maker, entries: [archive.entries[0]])
    #expect(archive.bytes.count < one.bytes.count * 3 / 2)
  }

  @Test func `A truncated archive is damaged`() throws {
    let bytes = try archive().bytes
    for count in stride(from: 20, to: bytes.count, by: 7) {
      #expect(throws: OutlineFailure.damaged) { try OutlineArchive(Array(bytes[..<count])) }
    }
  }

  @Test func `An archive with a flipped bit is damaged, wherever the bit is`() throws {
    let bytes = try archive().bytes
    for index in 20..<bytes.count {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      #expect(throws: OutlineFailure.damaged) { try OutlineArchive(damaged) }
    }
  }

  @Test func `An outline is not an archive`() throws {
    let outline = try archive().entries[0].outline
    #expect(throws: OutlineFailure.noOutline) { try OutlineArchive(outline.bytes) }
  }
}
