import Foundation
import TestSupport
import Testing

/// `segues check --fix` and `segues check --watch`, as a user runs them.
@Suite struct FixCommandTests {
  private let folder: TemporaryFolder
  private let code = """
    class List: UIViewController {
      func open() { performSegue(withIdentifier: "showPersom", sender: nil) }
    }
    class Person: UIViewController {}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "List",
            segues: [SegueText("show", to: "person", identifier: "showPerson")]),
          .controller("person", class: "Person"),
        ]), to: "My App/Main.storyboard")
    try folder.write(code, to: "My App/List.swift")
  }

  private func check(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues"),
      ["check", "My App", "--no-cache", "--rule", "perform-unknown-segue"] + arguments,
      folder: folder.path)
  }

  private var current: String? {
    try? String(contentsOfFile: folder.path("My App/List.swift"), encoding: .utf8)
  }

  private var corrected: String { code.replacing("showPersom", with: "showPerson") }

  private var patch: String {
    """
    diff --git a/My App/List.swift b/My App/List.swift
    --- a/My App/List.swift\t
    +++ b/My App/List.swift\t
    @@ -1,4 +1,4 @@
     class List: UIViewController {
    -  func open() { performSegue(withIdentifier: "showPersom", sender: nil) }
    +  func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
     }
     class Person: UIViewController {}

    """
  }

  @Test func `A fix is printed as a patch before the report of what remains`() throws {
    let run = try check("--fix")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(patch + "0 errors, 0 warnings"))
    #expect(run.errors.hasSuffix("Fixed 1 finding in 1 file.\n"))
    #expect(current == corrected)
  }

  @Test func `In a folder of a repository, git applies the patch of a dry run`() throws {
    _ = try Subprocess.run("/usr/bin/env", ["git", "init", "-q"], folder: folder.path)
    let app = folder.path("My App")
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["check", "--no-cache", "--fix", "--dry-run"], folder: app)
    _ = try Subprocess.run("/usr/bin/env", ["git", "apply", "-"], input: run.output, folder: app)
    #expect(current == corrected)
  }

  @Test func `A dry run prints a patch that git applies, and writes nothing`() throws {
    let run = try check("--fix", "--dry-run")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix(patch))
    #expect(run.errors.contains(": can be fixed: List has no segue “showPersom”"))
    #expect(run.errors.hasSuffix("Would fix 1 finding in 1 file.\n"))
    #expect(current == code)
    let apply = try Subprocess.run(
      "/usr/bin/env", ["git", "apply", "-"], input: run.output, folder: folder.path)
    #expect(apply.status == 0, "\(apply.errors)")
    #expect(current == corrected)
  }

  @Test func `If a machine reads the report, the patch goes to standard error`() throws {
    let run = try check("--fix", "--format", "json")
    #expect(run.status == 0)
    #expect(try JSONSchema(named: "check-schema.json").problems(in: run.output).isEmpty)
    #expect(run.errors.hasPrefix(patch))
  }

  @Test func `Without findings to fix, no patch is printed`() throws {
    try folder.write(corrected, to: "My App/List.swift")
    let run = try check("--fix")
    #expect(run.output.hasPrefix("0 errors, 0 warnings"))
    #expect(run.errors == "Fixed 0 findings in 0 files.\n")
  }

  @Test(arguments: [
    (["--dry-run"], "--dry-run needs --fix"),
    (["--watch", "--fix"], "--watch and --fix cannot be combined"),
    (["--watch", "--write-baseline"], "--watch and --write-baseline cannot be combined"),
    (["--watch", "--format", "json"], "With --watch, standard output is text"),
  ])
  func `Options that don't go together exit with 2`(arguments: [String], reason: String) throws {
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["check", "My App", "--no-cache"] + arguments,
      folder: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(reason))
  }

  @Test func `A watch checks again after a change, and ends cleanly when interrupted`() throws {
    try folder.write(corrected, to: "fixed.swift")
    let script = """
      "$0" check "My App" --no-cache --rule perform-unknown-segue --watch > log 2>&1 &
      watch=$!
      for i in $(seq 300); do grep -q Watching log && break; sleep 0.1; done
      cp fixed.swift "My App/List.swift"
      for i in $(seq 300); do grep -q "^0 errors" log && break; sleep 0.1; done
      kill -INT $watch
      wait $watch
      """
    let run = try Subprocess.run(
      "/bin/bash", ["-c", script, Subprocess.product("segues")], folder: folder.path)
    #expect(run.status == 0)
    let log = try String(contentsOfFile: folder.path("log"), encoding: .utf8)
    let parts = log.split(separator: /\n─+ \d\d:\d\d:\d\d ─+\n\n/)
    #expect(parts.count == 2)
    #expect(parts.first?.contains("1 error, ") == true)
    #expect(parts.first?.hasSuffix("Watching the files. Press Ctrl-C to stop.\n") == true)
    #expect(parts.last?.hasPrefix("0 errors, 0 warnings") == true)
  }
}
