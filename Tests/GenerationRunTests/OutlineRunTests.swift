import FileWriting
import Findings
import Foundation
import GenerationRun
import TestSupport
import Testing

@Suite struct OutlineRunTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  @Test func `Outlines give the same code as their storyboards`() throws {
    try fixture.generate(fixture.request())
    #expect(try OutlineRun(fixture.request(output: "Outlines")).run().isEmpty)
    let names = fixture.names(in: "Outlines")
    #expect(names == ["Main.storyboard.outline", "My Settings.storyboard.outline"])
    let result = try fixture.generate(
      fixture.request("Outlines/" + names[0], "Outlines/" + names[1]))
    #expect(result.status == 0)
    #expect(result.changes.isEmpty)
  }

  @Test func `An outline is recognized by its content, whatever its name`() throws {
    _ = try OutlineRun(fixture.request("App/Main.storyboard", output: "A.outline")).run()
    try FileManager.default.moveItem(
      atPath: fixture.folder.path("A.outline"), toPath: fixture.folder.path("A.dat"))
    let result = try fixture.generate(fixture.request("A.dat"))
    #expect(result.status == 0)
  }

  @Test func `An outline that would not change is not touched`() throws {
    let request = fixture.request("App/Main.storyboard", output: "Main.outline")
    _ = try OutlineRun(request).run()
    let before = try fixture.identity("Main.outline")
    let storyboard = try #require(fixture.text("App/Main.storyboard"))
    try fixture.folder.write(storyboard + "<!-- saved again -->\n", to: "App/Main.storyboard")
    _ = try OutlineRun(request).run()
    #expect(try fixture.identity("Main.outline") == before)
  }

  @Test func `No outline is written for an unreadable file`() throws {
    try fixture.folder.write("version https://git-lfs.github.com/spec/v1\n", to: "L.storyboard")
    let findings = try OutlineRun(fixture.request("L.storyboard", output: "L.outline")).run()
    #expect(findings.map(\.rule) == ["git-lfs-pointer"])
    #expect(fixture.text("L.outline") == nil)
  }

  @Test func `No outline is written if the dependency file is not a file of Segues`() throws {
    var request = fixture.request("App/Main.storyboard", output: "Main.outline")
    for path in ["-", fixture.folder.path("App/Main.storyboard")] {
      request.dependencyFile = path
      #expect(throws: OutputFailure.self) { try OutlineRun(request).run() }
      #expect(fixture.text("Main.outline") == nil)
    }
  }

  @Test func `Outlines need a file or folder, and no configuration names it`() throws {
    #expect {
      try OutlineRun(fixture.request("App/Main.storyboard", output: nil)).run()
    } throws: { error in
      "\(error)" == "--outline needs a file or folder: pass --output"
    }
  }

  @Test func `Two storyboards do not share an outline`() throws {
    #expect(throws: OutputFailure.self) {
      try OutlineRun(fixture.request(output: "All.outline")).run()
    }
    #expect(fixture.text("All.outline") == nil)
  }

  @Test func `A file that is not an outline is not overwritten by one`() throws {
    let path = try fixture.folder.write("mine", to: "Main.outline")
    #expect(throws: OutputFailure.writing(.notOurs(path))) {
      try OutlineRun(fixture.request("App/Main.storyboard", output: "Main.outline")).run()
    }
  }

  @Test(arguments: [
    ("no outline\n", "the file is not an outline of a storyboard"),
    ("segues-outline 0\n", "another version of Segues wrote this outline"),
    ("segues-outline 2\n\u{5}", "the outline is damaged or incomplete"),
  ])
  func `An invalid outline is a finding, and the others are generated`(
    text: String, message: String
  ) throws {
    try fixture.folder.write(text, to: "Bad.outline")
    var request = fixture.request("Bad.outline", "App/Main.storyboard")
    request.writesEveryFile = true
    let result = try fixture.generate(request)
    #expect(result.status == 1)
    #expect(result.findings.filter { $0.rule == "unreadable-outline" }.map(\.message) == [message])
    #expect(fixture.names(in: "Generated") == ["Main.storyboard.swift"])
  }
}
