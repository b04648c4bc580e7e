import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct UnwindSegueTests {
  @Test func `An unwind segue has an action but no destination`() {
    let plan = plan([
      .controller(
        "a", class: "A", segues: [.unwind("doneWithSegue:", to: "a-exit", identifier: "Done")])
    ])
    let segue = plan.segue("done", of: "A")
    #expect(segue?.role == .unwind)
    #expect(segue?.destination == nil)
    #expect(segue?.unwindAction == "doneWithSegue:")
    #expect(plan.findings.isEmpty)
  }

  @Test(arguments: [
    ("doneWithSegue:", "done"), ("unwindToHome:", "unwindToHome"), ("unwind:", "unwind"),
    ("withSegue:", "withSegue"), ("backWithSegue:sender:", "back"), ("", "unwind"),
  ])
  func `An unwind segue without an identifier has its action's name`(action: String, name: String) {
    let plan = plan([
      .controller("a", class: "A", segues: [.unwind(action, to: "a-exit", from: .button)])
    ])
    #expect(plan.source("A")?.names == [name])
    #expect(plan.segue(name, of: "A")?.role == .unwind)
  }

  @Test func `Two unnamed unwind segues are reported unless they share an action`() {
    func plan(_ second: String) -> GenerationPlan {
      SegueGenerationTests.plan([
        .controller(
          "a", class: "A",
          segues: [
            .unwind("cancel:", to: "a-exit", from: .button),
            .unwind(second, to: "a-exit", from: .button),
          ])
      ])
    }
    #expect(plan("save:").rules == ["unnamed-segues-alike"])
    #expect(plan("save:").source("A")?.segues == [])
    #expect(plan("cancel:").findings.isEmpty)
    #expect(plan("cancel:").segue("cancel", of: "A")?.locations.count == 2)
  }

  @Test func `The configuration sets the method that receives the value`() {
    let text = StoryboardText(scenes: [
      .controller(
        "a", class: "A",
        segues: [
          .unwind("limits:", to: "a-exit", identifier: "done"),
          .unwind("other:", to: "a-exit", identifier: "other"),
        ])
    ])
    let method = UnwindOverride(method: "Home.limitsChosen(with:)", value: "Limits")
    let plan = plan(["Main.storyboard": text]) { $0.unwinds["limits:"] = method }
    #expect(plan.segue("done", of: "A")?.unwind == method)
    #expect(plan.segue("other", of: "A")?.unwind == nil)
  }

  @Test func `An identifier of two unwind segues with different actions is reported`() {
    let plan = plan([
      .controller("1", class: "A", segues: [.unwind("x:", to: "1-exit", identifier: "done")]),
      .controller("2", class: "A", segues: [.unwind("y:", to: "2-exit", identifier: "done")]),
    ])
    #expect(plan.rules == ["destinations-differ"])
    #expect(plan.segue("done", of: "A")?.unwindAction == nil)
    #expect(plan.segue("done", of: "A")?.role == .unwind)
  }
}
