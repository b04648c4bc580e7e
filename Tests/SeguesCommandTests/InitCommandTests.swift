import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  private let folder: TemporaryFolder

  /// An app with one error: code performs a segue that doesn't exist.
  init() throws {
    folder = try ListFixture.write()
    try folder.write(
      """
      import UIKit
      class ListViewController: UITableViewController {
        func open() { performSegue(withIdentifier: "showNothing", sender: nil) }
      }
      class DetailViewController: UIViewController { @IBAction func closed(_ s: UIStoryboardSegue) {} }
      """, to: "App/List.swift")
  }

  private func initialize(_ arguments: String...) throws -> Subprocess {
    try Subprocess.run(
      Subprocess.product("segues"), ["init", "App"] + arguments, folder: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path(name))
  }

  @Test func `The configuration names targets and folders of dependencies, and is valid`() throws {
    try folder.write("", to: "App/Pods/a")
    try folder.write("", to: "App/Carthage/a")
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "ShopKit", path: "Kit")])
      """, to: "App/Kit/Package.swift")
    let run = try initialize("--no-baseline")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("Wrote App/.segues.yml: found 1 target, 3 storyboards, 0 xibs.\n"))
    let text = try text("App/.segues.yml")
    #expect(text.contains("#   ShopKit (library)\n"))
    #expect(text.contains("exclude:\n  - Pods  # CocoaPods\n  - Carthage  # Carthage\n"))
    #expect(!exists("App/segues-baseline.json"))
    // An invalid configuration would exit with 2.
    #expect(try segues("check", "App", "--no-cache", in: folder).status == 1)
  }

  @Test func `With --baseline, the findings are known, and the check passes`() throws {
    let run = try initialize("--baseline")
    #expect(run.status == 0)
    #expect(run.output.contains("Wrote App/segues-baseline.json: 1 error"))
    #expect(try text("App/.segues.yml").contains("\n  baseline: segues-baseline.json\n"))
    #expect(try segues("check", "App", "--no-cache", in: folder).status == 0)
  }

  @Test func `Without a terminal, no baseline is written, and --baseline is suggested`() throws {
    let run = try initialize()
    #expect(run.output.contains("With --baseline, only new ones are reported.\n"))
    #expect(!exists("App/segues-baseline.json"))
    #expect(try text("App/.segues.yml").contains("\n  # baseline: segues-baseline.json\n"))
  }

  @Test(arguments: [("y\n", true), ("\n", true), ("n\n", false), ("what?\nno\n", false)])
  func `On a terminal, a question decides about the baseline`(answer: String, isWritten: Bool)
    throws
  {
    let terminal = try #require(
      try PseudoTerminal(
        Subprocess.product("segues"), ["init", "App"], folder: folder.path,
        streams: [.input, .output, .errors],
        environment: ["XDG_CACHE_HOME": folder.path("cache")]))
    let asked = terminal.wait(for: "[Y/n] ")
    #expect(asked.contains("Write a baseline, so that only new findings are reported?"))
    terminal.type(answer)
    #expect(terminal.end().status == 0)
    #expect(exists("App/segues-baseline.json") == isWritten)
    #expect(try text("App/.segues.yml").contains("\n  baseline: ") == isWritten)
  }

  @Test func `Ctrl-C at the question starts a new line and exits by the signal`() throws {
    let terminal = try #require(
      try PseudoTerminal(
        Subprocess.product("segues"), ["init", "App"], folder: folder.path,
        streams: [.input, .output, .errors],
        environment: ["XDG_CACHE_HOME": folder.path("cache")]))
    let asked = terminal.wait(for: "[Y/n] ")
    terminal.interrupt()
    let end = terminal.end()
    #expect(end.status == SIGINT)
    #expect(end.text == asked + "\n")
    #expect(!exists("App/segues-baseline.json"))
  }

  @Test func `A second run changes nothing, and says so`() throws {
    _ = try initialize("--baseline")
    let before = try [text("App/.segues.yml"), text("App/segues-baseline.json")]
    try folder.write("", to: "App/Pods/a")
    let second = try initialize("--baseline")
    #expect(second.status == 0)
    #expect(second.output.hasPrefix("App/.segues.yml exists, and stays as it is.\n\nFor GitHub"))
    #expect(try [text("App/.segues.yml"), text("App/segues-baseline.json")] == before)
  }

  @Test func `A handwritten configuration stays, and the user has to add the baseline`() throws {
    try folder.write("check: {strict: true}\n", to: "App/.segues.yml")
    let run = try initialize("--baseline")
    #expect(
      run.output.contains("Add check: {baseline: segues-baseline.json} to App/.segues.yml.\n"))
    #expect(exists("App/segues-baseline.json"))
    #expect(try text("App/.segues.yml") == "check: {strict: true}\n")
  }

  @Test func `The baseline of a configuration above the folder is named from there`() throws {
    try folder.write("check: {strict: true}\n", to: ".segues.yml")
    let run = try initialize("--baseline")
    #expect(
      run.output.contains("Add check: {baseline: App/segues-baseline.json} to .segues.yml.\n"))
  }

  @Test func `A configuration above the folder counts, up to the repository`() throws {
    try folder.write("check: {strict: true}\n", to: ".segues.yml")
    #expect(try initialize().output.hasPrefix(".segues.yml exists, and stays as it is.\n"))
    try folder.write("", to: "App/.git/HEAD")
    #expect(try initialize("--no-baseline").output.hasPrefix("Wrote App/.segues.yml"))
  }

  @Test func `With --dry-run, nothing is written`() throws {
    let run = try initialize("--dry-run", "--baseline")
    #expect(run.status == 0)
    #expect(run.output.contains("Would write App/segues-baseline.json: 1 error"))
    #expect(run.output.contains("Would write App/.segues.yml:\n\n# "))
    #expect(run.output.contains("\n  baseline: segues-baseline.json\n"))
    #expect(!exists("App/.segues.yml") && !exists("App/segues-baseline.json"))
  }

  @Test(
    arguments: [
      (".github/a", "GitHub Actions, in .github/workflows/segues.yml"),
      (".gitlab-ci.yml", "GitLab, in .gitlab-ci.yml"), ("Jenkinsfile", "Jenkins, in Jenkinsfile"),
      ("bitrise.yml", "Bitrise, in bitrise.yml"),
      ("ci_scripts/a", "Xcode Cloud, in ci_scripts/ci_post_clone.sh"),
      ("other.yml", "GitHub Actions, in .github/workflows/segues.yml"),
    ])
  func `The lines for CI are for the service of the repository, or else for GitHub`(
    file: String, title: String
  ) throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("", to: file)
    let output = try initialize("--no-baseline").output
    #expect(output.contains("\nFor \(title):\n"))
    #expect(output.contains(" segues check App ") || output.contains("\nsegues check App "))
    #expect(output.contains("--ci prints the lines for another service: "))
    #expect(try text(file) == "")
  }

  @Test(arguments: ["github", "gitlab", "jenkins", "bitrise", "xcode-cloud"])
  func `--ci chooses the service, and a baseline takes the place of --since`(name: String) throws {
    let without = try initialize("--no-baseline", "--ci", name, "--dry-run").output
    #expect(without.contains("segues check . --since \"origin/$"))
    let with = try initialize("--baseline", "--ci", name, "--dry-run").output
    #expect(with.contains("segues check . --format ") && !with.contains("--since"))
    #expect(with.contains("another service: ") && !with.hasSuffix("\(name).\n"))
  }

  @Test(arguments: [
    ("bitrise", "$BITRISEIO_GIT_BRANCH_DEST"), ("xcode-cloud", "$CI_PULL_REQUEST_TARGET_BRANCH"),
  ])
  func `A shallow clone fetches the branch that a pull request is for, and skips other builds`(
    name: String, target: String
  ) throws {
    let output = try initialize("--no-baseline", "--ci", name, "--dry-run").output
    let guarded = try #require(output.range(of: "[ -n \"\(target)\" ] || exit 0"))
    let fetched = try #require(
      output.range(of: "git fetch origin \"+refs/heads/\(target):refs/remotes/origin/\(target)\""))
    let checked = try #require(output.range(of: "segues check . --since \"origin/\(target)\""))
    #expect(guarded.upperBound < fetched.lowerBound && fetched.upperBound < checked.lowerBound)
    let withBaseline = try initialize("--baseline", "--ci", name, "--dry-run").output
    #expect(!withBaseline.contains("git fetch") && !withBaseline.contains("exit 0"))
  }

  @Test func `A folder with spaces and quotation marks is one word of the shell`() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write(ListFixture.settings, to: "My \"App's\"/Main.storyboard")
    let run = try segues("init", "My \"App's\"", "--no-baseline", in: folder)
    #expect(run.output.contains(#"segues check 'My "App'\''s"' --since "#))
  }

  @Test func `Without an app, it exits with 2 and writes nothing`() throws {
    let none = try segues("init", "Nowhere", in: folder)
    #expect(none.status == 2 && none.errors.contains("no such file or folder: Nowhere"))
    let file = try segues("init", "App/Settings.storyboard", in: folder)
    #expect(file.status == 2 && file.errors.contains("is a file: name the app's folder"))
    try folder.write("", to: "Empty/a")
    let empty = try segues("init", "Empty", in: folder)
    #expect(empty.status == 2 && empty.errors.contains("no storyboard below Empty"))
    #expect(!exists("Empty/.segues.yml"))
    try folder.write("chekc: {}\n", to: "App/.segues.yml")
    let broken = try initialize()
    #expect(broken.status == 2 && broken.errors.contains("App/.segues.yml:1:1: error:"))
  }
}
