import CheckRun
import Findings
import SegueChecking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(60))) struct ManySubclassesTests {
  @Test func `What a class inherits is read once, not for each subclass`() {
    let long = String(repeating: "x", count: 15_000)
    let protocols = (0..<300).map { ", P\($0)\(long)" }.joined()
    let subclasses = (0..<10_000).map { "class Other\($0): List {}\n" }.joined()
    let code = """
      class List: UIViewController\(protocols) {
        func open() { performSegue(withIdentifier: "show", sender: self) }
      }
      \(subclasses)
      """
    let storyboard = StoryboardText(
      initial: "list",
      scenes: [
        .controller("list", class: "List", segues: [SegueText("show", to: "person")]),
        .controller("person"),
      ])
    let run = CheckRun(files: ["Main.storyboard": storyboard.xml, "List.swift": code])
    let found = SegueChecker.check(run.input()).findings
    #expect(found.map(\.rule).contains("perform-unknown-segue"))
  }
}
