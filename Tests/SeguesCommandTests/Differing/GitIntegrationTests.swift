import Foundation
import TestSupport
import Testing

/// git, with `segues` as its textconv and as its external diff driver.
@Suite struct GitIntegrationTests {
  private let app: VersionedFolder

  init() throws {
    app = try VersionedFolder()
  }

  private func attachTextconv() throws {
    try app.attach(
      ("textconv", "\(VersionedFolder.program) describe"), ("xfuncname", "^scene .*"))
  }

  private func attachDriver() throws {
    try app.attach(("command", "\(VersionedFolder.program) diff --git-driver"))
  }

  /// The lines of a difference that came or went.
  private func changed(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { line in
      ["+", "-"].contains(line.prefix(1)) && !line.hasPrefix("+++") && !line.hasPrefix("---")
    }
  }

  @Test func `As textconv, git diff shows meaning and nothing else`() throws {
    try attachTextconv()
    let output = try app.git("diff")
    #expect(
      changed(output) == [
        "-  segue “showDetail” (show) to DetailViewController from button “Go”",
        "+  segue “showBook” (show) to DetailViewController from button “Go”",
      ])
    #expect(output.contains(" @@ scene") || output.contains(" scene ListViewController"))
  }

  @Test func `As textconv, git log -p shows it too`() throws {
    try attachTextconv()
    try app.commit("second")
    let output = try app.git("log", "-p", "--format=%s")
    #expect(output.contains("+  segue “showBook” (show) to DetailViewController from button “Go”"))
    #expect(output.contains("+scene ListViewController"))
    #expect(!output.contains("<segue"))
  }

  @Test func `As textconv, a file that was only saved by another Xcode shows no line`() throws {
    try attachTextconv()
    try app.folder.write(
      VersionedFolder.storyboard(tools: "9"), to: VersionedFolder.name)
    #expect(try changed(app.git("diff")).isEmpty)
  }

  @Test(arguments: [
    "", "<<<<<<< ours\n<document/>\n=======\n>>>>>>> theirs\n", "bplist00\u{0}\u{1}", "<document",
  ])
  func `As textconv, a file that cannot be read is compared as it is`(text: String) throws {
    try attachTextconv()
    try app.folder.write(text, to: VersionedFolder.name)
    let output = try app.git("diff")
    #expect(output.contains("-scene ListViewController"))
    #expect(changed(output).contains { $0.hasPrefix("+") })
  }

  @Test func `As a driver, git diff shows what segues diff does`() throws {
    try attachDriver()
    let output = try app.git("diff")
    #expect(
      output == """
        App/Main.storyboard
          ~ ListViewController
            ~ segue “showBook” (show) to DetailViewController: identifier: showDetail → showBook [8]
          left out: versions of the tools

        """)
  }

  @Test func `As a driver, files that came, went and were renamed`() throws {
    try attachDriver()
    try app.commit("second")
    try app.git("mv", VersionedFolder.name, "App/Other.storyboard")
    try app.folder.write(
      StoryboardText(scenes: [.controller("new", class: "NewViewController")]),
      to: "App/New.storyboard")
    try app.git("add", "-A")
    let output = try app.git("diff", "--cached", "-M")
    #expect(output.contains("App/New.storyboard (new)\n  + NewViewController [6]\n"))
    #expect(output.contains("App/Other.storyboard (was App/Main.storyboard)\n"))
    #expect(output.contains("the same in meaning"))
    let without = try app.git("diff", "--cached", "--no-renames")
    #expect(without.contains("App/Main.storyboard (removed)\n  - ListViewController"))
  }

  @Test func `As a driver, git log -p --ext-diff goes through the history`() throws {
    try attachDriver()
    try app.commit("second")
    let output = try app.git("log", "-p", "--ext-diff", "--format=%s")
    #expect(output.contains("\nApp/Main.storyboard\n  ~ ListViewController\n"))
    #expect(output.contains("App/Main.storyboard (new)"))
  }

  @Test func `As a driver, a file that cannot be read is shown as git shows it`() throws {
    try attachDriver()
    try app.folder.write("<document>\n<scenes>\n", to: VersionedFolder.name)
    let output = try app.git("diff")
    #expect(output.contains("App/Main.storyboard (not compared)"))
    #expect(output.contains("\n+<scenes>\n"))
    #expect(!output.contains("/tmp"))
  }

  @Test func `As a driver, an unfinished merge is told`() throws {
    // Some versions of git call the driver with nothing but the path, others show the merge.
    let run = try segues("diff", "--git-driver", "App/Main.storyboard")
    #expect(run.status == 0)
    #expect(run.output == "App/Main.storyboard (not compared)\n  an unfinished merge\n")
  }

  @Test func `By the environment, too`() throws {
    let output = try app.git(
      "diff", environment: ["GIT_EXTERNAL_DIFF": "\(VersionedFolder.program) diff --git-driver"])
    #expect(output.contains("identifier: showDetail → showBook"))
  }

  @Test func `In git's pager there is colour, and not where nobody wants it`() throws {
    try attachDriver()
    let pager = ["GIT_PAGER_IN_USE": "1", "TERM": "xterm", "NO_COLOR": ""]
    #expect(try app.git("diff", environment: pager).contains("\u{1B}[33m~"))
    let refusing = pager.merging(["NO_COLOR": "1"]) { $1 }
    #expect(try !app.git("diff", environment: refusing).contains("\u{1B}"))
  }
}
