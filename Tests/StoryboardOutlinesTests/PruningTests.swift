import Foundation
import StoryboardModel
import StoryboardOutlines
import StoryboardParsing
import TestSupport
import Testing

@Suite struct PruningTests {
  private let main = OutlineFixture.main

  @Test func `Segues, controllers, references and exits stay`() throws {
    let file = try OutlineFixture.read(main)
    let outline = Outline(of: file).file
    #expect(outline.segues.map(\.id) == file.segues.map(\.id))
    #expect(outline.segues.map(\.trigger) == file.segues.map(\.trigger))
    #expect(outline.segues.map(\.unwindAction) == file.segues.map(\.unwindAction))
    #expect(outline.scenes.map { $0.controller?.id } == file.scenes.map { $0.controller?.id })
    #expect(outline.scenes.map { $0.reference } == file.scenes.map { $0.reference })
    #expect(outline.scenes.flatMap(\.exits).map(\.id) == file.scenes.flatMap(\.exits).map(\.id))
  }

  @Test func `A cell stays with its identifier, and a button with its first text`() throws {
    let objects = try OutlineFixture.objects(main)
    #expect(objects["cell"]?.reuseIdentifier == "PersonCell")
    #expect(objects["button"]?.texts.map(\.string) == ["Show"])
    #expect(objects["field"]?.restorationIdentifier == "name")
  }

  @Test func `A static cell has the text of its first label`() throws {
    let objects = try OutlineFixture.objects(
      main.replacing(#"reuseIdentifier="PersonCell""#, with: ""))
    #expect(objects["cell"]?.texts.map(\.string) == ["Name"])
  }

  @Test func `Layout, outlets and plain views are removed`() throws {
    let objects = try OutlineFixture.objects(main)
    #expect(objects["mail"] == nil)
    #expect(objects["constraint"] == nil)
    let outline = try Outline(of: OutlineFixture.read(main)).file
    #expect(outline.connections.isEmpty)
    #expect(objects["button"]?.frame == nil)
    #expect(objects["button"]?.attributes["opaque"] == nil)
  }

  @Test func `Moving a view does not change the outline`() throws {
    let moved = main.replacing(#"x="8" y="8""#, with: #"x="9" y="80""#)
    #expect(moved != main)
    let file = try OutlineFixture.read(main)
    let movedFile = try OutlineFixture.read(moved)
    #expect(file != movedFile)
    #expect(Outline(of: file) == Outline(of: movedFile))
  }

  @Test func `Changing a button's title changes the outline`() throws {
    let other = main.replacing(#"title="Show""#, with: #"title="Open""#)
    let file = try OutlineFixture.read(main)
    #expect(try Outline(of: OutlineFixture.read(other)) != Outline(of: file))
  }

  @Test func `The outline of an outline is equal to it`() throws {
    let outline = try Outline(of: OutlineFixture.read(main))
    #expect(Outline(of: outline.file) == outline)
  }

  @Test func `A label's text is cut to what is shown`() throws {
    let long = main.replacing(
      #"title="Show""#, with: "title=\"\(String(repeating: "x", count: 10_000))\"")
    let words = try #require(OutlineFixture.objects(long)["button"]?.texts.first?.string)
    #expect(words.count < 1_000)
    #expect(words.allSatisfy { $0 == "x" })
  }

  @Test func `An identifier is complete, however long`() throws {
    let identifier = String(repeating: "long", count: 2_500)
    let long = main.replacing(#"identifier="showPerson""#, with: "identifier=\"\(identifier)\"")
    #expect(
      try Outline(of: OutlineFixture.read(long)).file.segues.contains {
        $0.identifier == identifier
      })
  }

  @Test func `A view with a class doesn't stay if nothing else about it matters`() throws {
    let file = try OutlineFixture.read(main)
    let modules = Outline(of: file).file.scenes.flatMap(\.objects).flatMap(\.selfAndDescendants)
      .compactMap { $0.customClass?.module }
    #expect(modules == ["Shop"])
  }
}
