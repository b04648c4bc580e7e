import Foundation
import TestSupport
import Testing

/// The last line of a command, which names the next one.
@Suite struct NextCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
  }

  private func onTerminal(_ arguments: [String]) throws -> PseudoTerminal.Result {
    try #require(
      try PseudoTerminal(
        Subprocess.product("segues"), arguments, folder: folder.path,
        streams: [.output, .errors], environment: ["XDG_CACHE_HOME": folder.path("cache")])
    ).end()
  }

  @Test(
    arguments: [
      (["list", "App"], "check App"), (["list"], "check"),
      (["walk", "App"], "walk --interactive App"),
      (["map", "App", "--no-check"], "serve --open App"), (["rules"], "check"),
      (["rules", "impossible-cast"], "check --rule impossible-cast"),
      (["describe", "App/Settings.storyboard"], "help describe"),
      (["diff", "App/Settings.storyboard", "App/LaunchScreen.storyboard"], "diff --rev HEAD"),
      (["generate", "App", "--output", "Code"], "check App"),
      (["init", "App", "--no-baseline"], "check App"),
      (["list", "./App"], "check ./App"),
      (
        ["check", "App", "--no-cache", "--baseline", "known.json", "--write-baseline"],
        "check --baseline known.json App"
      ),
      (["rename", "showDetail", "showDetails", "App", "--write"], "check App"),
    ])
  func `On a terminal, a command ends by naming the next one`(arguments: [String], next: String)
    throws
  {
    let text = try onTerminal(arguments + ["--color", "never"]).text
    let last = try #require(text.split(separator: "\n").last)
    #expect(last.hasPrefix("Next: segues \(next)  # "))
    #expect(text.components(separatedBy: "Next: ").count == 2)
  }

  @Test func `A check of a single file leads to a setup of the current folder`() throws {
    try folder.write("<document", to: "Broken.storyboard")
    let run = try onTerminal(["check", "Broken.storyboard", "--no-cache", "--color", "never"])
    #expect(run.text.contains("\nNext: segues init  # "))
  }

  @Test func `A check leads to a setup, then to a fix or a rule, and without findings to a map`()
    throws
  {
    try folder.write(
      """
      import UIKit
      class ListViewController: UITableViewController {
        func open() { performSegue(withIdentifier: "showNothing", sender: nil) }
      }
      class DetailViewController: UIViewController { @IBAction func closed(_ s: UIStoryboardSegue) {} }
      """, to: "App/List.swift")
    let check = ["check", "App", "--no-cache", "--color", "never"]
    #expect(try onTerminal(check).text.contains("\nNext: segues init App  # "))
    try folder.write("check: {rules: {unreachable-scene: off}}\n", to: "App/.segues.yml")
    let explained = try onTerminal(check + ["--rule", "perform-unknown-segue"])
    #expect(explained.status == 1)
    #expect(explained.text.contains("\nNext: segues rules perform-unknown-segue  # "))
    try folder.write(
      StoryboardText(initial: "a", scenes: [.controller("a", identifier: "")]),
      to: "App/Empty.storyboard")
    let fixable = try onTerminal(check + ["--rule", "empty-identifier"])
    #expect(fixable.text.contains("\nNext: segues check --fix App  # "))
    let clean = try onTerminal(check + ["--rule", "impossible-cast"])
    #expect(clean.status == 0)
    #expect(clean.text.contains("\nNext: segues map --open App  # "))
  }

  @Test func `In a pipe, with messages elsewhere, and after a failure, no command is named`() throws
  {
    for run in [try segues("list", "App", in: folder), try segues("rules", in: folder)] {
      #expect(!run.output.contains("Next:") && !run.errors.contains("Next:"))
    }
    let output = try PseudoTerminal.output(
      of: Subprocess.product("segues"), ["list", "App"], folder: folder.path)
    #expect(try !#require(output).contains("Next:"))
    #expect(try !onTerminal(["list", "Nowhere"]).text.contains("Next:"))
  }

  @Test func `A map of the changes is named only if it shows something`() throws {
    let app = try VersionedFolder()
    let next = "Next: segues map --diff HEAD --open"
    #expect(try seguesOnTerminal("diff", in: app.folder).text.contains(next))
    try app.commit("second")
    #expect(try !seguesOnTerminal("diff", in: app.folder).text.contains("Next:"))
  }

  @Test func `A path with spaces is quoted`() throws {
    try folder.write(ListFixture.settings, to: "My App/Main.storyboard")
    #expect(try onTerminal(["list", "My App"]).text.contains("Next: segues check 'My App'  # "))
  }
}
