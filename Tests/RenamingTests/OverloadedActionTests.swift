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

  @Test func `A property of the same name is not renamed, and needs a look`() throws {
    let list = app(
      """
      class List: UIViewController {
        let save = "Save"
        @IBAction func save(_ segue: UIStoryboardSegue) {}
        func open() {
          title = save
          title = self.save
          save(segue)
          show(#selector(save(_:)), #selector(self.save(_:)))
        }
      }
      """)
    let plan = try list.plan("save", "store", .action)
    #expect(plan.undecided.map(\.location.line) == [5, 6])
    let text = list.applying(plan).files["List.swift"] ?? ""
    #expect(text.contains("let save = \"Save\""))
    #expect(text.contains("store(segue)"))
    #expect(text.contains("show(#selector(store(_:)), #selector(self.store(_:)))"))
  }

  @Test func `A local variable doesn't hide the full name of an action`() throws {
    let list = app(
      """
      class List: UIViewController {
        @IBAction func save(_ segue: UIStoryboardSegue) {}
        func open(save: UIButton) {
          save.action = #selector(save(_:))
        }
      }
      """)
    let plan = try list.plan("save", "store", .action)
    #expect(plan.undecided.isEmpty)
    let text = list.applying(plan).files["List.swift"] ?? ""
    #expect(text.contains("save.action = #selector(store(_:))"))
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
