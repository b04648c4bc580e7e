import Findings
import Foundation
import StoryboardModel
import StoryboardOutlines
import Testing

@Suite struct OutlineBytesTests {
  @Test func `An outline survives a round trip`() throws {
    let outline = try Outline(of: OutlineFixture.read(OutlineFixture.main))
    #expect(try Outline(outline.bytes) == outline)
    #expect(outline.file.segues.count == 3)
  }

  @Test func `Equal outlines have equal bytes`() throws {
    let one = try Outline(of: OutlineFixture.read(OutlineFixture.main))
    let other = try Outline(of: OutlineFixture.read(OutlineFixture.main))
    #expect(one.bytes == other.bytes)
  }

  @Test func `Names of every kind survive a round trip`() throws {
    let hostile = [
      "", "a\n\u{0}\u{1B}\"'", "🎉👨‍👩‍👧", "\u{202E}x", String(repeating: "long", count: 2_500),
    ]
    let location = SourceLocation(file: "a b/Über.storyboard", line: 1_000_000, column: 3)
    let file = InterfaceFile(
      path: location.file, kind: .xib, type: "t", targetRuntime: .other("iOS"),
      initialControllerID: "", isLaunchScreen: true, location: location,
      scenes: hostile.map { Scene(id: ObjectID(rawValue: $0), name: $0, location: location) },
      segues: hostile.map { text in
        Segue(
          id: ObjectID(rawValue: text), kind: .other(text), holder: "h",
          trigger: .object(ObjectID(rawValue: text), element: text), destination: nil,
          identifier: text, location: location)
      })
    let outline = Outline(of: file)
    #expect(outline.file == file)
    #expect(try Outline(outline.bytes).file == file)
  }

  @Test(arguments: ["", "segues", "<?xml version=\"1.0\"?>", "version https://git-lfs"])
  func `Other files are not outlines`(text: String) {
    #expect(throws: OutlineFailure.noOutline) { try Outline(Array(text.utf8)) }
  }

  @Test func `An outline of another version is not reported as damaged`() {
    #expect(throws: OutlineFailure.otherVersion) {
      try Outline(Array("segues-outline 999\n...".utf8))
    }
  }

  @Test func `A truncated outline is damaged, wherever it ends`() throws {
    let bytes = try Outline(of: OutlineFixture.read(OutlineFixture.main)).bytes
    let start = "segues-outline 2\n".utf8.count
    for count in start..<bytes.count {
      #expect(throws: OutlineFailure.damaged) { try Outline(Array(bytes[..<count])) }
    }
    #expect(throws: OutlineFailure.damaged) { try Outline(bytes + [0]) }
  }

  @Test func `Damaged bytes give an outline or an error, and never crash`() throws {
    let bytes = try Outline(of: OutlineFixture.read(OutlineFixture.main)).bytes
    let start = "segues-outline 2\n".utf8.count
    var failures = 0
    for index in start..<bytes.count {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        do { _ = try Outline(damaged) } catch { failures += 1 }
      }
    }
    #expect(failures > 100)
  }

  @Test func `Endlessly nested objects are damage, not a crash`() throws {
    var object = InterfaceObject(
      id: "x", element: "viewController", location: SourceLocation(file: "f"))
    for _ in 0..<400 {
      object = InterfaceObject(
        id: "x", element: "viewController", children: [object],
        location: SourceLocation(file: "f"))
    }
    let file = InterfaceFile(
      path: "f", kind: .xib, type: "", targetRuntime: .iOS, location: SourceLocation(file: "f"),
      objects: [object])
    #expect(throws: OutlineFailure.damaged) { try Outline(Outline(of: file).bytes) }
  }
}
