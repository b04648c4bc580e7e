import FileWriting
import FilesAndPaths
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

  @Test func `Each storyboard has a file, which begins like a generated one`() throws {
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

  @Test func `A file whose text would not change is not touched`() throws {
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
    #expect(throws: OutputFailure.writing(.notOurs(path))) {
      try fixture.generate(fixture.request())
    }
    #expect(fixture.text("Generated/Main.storyboard.swift") == "import UIKit\n")
    #expect(fixture.names(in: "Generated").count == 1)
  }

  @Test func `A file that was not generated is overwritten with --force`() throws {
    try fixture.folder.write("import UIKit\n", to: "Generated/Main.storyboard.swift")
    try fixture.folder.write("import UIKit\n", to: "Generated/Other.swift")
    var request = fixture.request()
    request.isForced = true
    try fixture.generate(request)
    let text = try #require(fixture.text("Generated/Main.storyboard.swift"))
    #expect(GeneratedMarker.isAtStart(of: text))
    #expect(fixture.text("Generated/Other.swift") == "import UIKit\n")
  }

  @Test func `A generated file that was checked out with CRLF is overwritten`() throws {
    try fixture.generate(fixture.request())
    let name = "Generated/Main.storyboard.swift"
    let text = try #require(fixture.text(name))
    try fixture.folder.write(text.replacing("\n", with: "\r\n"), to: name)
    try fixture.generate(fixture.request())
    #expect(fixture.text(name) == text)
  }

  @Test func `A link that leads out of the output folder is not followed`() throws {
    try fixture.folder.write("", to: "Generated/kept.txt")
    let link = fixture.folder.path("Generated/Main.storyboard.swift")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: fixture.folder.path("outside"))
    let folder = fixture.folder.path("Generated")
    #expect(throws: OutputFailure.writing(.leadsOut(link, of: folder))) {
      try fixture.generate(fixture.request())
    }
    #expect(fixture.text("outside") == nil)
  }

  @Test func `An output whose name differs from the expected one only in case is kept`() throws {
    try fixture.generate(fixture.request())
    // Case-insensitive disks show one file that way: here it has two names.
    let path = fixture.folder.path("Generated/main.storyboard.swift")
    #expect(link(fixture.folder.path("Generated/Main.storyboard.swift"), path) == 0)
    let result = try fixture.generate(fixture.request())
    #expect(result.changes.isEmpty)
    #expect(fixture.text("Generated/main.storyboard.swift") != nil)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe in the output folder is neither read nor written`() throws {
    try fixture.folder.write("", to: "Generated/kept.txt")
    #expect(mkfifo(fixture.folder.path("Generated/Old.swift"), 0o600) == 0)
    try fixture.generate(fixture.request())
    #expect(mkfifo(fixture.folder.path("Generated/New.storyboard.swift"), 0o600) == 0)
    try fixture.folder.write(RunFixture.main, to: "App/New.storyboard")
    #expect(throws: OutputFailure.self) { try fixture.generate(fixture.request()) }
  }

  @Test func `Temporary files of a killed run are deleted, even if nothing changed`() throws {
    try fixture.generate(fixture.request())
    let name = ".segues-\(String(repeating: "5f", count: 16)).tmp"
    try fixture.folder.write("half", to: "Generated/\(name)")
    try fixture.generate(fixture.request())
    // A process searches a folder for such files only once, so another one has to delete it.
    let run = try Subprocess.run(
      Subprocess.product("segues-generate"),
      ["--output", fixture.folder.path("Generated"), fixture.folder.path("App/Main.storyboard")])
    #expect(run.status == 0)
    #expect(!fixture.names(in: "Generated").contains(name))
  }

  @Test func `An empty file may be overwritten`() throws {
    try fixture.folder.write("", to: "Generated/Main.storyboard.swift")
    try fixture.generate(fixture.request())
    #expect(fixture.text("Generated/Main.storyboard.swift")?.isEmpty == false)
  }

  @Test func `The output of a deleted storyboard is deleted, and nothing else`() throws {
    try fixture.generate(fixture.request())
    try fixture.folder.write("import UIKit\n", to: "Generated/Mine.swift")
    try fixture.folder.write(GeneratedMarker.emptyText, to: "Generated/notes.txt")
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/My Settings.storyboard"))
    let result = try fixture.generate(fixture.request())
    #expect(result.changes.map(\.kind) == [.deleted])
    #expect(
      fixture.names(in: "Generated") == ["Main.storyboard.swift", "Mine.swift", "notes.txt"])
  }

  @Test func `Generating one storyboard keeps the others' output`() throws {
    try fixture.generate(fixture.request())
    let result = try fixture.generate(fixture.request("App/Main.storyboard"))
    #expect(result.changes.isEmpty)
    #expect(fixture.names(in: "Generated").count == 2)
  }

  @Test func `An unreadable file keeps its output`() throws {
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

  /// Replaces a storyboard that already has an output.
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

  @Test func `Output that may belong to an unreadable folder is kept, with a finding`() throws {
    let settings = "App/My Settings.storyboard"
    let result = try generate(replacing: settings) {
      // Permissions don't stop root; a name that is not UTF-8 stops everyone.
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
  func `A folder without permissions keeps its output`() throws {
    try fixture.folder.write(RunFixture.settings, to: "App/Sub/Other.storyboard")
    try fixture.generate(fixture.request())
    chmod(fixture.folder.path("App/Sub"), 0)
    defer { chmod(fixture.folder.path("App/Sub"), 0o755) }
    let result = try fixture.generate(fixture.request())
    #expect(result.findings.map(\.rule) == ["unreadable-folder"])
    #expect(result.status == 1)
    #expect(fixture.names(in: "Generated") == bothOutputs + ["Other.storyboard.swift"])
  }

  @Test func `A folder in place of a storyboard keeps its output`() throws {
    let result = try generate(replacing: "App/My Settings.storyboard") {
      try fixture.folder.write("", to: "App/My Settings.storyboard/notes.txt")
    }
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
    #expect(result.status == 0)
    #expect(fixture.names(in: "Generated") == bothOutputs)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe in place of a storyboard or an output blocks nothing`() throws {
    let result = try generate(replacing: "App/My Settings.storyboard") {
      try #require(mkfifo(fixture.folder.path("App/My Settings.storyboard"), 0o644) == 0)
      try #require(mkfifo(fixture.folder.path("Generated/Pipe.swift"), 0o644) == 0)
    }
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
    #expect(result.status == 1)
    #expect(fixture.names(in: "Generated") == bothOutputs + ["Pipe.swift"])
    // The same in a complete run, which looks at all files in the output folder.
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/My Settings.storyboard"))
    try fixture.generate(fixture.request())
    #expect(fixture.names(in: "Generated") == ["Main.storyboard.swift", "Pipe.swift"])
  }

  @Test func `If only a folder named like a storyboard is found, it is reported`() throws {
    try fixture.folder.write("", to: "Empty/A.storyboard/x")
    let result = try fixture.generate(fixture.request("Empty"))
    #expect(result.status == 2)
    #expect(result.findings.map(\.rule) == ["unreadable-file"])
  }

  @Test func `If nothing can be read, the run fails`() throws {
    try fixture.folder.write("x", to: "Bad/A.storyboard")
    let result = try fixture.generate(fixture.request("Bad"))
    #expect(result.status == 2)
    #expect(fixture.names(in: "Generated").isEmpty)
  }

  @Test func `A build system gets every expected file, even if it is empty`() throws {
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

  @Test func `Two storyboards of one name are distinguished by their folders`() throws {
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
