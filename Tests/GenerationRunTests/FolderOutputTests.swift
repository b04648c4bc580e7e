import Findings
import Foundation
import GenerationRun
import SegueGeneration
import TestSupport
import Testing

@Suite struct FolderOutputTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  @Test func `Each storyboard has its file, and all begin as generated files do`() throws {
    let result = try fixture.generate(fixture.request())
    let names = ["Main.storyboard.swift", "My Settings.storyboard.swift"]
    #expect(fixture.names(in: "Generated") == names)
    #expect(result.changes.map(\.kind) == [.created, .created])
    for name in names {
      let text = try #require(fixture.text("Generated/" + name))
      #expect(GeneratedMarker.isAtStart(of: text))
    }
    #expect(result.status == 0)
  }

  @Test func `A file whose text is as before is not touched`() throws {
    try fixture.generate(fixture.request())
    let before = try fixture.identity("Generated/Main.storyboard.swift")
    let settings = try fixture.identity("Generated/My Settings.storyboard.swift")
    try fixture.folder.write(
      StoryboardText(scenes: [.controller("front", class: "OtherViewController", identifier: "A")]),
      to: "App/My Settings.storyboard")
    let result = try fixture.generate(fixture.request())
    #expect(result.changes.map { FilePath.name(of: $0.path) } == ["My Settings.storyboard.swift"])
    #expect(try fixture.identity("Generated/Main.storyboard.swift") == before)
    #expect(try fixture.identity("Generated/My Settings.storyboard.swift") != settings)
  }

  @Test func `A file that was not generated is never overwritten`() throws {
    let path = try fixture.folder.write("import UIKit\n", to: "Generated/Main.storyboard.swift")
    #expect(throws: OutputFailure.notGenerated(path)) { try fixture.generate(fixture.request()) }
    #expect(fixture.text("Generated/Main.storyboard.swift") == "import UIKit\n")
    #expect(fixture.names(in: "Generated").count == 1)
  }

  @Test func `A file that was not generated is overwritten by force`() throws {
    try fixture.folder.write("import UIKit\n", to: "Generated/Main.storyboard.swift")
    try fixture.folder.write("import UIKit\n", to: "Generated/Other.swift")
    var request = fixture.request()
    request.isForced = true
    try fixture.generate(request)
    let text = try #require(fixture.text("Generated/Main.storyboard.swift"))
    #expect(GeneratedMarker.isAtStart(of: text))
    #expect(fixture.text("Generated/Other.swift") == "import UIKit\n")
  }

  @Test func `A link in the output folder is not followed out of it`() throws {
    try fixture.folder.write("", to: "Generated/kept.txt")
    let link = fixture.folder.path("Generated/Main.storyboard.swift")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: fixture.folder.path("outside"))
    let folder = fixture.folder.path("Generated")
    #expect(throws: OutputFailure.leadsOut(link, of: folder)) {
      try fixture.generate(fixture.request())
    }
    #expect(fixture.text("outside") == nil)
  }

  @Test func `A leftover that is an expected file under another spelling stays`() throws {
    try fixture.generate(fixture.request())
    // Disks that take names without regard to case show one file so: here it has two names.
    let path = fixture.folder.path("Generated/main.storyboard.swift")
    #expect(link(fixture.folder.path("Generated/Main.storyboard.swift"), path) == 0)
    let result = try fixture.generate(fixture.request())
    #expect(result.changes.isEmpty)
    #expect(fixture.text("Generated/main.storyboard.swift") != nil)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe in the output folder is not read and not written`() throws {
    try fixture.folder.write("", to: "Generated/kept.txt")
    #expect(mkfifo(fixture.folder.path("Generated/Old.swift"), 0o600) == 0)
    try fixture.generate(fixture.request())
    #expect(mkfifo(fixture.folder.path("Generated/New.storyboard.swift"), 0o600) == 0)
    try fixture.folder.write(RunFixture.main, to: "App/New.storyboard")
    #expect(throws: OutputFailure.self) { try fixture.generate(fixture.request()) }
  }

  @Test func `What a killed run left is deleted, even where nothing changed`() throws {
    try fixture.generate(fixture.request())
    let name = ".segues-\(String(repeating: "5f", count: 16)).tmp"
    try fixture.folder.write("half", to: "Generated/\(name)")
    try fixture.generate(fixture.request())
    // This process has looked there already: another one deletes it.
    let run = try Subprocess.run(
      Subprocess.product("segues-generate"),
      ["--output", fixture.folder.path("Generated"), fixture.folder.path("App/Main.storyboard")])
    #expect(run.status == 0)
    #expect(!fixture.names(in: "Generated").contains(name))
  }

  @Test func `An empty file is nobody's work`() throws {
    try fixture.folder.write("", to: "Generated/Main.storyboard.swift")
    try fixture.generate(fixture.request())
    #expect(fixture.text("Generated/Main.storyboard.swift")?.isEmpty == false)
  }

  @Test func `What a storyboard that is gone left behind is deleted, and nothing else`() throws {
    try fixture.generate(fixture.request())
    try fixture.folder.write("import UIKit\n", to: "Generated/Mine.swift")
    try fixture.folder.write(GeneratedMarker.emptyText, to: "Generated/notes.txt")
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/My Settings.storyboard"))
    let result = try fixture.generate(fixture.request())
    #expect(result.changes.map(\.kind) == [.deleted])
    #expect(
      fixture.names(in: "Generated") == ["Main.storyboard.swift", "Mine.swift", "notes.txt"])
  }

  @Test func `Who names one storyboard deletes nothing of the others`() throws {
    try fixture.generate(fixture.request())
    let result = try fixture.generate(fixture.request("App/Main.storyboard"))
    #expect(result.changes.isEmpty)
    #expect(fixture.names(in: "Generated").count == 2)
  }

  @Test func `A file that cannot be read keeps what was generated of it`() throws {
    try fixture.generate(fixture.request())
    let before = fixture.text("Generated/My Settings.storyboard.swift")
    try fixture.folder.write("<document", to: "App/My Settings.storyboard")
    try fixture.folder.write(
      StoryboardText(scenes: [.controller("x", class: "NewViewController", identifier: "X")]),
      to: "App/Main.storyboard")
    let result = try fixture.generate(fixture.request())
    #expect(result.status == 1)
    #expect(result.findings.contains { $0.severity == .error && $0.rule == "malformed-xml" })
    #expect(result.changes.map { FilePath.name(of: $0.path) } == ["Main.storyboard.swift"])
    #expect(fixture.text("Generated/My Settings.storyboard.swift") == before)
  }

  /// Puts something in the place of a storyboard, which was generated from before.
  private func generate(replacing name: String, _ change: () throws -> Void) throws
    -> GenerationResult
  {
    try fixture.generate(fixture.request())
    try FileManager.default.removeItem(atPath: fixture.folder.path(name))
    try change()
    return try fixture.generate(fixture.request())
  }

  private var bothOutputs: [String] {
    ["Main.storyboard.swift", "My Settings.storyboard.swift"]
  }

  @Test func `What may come from a folder that cannot be read is kept, and it is said so`() throws {
    let settings = "App/My Settings.storyboard"
    let result = try generate(replacing: settings) {
      // No permission keeps root out; a name that is not UTF-8 keeps everyone out.
      var path = Array(fixture.folder.path("App/Sub").utf8CString.dropLast()) + [-2, 0]
      if mkdir(&path, 0o755) != 0 {
        try fixture.folder.write(RunFixture.settings, to: "App/Closed/My Settings.storyboard")
        chmod(fixture.folder.path("App/Closed"), 0)
      }
    }
    chmod(fixture.folder.path("App/Closed"), 0o755)
    #expect(result.status == 1)
    #expect(result.findings.map(\.severity) == [.error])
    #expect(result.changes.isEmpty)
    #expect(fixture.names(in: "Generated") == bothOutputs)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `A folder without permissions keeps what was generated from it`() throws {
    try fixture.folder.write(RunFixture.settings, to: "App/Sub/Other.storyboard")
    try fixture.generate(fixture.request())
    chmod(fixture.folder.path("App/Sub"), 0)
    defer { chmod(fixture.folder.path("App/Sub"), 0o755) }
    let result = try fixture.generate(fixture.request())
    #expect(result.findings.map(\.rule) == ["unreadable-folder"])
    #expect(result.status == 1)
    #expect(fixture.names(in: "Generated") == bothOutputs + ["Other.storyboard.swift"])
  }

  @Test func `A folder in the place of a storyboard keeps what was generated from it`() throws {
    let result = try generate(replacing: "App/My Settings.storyboard") {
      try fixture.folder.write("", to: "App/My Settings.storyboard/notes.txt")
    }
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
    #expect(result.status == 0)
    #expect(fixture.names(in: "Generated") == bothOutputs)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe in the place of a storyboard or an output blocks nothing`() throws {
    let result = try generate(replacing: "App/My Settings.storyboard") {
      try #require(mkfifo(fixture.folder.path("App/My Settings.storyboard"), 0o644) == 0)
      try #require(mkfifo(fixture.folder.path("Generated/Pipe.swift"), 0o644) == 0)
    }
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
    #expect(result.status == 1)
    #expect(fixture.names(in: "Generated") == bothOutputs + ["Pipe.swift"])
    // Of a complete run, too, which looks at all that is in the folder of outputs.
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/My Settings.storyboard"))
    try fixture.generate(fixture.request())
    #expect(fixture.names(in: "Generated") == ["Main.storyboard.swift", "Pipe.swift"])
  }

  @Test func `Where nothing could be found because of a folder, the folder is reported`() throws {
    try fixture.folder.write("", to: "Empty/A.storyboard/x")
    let result = try fixture.generate(fixture.request("Empty"))
    #expect(result.status == 2)
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
  }

  @Test func `Where nothing can be read, nothing could be done`() throws {
    try fixture.folder.write("x", to: "Bad/A.storyboard")
    let result = try fixture.generate(fixture.request("Bad"))
    #expect(result.status == 2)
    #expect(fixture.names(in: "Generated").isEmpty)
  }

  @Test func `A build system has every file that it was promised, if only an empty one`() throws {
    try fixture.folder.write(
      StoryboardText(attributes: [("launchScreen", "YES")], scenes: [.controller("l")]),
      to: "App/Launch.storyboard")
    try fixture.folder.write(RunFixture.settings, to: "App/de.lproj/Main.storyboard")
    var request = fixture.request()
    request.writesEveryFile = true
    try fixture.generate(request)
    #expect(
      fixture.names(in: "Generated") == [
        "Launch.storyboard.swift", "Main.storyboard.swift", "My Settings.storyboard.swift",
      ])
    #expect(fixture.text("Generated/Launch.storyboard.swift") == GeneratedMarker.emptyText)
  }

  @Test func `Two storyboards of one name are told apart by their folders`() throws {
    try fixture.folder.write(RunFixture.settings, to: "App/Pad/Main.storyboard")
    try fixture.folder.write(RunFixture.main, to: "App/Phone/Main.storyboard")
    var request = fixture.request("App/Pad", "App/Phone")
    request.writesEveryFile = true
    try fixture.generate(request)
    #expect(
      fixture.names(in: "Generated") == [
        "Pad.Main.storyboard.swift", "Phone.Main.storyboard.swift",
      ])
  }
}
