import Foundation
import TestSupport
import Testing

/// The file that `segues map` writes, and what it says about it.
@Suite struct MapFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `On a terminal, the page goes to a file named after the folder`() throws {
    let run = try seguesOnTerminal("map", "App", "--no-check", in: folder)
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("3 storyboards, 7 scenes, 6 segues → App-map.html\n"))
    #expect(!run.text.contains("<"))
    let page = try String(contentsOfFile: folder.path("App-map.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("data-scene=\"Main/list\""))
  }

  @Test func `The file is named after the Xcode project, if there is one above all others`() throws
  {
    try folder.write("", to: "App/Shop.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Other/Tool.xcodeproj/project.pbxproj")
    #expect(try seguesOnTerminal("map", "App", "--no-check", in: folder).text.contains("Shop-map"))
    try folder.write("", to: "App/Other.xcodeproj/project.pbxproj")
    #expect(try seguesOnTerminal("map", "App", "--no-check", in: folder).text.contains("App-map"))
    #expect(try files == ["App", "App-map.html", "Mac", "Shop-map.html"])
  }

  @Test func `If the configuration excludes every storyboard, the message says so`() throws {
    try folder.write("exclude: [\"*.storyboard\"]", to: "App/.segues.yml")
    let run = try segues("map", "App", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("the configuration excludes every storyboard below App"))
  }

  @Test func `A picture of one storyboard is named after it`() throws {
    let path = "App/Settings.storyboard"
    let run = try seguesOnTerminal("map", path, "--format", "svg", "--no-check", in: folder)
    #expect(run.text.contains("1 storyboard, 1 scene, 1 segue → Settings-map.svg\n"))
    #expect(try files.contains("Settings-map.svg"))
  }

  @Test func `The current folder and a folder named like an option are drawn, too`() throws {
    let other = try TemporaryFolder()
    try other.write(ListFixture.settings, to: "-a/Main.storyboard")
    let current = try seguesOnTerminal("map", "--no-check", in: other)
    let name = try #require(other.path.split(separator: "/").last)
    #expect(current.text.contains("→ \(name)-map.html\n"))
    let option = try seguesOnTerminal("map", "./-a", "--no-check", in: other)
    #expect(option.text.contains("→ ./-a-map.html\n"))
  }

  @Test(arguments: ["dot", "mermaid", "json"])
  func `On a terminal, formats that people read are still printed`(format: String) throws {
    let run = try seguesOnTerminal("map", "App", "--no-check", "--format", format, in: folder)
    #expect(run.text.contains("DetailViewController"))
    #expect(try files == ["App", "Mac"])
  }

  @Test func `In a pipe and with --output -, the page goes to standard output`() throws {
    let pipe = try segues("map", "App", "--no-check", in: folder)
    #expect(pipe.output.hasPrefix("<!DOCTYPE html>") && pipe.errors.isEmpty)
    let terminal = try seguesOnTerminal("map", "App", "--no-check", "--output", "-", in: folder)
    #expect(terminal.text.hasPrefix("<!DOCTYPE html>"))
    #expect(try files == ["App", "Mac"])
  }

  @Test func `A file that is not a map is not overwritten, and an earlier map is`() throws {
    try folder.write("<!DOCTYPE html><p>mine</p>", to: "App-map.html")
    let refused = try seguesOnTerminal("map", "App", "--no-check", in: folder)
    #expect(refused.status == 2)
    #expect(refused.text.contains("“App-map.html” was not written by this command"))
    #expect(
      try String(contentsOfFile: folder.path("App-map.html"), encoding: .utf8)
        == "<!DOCTYPE html><p>mine</p>")
    #expect(try seguesOnTerminal("map", "App", "--no-check", "--force", in: folder).status == 0)
    #expect(try seguesOnTerminal("map", "App", "--no-check", in: folder).status == 0)
  }

  @Test func `A file that --output names is announced on standard error`() throws {
    let run = try segues("map", "App", "--no-check", "--output", "a.html", in: folder)
    #expect(run.output.isEmpty)
    #expect(run.errors == "3 storyboards, 7 scenes, 6 segues → a.html\n")
  }

  @Test func `--open alone writes the file, and opens it`() throws {
    let browser = try folder.write(
      "#!/bin/sh\necho \"$1\" > opened.part && mv opened.part opened\n", to: "bin/browser")
    #expect(chmod(browser, 0o755) == 0)
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["map", "App", "--no-check", "--open"], folder: folder.path,
      environment: ["BROWSER": browser])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors.contains("→ App-map.html"))
    #expect(try files.contains("App-map.html"))
    // The command doesn't wait for the browser.
    while !FileManager.default.fileExists(atPath: folder.path("opened")) { usleep(10_000) }
    #expect(try String(contentsOfFile: folder.path("opened"), encoding: .utf8) == "App-map.html\n")
  }

  @Test func `--open with standard output is an error`() throws {
    let run = try segues("map", "App", "--open", "--output", "-", in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("--open needs a file, and --output - is standard output."))
  }
}
