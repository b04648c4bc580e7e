import Foundation
import TestSupport
import Testing

/// Git, with `segues` as its textconv and as its external diff program.
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

  /// The added and removed lines of a difference.
  private func changed(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { line in
      ["+", "-"].contains(line.prefix(1)) && !line.hasPrefix("+++") && !line.hasPrefix("---")
    }
  }

  @Test func `As textconv, git diff shows only changes of meaning`() throws {
    try attachTextconv()
    let output = try app.git("diff")
    #expect(
      changed(output) == [
        "-  segue “showDetail” (show) to DetailViewController from button “Go”",
        "+  segue “showBook” (show) to DetailViewController from button “Go”",
      ])
    #expect(output.contains(" @@ scene") || output.contains(" scene ListViewController"))
  }

  @Test func `As textconv, git log -p shows only changes of meaning, too`() throws {
    try attachTextconv()
    try app.commit("second")
    let output = try app.git("log", "-p", "--format=%s")
    #expect(output.contains("+  segue “showBook” (show) to DetailViewController from button “Go”"))
    #expect(output.contains("+scene ListViewController"))
    #expect(!output.contains("<segue"))
  }

  @Test func `As textconv, a file saved by another Xcode version has no changed lines`() throws {
    try attachTextconv()
    try app.folder.write(
      VersionedFolder.storyboard(tools: "9"), to: VersionedFolder.name)
    #expect(try changed(app.git("diff")).isEmpty)
  }

  @Test(arguments: [
    "", "<<<<<<< ours\n<document/>\n=======\n>>>>>>> theirs\n", "bplist00\u{0}\u{1}", "<document",
  ])
  func `As textconv, an unreadable file is compared verbatim`(text: String) throws {
    try attachTextconv()
    try app.folder.write(text, to: VersionedFolder.name)
    let output = try app.git("diff")
    #expect(output.contains("-scene ListViewController"))
    #expect(changed(output).contains { $0.hasPrefix("+") })
  }

  @Test func `As a driver, git diff shows the same as segues diff`() throws {
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

  @Test func `As a driver, added, removed and renamed files are shown`() throws {
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

  @Test func `As a driver, git log -p --ext-diff shows the whole history`() throws {
    try attachDriver()
    try app.commit("second")
    let output = try app.git("log", "-p", "--ext-diff", "--format=%s")
    #expect(output.contains("\nApp/Main.storyboard\n  ~ ListViewController\n"))
    #expect(output.contains("App/Main.storyboard (new)"))
  }

  @Test func `As a driver, an unreadable file is shown as git shows it`() throws {
    try attachDriver()
    try app.folder.write("<document>\n<scenes>\n", to: VersionedFolder.name)
    let output = try app.git("diff")
    #expect(output.contains("App/Main.storyboard (not compared)"))
    #expect(output.contains("\n+<scenes>\n"))
    #expect(!output.contains("/tmp"))
  }

  @Test func `As a driver, an unfinished merge is reported`() throws {
    // Some versions of git pass only the path to the driver, others show the merge.
    let run = try segues("diff", "--git-driver", "App/Main.storyboard")
    #expect(run.status == 0)
    #expect(run.output == "App/Main.storyboard (not compared)\n  an unfinished merge\n")
  }

  @Test func `The driver can be set in the environment, too`() throws {
    let output = try app.git(
      "diff", environment: ["GIT_EXTERNAL_DIFF": "\(VersionedFolder.program) diff --git-driver"])
    #expect(output.contains("identifier: showDetail → showBook"))
  }

  @Test func `Git's pager shows color, unless it is turned off`() throws {
    try attachDriver()
    let pager = ["GIT_PAGER_IN_USE": "1", "TERM": "xterm", "NO_COLOR": ""]
    #expect(try app.git("diff", environment: pager).contains("\u{1B}[33m~"))
    let refusing = pager.merging(["NO_COLOR": "1"]) { $1 }
    #expect(try !app.git("diff", environment: refusing).contains("\u{1B}"))
    try app.attach(("command", "\(VersionedFolder.program) diff --git-driver --color never"))
    #expect(try !app.git("diff", environment: pager).contains("\u{1B}"))
  }
}
