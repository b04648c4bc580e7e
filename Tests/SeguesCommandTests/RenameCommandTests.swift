import Foundation
import TestSupport
import Testing

@Suite struct RenameCommandTests {
  private let folder: TemporaryFolder
  private let storyboard = StoryboardText(
    initial: "list",
    scenes: [
      .controller(
        "list", class: "ListController",
        segues: [SegueText("show", to: "detail", identifier: "showDetail")]),
      .controller("detail", class: "DetailController"),
    ]
  ).xml
  private let code = """
    class ListController: UITableViewController {
      // showDetail
      func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
    }
    class DetailController: UIViewController {}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(storyboard, to: "App/Main.storyboard")
    try folder.write(code, to: "App/List.swift")
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder.path(path), encoding: .utf8)
  }

  @Test func `Without a terminal, it prints a patch and writes nothing`() throws {
    let run = try segues("rename", "showDetail", "showPerson", "App", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("diff --git a/App/List.swift b/App/List.swift\n"))
    #expect(
      run.output.contains(
        "+  func open() { performSegue(withIdentifier: \"showPerson\", sender: nil) }\n"))
    #expect(try text("App/List.swift") == code)
    #expect(try text("App/Main.storyboard") == storyboard)
  }

  @Test func `On a terminal, a file with CRLF line endings is shown line by line`() throws {
    try folder.write(
      code.split(separator: "\n").map { "\($0)\r\n" }.joined(), to: "App/List.swift")
    let run = try seguesOnTerminal("rename", "showDetail", "showPerson", "App", in: folder)
    #expect(
      run.text.contains(
        "\u{1B}[32m+  func open() { performSegue(withIdentifier: \"showPerson\", sender: nil) }"
          + "\u{1B}[0m"))
    #expect(!run.text.contains("\\r"))
  }

  @Test func `git applies the patch`() throws {
    let patch = try segues("rename", "showDetail", "showPerson", "App", in: folder)
    let written = try segues("rename", "showDetail", "showPerson", "App", "--write", in: folder)
    #expect(written.status == 0)
    let expected = try [text("App/List.swift"), text("App/Main.storyboard")]
    try folder.write(storyboard, to: "App/Main.storyboard")
    try folder.write(code, to: "App/List.swift")
    let apply = try Subprocess.run(
      "/usr/bin/env", ["git", "apply"], input: patch.output, folder: folder.path)
    #expect(apply.status == 0)
    #expect(try [text("App/List.swift"), text("App/Main.storyboard")] == expected)
  }

  @Test func `With --write, all files are written`() throws {
    let run = try segues("rename", "showDetail", "showPerson", "App", "--write", in: folder)
    #expect(run.status == 0)
    #expect(
      run.output
        == "Renamed the segue identifier “showDetail” to “showPerson”: 2 places in 2 files.\n")
    #expect(
      try text("App/Main.storyboard")
        == storyboard.replacingOccurrences(of: "\"showDetail\"", with: "\"showPerson\""))
    #expect(
      try text("App/List.swift")
        == code.replacingOccurrences(of: "\"showDetail\"", with: "\"showPerson\""))
  }

  @Test(arguments: ["Outside/Own.swift", "App/.git/hooks/Own.swift"])
  func `With --write, nothing is written if a link leads out of the project or into .git`(
    target: String
  ) throws {
    let own = """
      class Own: ListController {
        func show() { performSegue(withIdentifier: "showDetail", sender: nil) }
      }

      """
    try folder.write("", to: "App/.git/HEAD")
    try folder.write(own, to: target)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Own.swift"), withDestinationPath: folder.path(target))
    let run = try segues("rename", "showDetail", "showPerson", "App", "--write", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("/\(target)” on the command line; no file was changed"))
    #expect(try text(target) == own)
    #expect(try text("App/List.swift") == code)
    #expect(try text("App/Main.storyboard") == storyboard)
  }

  @Test func `An undecided place exits with 1, and --force doesn't touch the place`() throws {
    try folder.write("let name = \"showDetail\"\n", to: "App/Names.swift")
    let run = try segues("rename", "showDetail", "showPerson", "App", "--write", in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("App/Names.swift:1:12: it is unknown what the text is for\n"))
    #expect(try text("App/List.swift") == code)
    let forced = try segues(
      "rename", "showDetail", "showPerson", "App", "--write", "--force", in: folder)
    #expect(forced.status == 0)
    #expect(try text("App/Names.swift") == "let name = \"showDetail\"\n")
    #expect(try text("App/List.swift").contains("\"showPerson\""))
  }

  @Test func `An unknown name exits with 2 and suggests the nearest`() throws {
    let run = try segues("rename", "showDetial", "showPerson", "App", in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean “showDetail”?"))
  }

  @Test func `With --verbose, comments with the name are listed`() throws {
    let run = try segues("rename", "showDetail", "showPerson", "App", "--verbose", in: folder)
    #expect(run.errors.contains("App/List.swift:2:6: a comment contains the name\n"))
  }

  @Test func `--all and --in cannot be combined`() throws {
    let run = try segues("rename", "showDetail", "x", "App", "--all", "--in", "A", in: folder)
    #expect(run.status == 2)
  }
}
