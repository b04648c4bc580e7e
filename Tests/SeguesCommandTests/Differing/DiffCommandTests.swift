import Foundation
import TestSupport
import Testing

@Suite struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(VersionedFolder.storyboard(), to: "old/A.storyboard")
    try folder.write(VersionedFolder.storyboard(tools: "2"), to: "old/B.storyboard")
    try folder.write(VersionedFolder.storyboard(segue: "showBook"), to: "new/A.storyboard")
    try folder.write(VersionedFolder.storyboard(tools: "3"), to: "new/B.storyboard")
  }

  @Test func `Two files are compared`() throws {
    let run = try segues("diff", "old/A.storyboard", "new/A.storyboard", in: folder)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        new/A.storyboard (was old/A.storyboard)
          ~ ListViewController
            ~ segue “showBook” (show) to DetailViewController: identifier: showDetail → showBook [8]

        scene: 1 changed; segue: 1 changed

        """)
  }

  @Test func `Two folders are compared`() throws {
    let run = try segues("diff", "old", "new/", in: folder)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("A.storyboard\n"))
    #expect(!run.output.contains("B.storyboard"))
    let all = try segues("diff", "old", "new", "--all", in: folder)
    #expect(all.output.contains("B.storyboard\n  ~ toolsVersion: 2 → 3\n"))
  }

  @Test func `Without differences, standard output is empty and the exit code is 0`() throws {
    for paths in [["old", "old"], ["old/B.storyboard", "old/B.storyboard"]] {
      let run = try segues("diff", paths[0], paths[1], in: folder)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(run.errors == "No storyboard changed in meaning.\n")
    }
    let markdown = try segues("diff", "old", "old", "--format", "markdown", in: folder)
    #expect(markdown.output == "No storyboard changed in meaning.\n")
  }

  @Test func `If only scenes were moved, standard error says what was left out`() throws {
    func app(_ x: Int, tools: String) -> StoryboardText {
      StoryboardText(
        initial: "a", attributes: [("toolsVersion", tools)],
        scenes: [.controller("a").at(0, 0), .controller("b").at(x, 0), .controller("c").at(0, 900)])
    }
    try folder.write(app(800, tools: "1"), to: "before/A.storyboard")
    try folder.write(app(1600, tools: "2"), to: "after/A.storyboard")
    let run = try segues("diff", "before", "after", in: folder)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        No storyboard changed in meaning. Left out: 1 scene moved on the canvas, versions of the tools.

        """)
    #expect(try segues("diff", "before", "after", "--all", in: folder).errors.isEmpty)
  }

  @Test func `Added and removed files are shown`() throws {
    let run = try segues("diff", "/dev/null", "new/A.storyboard", in: folder)
    #expect(run.output.hasPrefix("new/A.storyboard (new)\n  + ListViewController: 2 objects"))
    let gone = try segues("diff", "new/A.storyboard", "/dev/null", in: folder)
    #expect(gone.output.hasPrefix("new/A.storyboard (removed)\n  - ListViewController: 2 objects"))
  }

  @Test func `With --exit-zero, differences exit with 0`() throws {
    #expect(try segues("diff", "old", "new", "--exit-zero", in: folder).status == 0)
  }

  @Test func `Markdown has a heading for each file`() throws {
    let run = try segues("diff", "old", "new", "--format", "markdown", in: folder)
    #expect(
      run.output == """
        ### `A.storyboard`

        scene: 1 changed; segue: 1 changed.

        - **changed** `ListViewController`
          - **changed** segue `“showBook” (show) to DetailViewController`: `identifier`: `showDetail` → `showBook`

        """)
  }

  @Test(arguments: [[], ["--all"]])
  func `JSON matches its schema`(options: [String]) throws {
    try folder.write("<document", to: "new/C.storyboard")
    try folder.write(VersionedFolder.storyboard(), to: "old/D.storyboard")
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["diff", "old", "new", "--format", "json"] + options,
      folder: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(try JSONSchema(named: "diff-schema.json").problems(in: run.output).isEmpty)
    for text in ["\"status\": \"unreadable\"", "\"status\": \"removed\"", "showBook"] {
      #expect(run.output.contains(text))
    }
  }

  @Test func `A file that cannot be compared exits with 2, and the others are shown`() throws {
    try folder.write("<document", to: "new/B.storyboard")
    let run = try segues("diff", "old", "new", in: folder)
    #expect(run.status == 2)
    #expect(run.output.contains("showBook"))
    #expect(run.output.contains("B.storyboard (not compared)"))
    #expect(run.errors.contains("[malformed-xml]"))
  }

  @Test(arguments: [
    ["diff", "old"], ["diff", "old", "no/such"], ["diff", "old", "new/A.storyboard"],
    ["diff", "--git-driver", "a", "b"], ["diff", "--rev", "HEAD"], ["describe", "no/such"],
  ])
  func `A comparison that cannot run exits with 2`(arguments: [String]) throws {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(!run.errors.isEmpty)
  }

  @Test(arguments: [("HEAD", true), ("old", false)])
  func `A revision without an option is recognized`(path: String, isRevision: Bool) throws {
    let run = try segues("diff", path, in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Did you mean --rev HEAD?") == isRevision)
  }
}
