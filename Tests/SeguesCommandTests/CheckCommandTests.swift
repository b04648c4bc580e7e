import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "List", segues: [SegueText("show", to: "person", identifier: "show")]),
          .controller("person", class: "Person"),
        ]), to: "App/Main.storyboard")
    try write("shwo")
  }

  private func write(_ identifier: String, before: String = "") throws {
    try folder.write(
      """
      class List: UIViewController {
      \(before)  func open() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
      }
      class Person: UIViewController {}

      """, to: "App/List.swift")
  }

  private func check(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues"),
      ["check", "App", "--no-cache", "--rule", "perform-unknown-segue"] + arguments,
      folder: folder.path)
  }

  @Test func `An error is shown with its line, and exits with 1`() throws {
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("App/List.swift:2:46: error: "))
    #expect(run.output.contains("   2 | func open() { performSegue(withIdentifier: \"shwo\""))
    #expect(run.output.contains("\n1 error, 0 warnings, 0 notes; "))
    #expect(run.output.contains("Read 1 storyboard (2 scenes, 1 segue), 0 xibs, 1 Swift file"))
    #expect(run.errors.isEmpty)
  }

  @Test func `A clean app exits with 0`() throws {
    try write("show")
    let run = try check()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("0 errors, 0 warnings, 0 notes; "))
  }

  @Test func `Several formats go to files, one to standard output`() throws {
    let run = try check(
      "--format", "github", "--format", "sarif=out/report.sarif", "--format", "json=report.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error file=App/List.swift,line=2,col=46,"))
    let sarif = try String(contentsOfFile: folder.path("out/report.sarif"), encoding: .utf8)
    #expect(try JSONSchema(named: "sarif-schema.json").problems(in: sarif).isEmpty)
    let json = try String(contentsOfFile: folder.path("report.json"), encoding: .utf8)
    #expect(try JSONSchema(named: "check-schema.json").problems(in: json).isEmpty)
  }

  @Test func `If all formats go to files, the text is still printed`() throws {
    let run = try check("--format", "junit=junit.xml")
    #expect(run.output.contains("1 error, 0 warnings"))
    #expect(FileManager.default.fileExists(atPath: folder.path("junit.xml")))
  }

  @Test(arguments: [
    ["--format", "text", "--format", "json"], ["--format", "json=a", "--format", "sarif=a"],
    ["--format", "yaml"], ["--format", "json="], ["--rule", "nonsense"],
    ["--fix", "--since", "HEAD"],
    ["--write-baseline"], ["--baseline", "none.json"], ["--since", "HEAD"],
    ["--config", "none.yml"],
    ["--format", "json=App"], ["no-such-folder"],
  ])
  func `A check that cannot run exits with 2 and says why`(arguments: [String]) throws {
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["check", "App", "--no-cache"] + arguments,
      folder: folder.path)
    #expect(run.status == 2)
    #expect(!run.errors.isEmpty)
    if arguments.first != "--format" { #expect(run.output.isEmpty) }
  }

  @Test func `Services get paths relative to the repository, and people the paths they gave`()
    throws
  {
    try folder.write("", to: ".git/HEAD")
    let run = try Subprocess.run(
      Subprocess.product("segues"),
      ["check", ".", "--no-cache", "--format", "gitlab=g.json", "--format", "xcode"],
      folder: folder.path("App"))
    #expect(run.output.contains("\nList.swift:2:46: error: ") || run.output.hasPrefix("List.swift"))
    let gitlab = try String(contentsOfFile: folder.path("App/g.json"), encoding: .utf8)
    #expect(gitlab.contains("\"path\": \"App/List.swift\""))
  }

  @Test func `The app's configuration applies, and a mistake in it exits with 2`() throws {
    try folder.write("check: {rules: {perform-unknown-segue: warning}}", to: ".segues.yml")
    #expect(try check().status == 0)
    #expect(try check("--strict").status == 1)
    try folder.write("check:\n  rules: {perform-unknown-sege: note}", to: ".segues.yml")
    let run = try check()
    #expect(run.status == 2)
    #expect(run.errors.contains(".segues.yml:2:11: error: unknown rule"))
    #expect(run.errors.contains("help: did you mean perform-unknown-segue?"))
  }

  @Test func `Excluded files are not checked`() throws {
    try folder.write("exclude: [App/List.swift]", to: ".segues.yml")
    let run = try check()
    #expect(run.status == 0)
    #expect(run.output.contains("0 Swift files"))
  }

  @Test func `Writing a baseline silences its findings`() throws {
    let written = try check("--baseline", "b.json", "--write-baseline")
    #expect(written.status == 0)
    #expect(written.output == "Wrote 1 finding to b.json.\n")
    let run = try check("--baseline", "b.json")
    #expect(run.status == 0)
    #expect(run.output.contains("Findings not reported: 1 in the baseline."))
  }

  @Test func `Undecided places are counted, and listed on request`() throws {
    try write("\\(name)")
    #expect(try check().output.contains("; 1 undecided: --verbose lists them with reasons.\n"))
    #expect(try check("--verbose").output.contains("App/List.swift:2:46: undecided: "))
  }

  @Test func `The output is the same every time`() throws {
    let (first, second) = (try check("--format", "json"), try check("--format", "json"))
    #expect(first.output == second.output)
    #expect(try JSONSchema(named: "check-schema.json").problems(in: first.output).isEmpty)
  }

  @Test func `Fixable findings are fixed, and nothing else in the file changes`() throws {
    let path = folder.path("App/Main.storyboard")
    let clean = try String(contentsOfFile: path, encoding: .utf8)
    let broken = clean.replacingOccurrences(
      of: "id=\"person\"", with: "id=\"person\" storyboardIdentifier=\"\"")
    try folder.write(broken, to: "App/Main.storyboard")
    func check(_ arguments: String...) throws -> Subprocess {
      try Subprocess.run(
        Subprocess.product("segues"),
        ["check", "App", "--no-cache", "--rule", "empty-identifier"] + arguments,
        folder: folder.path)
    }
    #expect(try check().output.contains("\n0 errors, 0 warnings, 1 note"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == broken)
    let fixed = try check("--fix")
    #expect(fixed.status == 0)
    #expect(fixed.errors.contains(": fixed: this scene has an empty storyboard identifier"))
    #expect(fixed.errors.hasSuffix("Fixed 1 finding in 1 file.\n"))
    #expect(fixed.output.hasPrefix("diff --git a/App/Main.storyboard b/App/Main.storyboard\n"))
    #expect(fixed.output.contains("\n0 errors, 0 warnings, 0 notes"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == clean)
  }
}
