import Foundation
import TestSupport
import Testing

/// No command overwrites a file that it didn't write, whichever option names the file.
@Suite struct OverwritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
    try write("nope")
  }

  /// Writes code that performs segues that don't exist.
  private func write(_ identifiers: String...) throws {
    let calls = identifiers.map { "performSegue(withIdentifier: \"\($0)\", sender: nil)" }
    try folder.write(
      """
      import UIKit
      class ListViewController: UITableViewController {
        func open() { \(calls.joined(separator: "; ")) }
      }
      """, to: "App/List.swift")
  }

  private func run(_ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
  }

  private func text(_ name: String = "out") throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// Writes with a command twice, with a change in between, and then over other files.
  private func overwrite(_ command: [String], between change: () throws -> Void) throws {
    #expect(try run(command).status != 2)
    let first = try text()
    try change()
    let again = try run(command)
    #expect(again.status != 2, "\(again.errors)")
    #expect(try text() != first)
    for other in [
      "import UIKit\n",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>",
      "{\n  \"version\": 1,\n  \"dependencies\": []\n}\n", "[\n  {}\n]\n", "a: b\n\tc\n",
      "# Read me\n\n- one\n- two\n",
    ] {
      try folder.write(other, to: "out")
      let refused = try run(command)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("“out”") && refused.errors.contains("--force"))
      #expect(try text() == other)
    }
    #expect(try run(command + ["--force"]).status != 2)
    #expect(try text() != "# Read me\n\n- one\n- two\n")
  }

  @Test(arguments: [
    "text", "markdown", "xcode", "github", "gitlab", "sarif", "checkstyle", "junit", "json",
  ])
  func `A report only overwrites a report of the same format`(format: String) throws {
    try overwrite(["check", "App", "--no-cache", "--format", "\(format)=out"]) {
      try write("nope", "neither")
    }
  }

  @Test func `A report without findings can be overwritten, too`() throws {
    for format in ["text", "markdown", "gitlab", "checkstyle", "json"] {
      try write()
      let command = ["check", "App", "--no-cache", "--format", "\(format)=\(format)"]
      #expect(try run(command).status == 0)
      try write("nope")
      #expect(try run(command).status == 1)
    }
  }

  @Test(arguments: ["html", "svg", "dot", "mermaid", "json"])
  func `A map only overwrites a map of the same format`(format: String) throws {
    try overwrite(["map", "App", "--no-check", "--format", format, "--output", "out"]) {
      try FileManager.default.copyItem(
        atPath: folder.path("App/Base.lproj/Main.storyboard"),
        toPath: folder.path("App/More.storyboard"))
    }
  }

  @Test(arguments: ["text", "markdown"])
  func `Changes as text or Markdown only overwrite such changes`(format: String) throws {
    for arguments in [
      ["init", "--quiet"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "First"],
    ] {
      #expect(
        try Subprocess.run("/usr/bin/env", ["git"] + arguments, folder: folder.path).status == 0)
    }
    try overwrite(["map", "App", "--diff", "HEAD", "--format", format, "--output", "out"]) {
      let main = try text("App/Base.lproj/Main.storyboard")
      try folder.write(
        main.replacingOccurrences(of: "showDetail", with: "showMore"),
        to: "App/Base.lproj/Main.storyboard")
      #expect(
        try run(["map", "App", "--diff", "HEAD", "--format", format, "-o", "out"]).status == 0)
      try folder.write(main, to: "App/More.storyboard")
    }
  }

  @Test func `A baseline only overwrites a baseline`() throws {
    try overwrite(["check", "App", "--no-cache", "--baseline", "out", "--write-baseline"]) {
      try write("nope", "neither")
    }
  }

  @Test func `An empty name, as from an unset variable, is not an output`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let run = try run(["generate", "App", "--output", ""])
    #expect(run.status == 2)
    #expect(run.errors.contains("the output's name is empty"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == names)
  }

  @Test func `A storyboard that an option names by mistake stays unchanged`() throws {
    let before = try text("App/Base.lproj/Main.storyboard")
    for command in [
      ["check", "App", "--no-cache", "--format", "json=App/Base.lproj/Main.storyboard"],
      [
        "check", "App", "--no-cache", "--baseline", "App/Base.lproj/Main.storyboard",
        "--write-baseline",
      ],
      ["map", "App", "--no-check", "-o", "App/Base.lproj/Main.storyboard"],
      ["generate", "App", "--output", "App/Base.lproj/Main.storyboard"],
      ["generate", "App", "--output", "Out", "--depfile", "App/Base.lproj/Main.storyboard"],
      ["generate", "App", "--output", "Out", "--cache", "App/Base.lproj/Main.storyboard"],
      [
        "generate", "App/Base.lproj/Main.storyboard", "--outline", "--output",
        "App/Base.lproj/Main.storyboard",
      ],
    ] {
      let run = try run(command)
      #expect(run.status == 2)
      #expect(run.errors.contains("--force"), "\(command): \(run.errors)")
      #expect(try text("App/Base.lproj/Main.storyboard") == before)
    }
    // Rejected before any of the other files is written.
    #expect(!FileManager.default.fileExists(atPath: folder.path("Out")))
  }
}
