import Findings
import SegueGeneration
import StoryboardModel
import Testing

/// The documentation of a case: where it comes from, where it leads, how, and its place.
@Suite struct CaseDocumentationTests {
  @Test(arguments: [
    (SegueKind.show, "shows `PersonViewController`."),
    (.showDetail, "shows `PersonViewController` as its detail."),
    (.presentation, "presents `PersonViewController` modally."),
    (.popoverPresentation, "presents `PersonViewController` in a popover."),
    (.custom, "leads to `PersonViewController` by a custom segue."),
    (.other("spin"), "leads to `PersonViewController` by a segue of kind “spin”."),
  ])
  func `The documentation says the kind of the segue in words`(kind: SegueKind, words: String) {
    let text = RenderFixture.text(RenderFixture.file([RenderFixture.segue("show", kind: kind)]))
    #expect(text.contains("    /// `ListViewController` \(words)\n"))
  }

  @Test func `The documentation has the identifier, control, segue action and place`() {
    let segue = RenderFixture.segue(
      "show", identifier: "Show", controls: ["the button “Go”", "the cell “Row”"],
      segueAction: "make:")
    let text = RenderFixture.text(RenderFixture.file([segue]))
    #expect(
      text.contains(
        """
            /// Identifier “Show”; fired by the button “Go” and the cell “Row”; created by the segue action
            /// `make:`. Main.storyboard:7.
            case show(Person)
        """))
  }

  @Test func `A place is named by its file, never by its path`() {
    var segue = RenderFixture.segue("show")
    segue.locations = [
      RenderFixture.location(7), RenderFixture.location(9, "Other/Settings.storyboard"),
    ]
    let text = RenderFixture.text(RenderFixture.file([segue]))
    #expect(text.contains("performed by code. Main.storyboard:7, Settings.storyboard:9.\n"))
    let comments = text.split(separator: "\n").filter { $0.contains("///") }
    #expect(!comments.contains { $0.contains("App/") || $0.contains("Other/") })
  }

  @Test func `Containers on the way are named`() {
    let segue = RenderFixture.segue(
      "show", containers: ["UITabBarController", "UINavigationController"])
    let text = RenderFixture.text(RenderFixture.file([segue]))
    #expect(text.contains("through `UITabBarController` and\n"))
    #expect(text.contains("/// `UINavigationController`.\n"))
  }

  @Test func `An unknown destination is explained, and its case has no value`() {
    var segue = RenderFixture.segue("show")
    segue.destination?.unknownReason = "the storyboard “Other” was not read"
    let text = RenderFixture.text(RenderFixture.file([segue]))
    #expect(text.contains("`ListViewController` shows an unknown controller.\n"))
    #expect(text.contains("performed by code; the storyboard “Other” was not read.\n"))
    #expect(text.contains("    case show\n"))
  }

  @Test func `An unwind segue without an identifier is not a case, but is mentioned`() {
    let unwind = SegueDeclaration(
      name: "done", role: .unwind, kind: .unwind, unwindAction: "done:",
      locations: [RenderFixture.location(11)])
    let text = RenderFixture.text(RenderFixture.file([unwind]))
    #expect(text.contains("an unwind segue by `done:` without an identifier. Main.storyboard:11."))
    #expect(!text.contains("case done"))
    #expect(text.contains("typealias Segue = _NoSegue<ListViewControllerSegues>"))
  }

  @Test func `A long identifier is cut in comments, and complete in code`() {
    let identifier = String(repeating: "abcdefghij", count: 1_000)
    let text = RenderFixture.text(
      RenderFixture.file([RenderFixture.segue("show", identifier: identifier)]))
    #expect(text.contains("case show = \"\(identifier)\"\n"))
    let comments = text.split(separator: "\n").filter { $0.contains("///") }
    #expect(comments.allSatisfy { $0.count <= 100 })
  }
}
