import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct PlanOrderTests {
  /// Storyboards with all kinds of contents.
  private var files: [InterfaceFile] {
    let list = StoryboardText(
      initial: "n",
      scenes: [
        .controller("n", "navigationController", segues: [.root("l")]),
        .controller(
          "l", class: "List", identifier: "list",
          segues: [
            SegueText("show", to: "p", id: "1", identifier: "show-person"),
            SegueText("show", to: "ref", id: "2", identifier: "ShowPerson"),
            SegueText("show", to: "p", id: "3", from: .button),
            SegueText("show", to: "ref", id: "4", from: .button),
            .unwind("back:", to: "l-exit", identifier: "back"),
          ]), .controller("p", class: "Person", module: "Kit", identifier: "List"),
        .controller("q", class: "Person", identifier: "list"),
        .reference("ref", storyboard: "Other"), .reference("lost", storyboard: "Kit"),
      ])
    let other = StoryboardText(
      initial: "x",
      scenes: [
        .controller(
          "x", class: "List", segues: [SegueText("embed", to: "y", from: .containerView)]),
        .controller("y", class: "Map"),
      ])
    let tv = StoryboardText(runtime: "AppleTV", scenes: [.controller("x", class: "List")])
    return SegueGenerationTests.files([
      "App/Base.lproj/Main.storyboard": list, "App/de.lproj/Main.storyboard": other,
      "App/Other.storyboard": other, "Kit/Main.storyboard": list, "TV/Main.storyboard": tv,
      "TV/Other.storyboard": tv, "Zoo/main.storyboard": list,
    ])
  }

  @Test func `A file that is also a reference counts once`() {
    let plan = GenerationPlan(files: files)
    let again = GenerationPlan(files: files, references: files)
    #expect(again.declarations == plan.declarations)
    #expect(again.findings == plan.findings)
  }

  @Test func `The order of the files doesn't matter`() {
    let plan = GenerationPlan(files: files)
    #expect(plan.declarations.count == 6)
    #expect(plan.findings.count > 10)
    for _ in 0..<10 {
      let shuffled = GenerationPlan(files: files.shuffled())
      #expect(shuffled.declarations == plan.declarations)
      #expect(shuffled.findings == plan.findings)
    }
  }

  @Test(arguments: [2, 3, 64])
  func `The number of threads doesn't matter`(workers: Int) {
    let plan = GenerationPlan(files: files)
    let parallel = GenerationPlan(files: files, workers: workers)
    #expect(parallel.declarations == plan.declarations)
    #expect(parallel.findings == plan.findings)
  }

  @Test func `A file that is given twice counts once`() {
    let plan = GenerationPlan(files: files + files, references: files)
    #expect(plan.declarations == GenerationPlan(files: files).declarations)
  }
}
