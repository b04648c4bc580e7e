import CheckRun
import Findings
import SegueChecking
import TestSupport
import Testing

/// Scenes with far more segues than real ones have.
@Suite(.timeLimit(.minutes(60))) struct ManySeguesTests {
  @Test func `Segues that no code performs are not compared with each other`() {
    let segues = (0..<10_000).map {
      SegueText("show", to: "person", id: "segue-\($0)", identifier: "other\($0)")
    }
    let storyboard = StoryboardText(
      initial: "list",
      scenes: [.controller("list", class: "List", segues: segues), .controller("person")])
    let calls = (0..<40).map { "ListSegues.perform(.case\($0), from: self)" }
    let code = """
      class List: UIViewController, ListSegues.Source {
        func open() {
          performSegue(withIdentifier: "elsewhere", sender: self)
          \(calls.joined(separator: "\n    "))
        }
      }
      """
    let run = CheckRun(files: ["Main.storyboard": storyboard.xml, "List.swift": code])
    let found = SegueChecker.check(run.input()).findings
    #expect(found.filter { $0.rule == "unperformed-segue" }.count == 10_000)
  }
}
