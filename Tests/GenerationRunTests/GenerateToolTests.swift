import Foundation
import GenerationRun
import SegueGeneration
import TestSupport
import Testing

/// `segues-generate`, as a build runs it.
@Suite struct GenerateToolTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  private func tool(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues-generate"), arguments, folder: fixture.folder.path)
  }

  @Test func `The outputs that the plugin declares exist afterwards`() throws {
    try fixture.folder.write("generate: {access: public}\n", to: ".segues.yml")
    let run = try tool(
      "--module", "Shop", "--output", "Out", "--cache", "Out/segues.cache", "--bundle", "module",
      "--config", ".segues.yml", "--reference", "App/My Settings.storyboard", "--",
      "App/Main.storyboard")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(fixture.names(in: "Out") == ["Main.storyboard.swift", "segues.cache"])
  }

  @Test func `A malformed storyboard is an error at its line, and the others are written`() throws {
    try fixture.folder.write("<document>\n  <scenes\n", to: "App/Bad.storyboard")
    let run = try tool("--output", "Out", "App/Bad.storyboard", "App/Main.storyboard")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("App/Bad.storyboard:3:1: error: "))
    #expect(run.errors.contains(": note: "))
    #expect(fixture.names(in: "Out") == ["Main.storyboard.swift"])
  }

  @Test func `The build shows a warning as a warning, and the tool exits with 0`() throws {
    try fixture.folder.write(
      StoryboardText(scenes: [
        .controller("a", segues: [SegueText("show", to: "ref", identifier: "x")]),
        .reference("ref", storyboard: "Nowhere"),
      ]), to: "App/Main.storyboard")
    let run = try tool("--output", "Out", "App/Main.storyboard")
    #expect(run.status == 0)
    let line = try #require(run.errors.split(separator: "\n").first)
    #expect(line.contains(/^App\/Main\.storyboard:\d+:\d+: warning: .*\[storyboard-not-found\]$/))
  }

  @Test func `Arguments may come from a file, and follow an equals sign`() throws {
    try fixture.folder.write("App/Main.storyboard\nApp/My Settings.storyboard\n", to: "files.txt")
    let run = try tool("--output=Out", "@files.txt")
    #expect(run.status == 0)
    #expect(fixture.names(in: "Out").count == 2)
  }

  @Test func `Merging outlines gives the same code as a single run`() throws {
    #expect(try tool("--output", "Whole", "App/Main.storyboard").status == 0)
    #expect(try tool("--outline", "--output", "M.outline", "App/Main.storyboard").status == 0)
    #expect(try tool("--output", "Merged", "M.outline").status == 0)
    let name = "/Main.storyboard.swift"
    #expect(fixture.text("Whole" + name) != nil)
    #expect(fixture.text("Merged" + name) == fixture.text("Whole" + name))
  }

  @Test(arguments: [
    (["--outptu", "x", "App"], "error: unknown option --outptu: did you mean --output?\n"),
    (
      ["App", "--style", "r"],
      "error: --style cannot be r: it must be one of segues, swiftgen, rswift\n"
    ),
    (["App", "--output"], "error: --output needs a value\n"),
    ([], "error: no files: name storyboards, xibs or outlines\n"),
    (["@none.txt"], "error: the argument file none.txt cannot be read\n"),
    (["None.storyboard"], "error: no such file or folder: None.storyboard\n"),
  ])
  func `Wrong arguments exit with 2 and an explanation`(arguments: [String], message: String) throws
  {
    let run = try Subprocess.run(
      Subprocess.product("segues-generate"), arguments, folder: fixture.folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == message)
  }

  @Test func `A mistake in the configuration is reported at its line`() throws {
    try fixture.folder.write("generate:\n  acess: public\n", to: "c.yml")
    let run = try tool("--config", "c.yml", "--output", "Out", "App/Main.storyboard")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        c.yml:2:3: error: generate has no key 'acess' [configuration]
        c.yml:2:3: note: did you mean access?

        """)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device"))
  func `A result that cannot be written exits with 2 and says why`() throws {
    for arguments in [["--output", "-", "App/Main.storyboard"], ["--help"]] {
      let run = try Subprocess.run(
        "/bin/sh",
        ["-c", #""$0" "$@" > /dev/full"#, Subprocess.product("segues-generate")] + arguments,
        folder: fixture.folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("standard output cannot be written: No space left on device"))
    }
  }

  @Test(arguments: ["--force", "--outline", "--help"])
  func `An option without a value is refused with one`(option: String) throws {
    let run = try tool("\(option)=yes", "--output", "Out", "App/Main.storyboard")
    #expect(run.status == 2)
    #expect(run.errors == "error: \(option) takes no value\n")
  }

  @Test func `A file that was not generated is overwritten only with --force`() throws {
    try fixture.folder.write("import UIKit\n", to: "Mine.swift")
    let run = try tool("--output", "Mine.swift", "App/Main.storyboard")
    #expect(run.status == 2)
    #expect(run.errors.contains("use --force"))
    #expect(fixture.text("Mine.swift") == "import UIKit\n")
    #expect(try tool("--force", "--output", "Mine.swift", "App/Main.storyboard").status == 0)
    #expect(fixture.text("Mine.swift") != "import UIKit\n")
  }

  @Test func `Help goes to standard output`() throws {
    let run = try tool("--help")
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: segues-generate --output PATH"))
  }
}
