import Findings
import Renaming
import TestSupport
import Testing

/// Actions next to methods whose selector was the action's in Swift 2.
struct OverloadedActionTests {
  private func app(_ code: String) -> RenamedApp {
    let storyboard = StoryboardText(
      initial: "list",
      scenes: [
        .controller(
          "list", class: "List",
          segues: [.unwind("save:", to: "list-exit", from: .button)])
      ])
    return RenamedApp(["Main.storyboard": storyboard.xml, "List.swift": code])
  }

  @Test func `A method with another label stays, and a call of either is undecided`() throws {
    let list = app(
      """
      class List: UIViewController {
        @IBAction func save(_ segue: UIStoryboardSegue) {}
        func save(now: Bool) {}
        func open() { save(now: true) }
      }
      """)
    let plan = try list.plan("save", "store", .action)
    #expect(plan.undecided.map(\.location.line) == [4])
    let text = list.applying(plan).files["List.swift"] ?? ""
    #expect(text.contains("func store(_ segue"))
    #expect(text.contains("func save(now: Bool)"))
  }

  @Test func `In Swift 2, the first label is not part of the selector`() throws {
    try app(
      """
      class List: UIViewController {
        @IBAction func save(segue: UIStoryboardSegue) {}
      }
      """
    ).expectRoundTrip("save", "store", .action)
  }
}
