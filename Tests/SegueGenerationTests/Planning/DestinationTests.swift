import Findings
import SegueGeneration
import StoryboardModel
import TestSupport
import Testing

@Suite struct DestinationTests {
  /// The destination of a segue to the scene `x`.
  private func destination(_ scenes: [SceneText]) -> DestinationDeclaration? {
    plan([start] + scenes).segue("go", of: "A")?.destination
  }

  private let start = SceneText.controller(
    "a", class: "A", segues: [SegueText("show", to: "x", identifier: "go")])

  @Test func `A plain navigation controller leads to its root`() {
    #expect(
      destination([
        .controller("x", "navigationController", segues: [.root("r")]),
        .controller("r", class: "Root"),
      ])
        == DestinationDeclaration(
          className: ClassName("Root"), containers: ["UINavigationController"], isCustom: true))
  }

  @Test func `A navigation controller with a custom class is the destination`() {
    let found = destination([
      .controller("x", "navigationController", class: "Nav", segues: [.root("r")]),
      .controller("r", class: "Root"),
    ])
    #expect(found == DestinationDeclaration(className: ClassName("Nav"), isCustom: true))
  }

  @Test func `A root without a custom class has its element's class`() {
    #expect(
      destination([
        .controller("x", "navigationController", segues: [.root("r")]),
        .controller("r", "tableViewController"),
      ])
        == DestinationDeclaration(
          className: ClassName("UITableViewController"), containers: ["UINavigationController"],
          isCustom: false))
  }

  @Test func `A plain container leads to its only child with a custom class`() {
    #expect(
      destination([
        .controller("x", "tabBarController", segues: [.tab("n"), .tab("plain")]),
        .controller("n", "navigationController", segues: [.root("r")]),
        .controller("r", class: "Root"), .controller("plain"),
      ])
        == DestinationDeclaration(
          className: ClassName("Root"),
          containers: ["UITabBarController", "UINavigationController"], isCustom: true))
  }

  @Test func `A container with two children of custom classes is the destination itself`() {
    #expect(
      destination([
        .controller("x", "tabBarController", segues: [.tab("p"), .tab("q")]),
        .controller("p", class: "P"), .controller("q", class: "Q"),
      ])
        == DestinationDeclaration(className: ClassName("UITabBarController"), isCustom: false))
  }

  @Test func `A container with an unknown child is the destination itself`() {
    #expect(
      destination([
        .controller("x", "tabBarController", segues: [.tab("p"), .tab("kit")]),
        .controller("p", class: "P"), .reference("kit", storyboard: "Kit"),
      ])?.className == ClassName("UITabBarController"))
  }

  @Test(arguments: ["hostingController", "avPlayerViewController", "glkViewController"])
  func `A bare controller of another framework counts as a plain one`(element: String) {
    #expect(
      destination([.controller("x", element)])?.className == ClassName("UIViewController"))
    #expect(
      destination([.controller("x", element, class: "Person")])?.className == ClassName("Person"))
  }

  @Test func `Containers that contain each other are handled`() {
    #expect(
      destination([
        .controller("x", "navigationController", segues: [.root("y")]),
        .controller("y", "navigationController", segues: [.root("x")]),
      ])?.className == ClassName("UINavigationController"))
    #expect(
      destination([
        .controller("x", "tabBarController", segues: [.tab("y"), .tab("x")]),
        .controller("y", "tabBarController", segues: [.tab("x")]),
      ])?.className == ClassName("UITabBarController"))
  }

  /// Each container of a chain is searched from, so an unlimited search would be quadratic.
  @Test(arguments: [("navigationController", 32), ("tabBarController", 1_000)])
  func `Nested containers are followed up to a limit`(
    element: String, most: Int
  ) {
    func end(through count: Int) -> DestinationDeclaration? {
      let scenes = (0..<count).map {
        SceneText.controller(
          $0 == 0 ? "x" : "c\($0)", element,
          segues: [$0 == count - 1 ? .root("r") : .root("c\($0 + 1)")])
      }
      return destination(scenes + [.controller("r", class: "Root")])
    }
    #expect(end(through: most)?.className == ClassName("Root"))
    #expect(end(through: most)?.containers.count == most)
    #expect(end(through: most + 1)?.isCustom == false)
  }

  @Test func `References are followed, through containers too`() {
    let main = StoryboardText(scenes: [
      start, .controller("x", "navigationController", segues: [.root("ref")]),
      .reference("ref", storyboard: "Other", identifier: "P"),
    ])
    let other = StoryboardText(scenes: [.controller("p", class: "P", identifier: "P")])
    let plan = plan(["Main.storyboard": main, "Other.storyboard": other])
    #expect(plan.segue("go", of: "A")?.destination?.className == ClassName("P"))
  }

  @Test func `An unread storyboard leaves the class open, with a reason`() {
    let plan = plan([start, .reference("x", storyboard: "Kit", bundle: "org.example.Kit")])
    let found = plan.segue("go", of: "A")?.destination
    #expect(found?.className == ClassName("UIViewController"))
    #expect(found?.isCustom == false)
    #expect(found?.unknownReason == "the storyboard “Kit” was not read")
    #expect(plan.rules == ["storyboard-not-found"])
  }

  @Test func `A missing scene is reported by the graph, and the case stays`() {
    let other = StoryboardText(scenes: [.controller("p", class: "P", identifier: "P")])
    let main = StoryboardText(scenes: [
      start, .reference("x", storyboard: "Other", identifier: "Q"),
    ])
    let plan = plan(["Main.storyboard": main, "Other.storyboard": other])
    #expect(plan.segue("go", of: "A")?.destination?.unknownReason == "the scene “Q” doesn't exist")
    #expect(plan.rules == ["missing-scene"])
  }

  @Test func `If its destination is not in the file, a case leads to any controller`() {
    let plan = plan([start])
    #expect(plan.segue("go", of: "A")?.destination?.className == ClassName("UIViewController"))
    #expect(
      plan.segue("go", of: "A")?.destination?.unknownReason == "its destination is not in the file")
  }

  @Test func `The segue action of a plain container's root belongs to the segue`() {
    let plan = plan([
      start,
      .controller(
        "x", "navigationController",
        segues: [
          SegueText(
            "relationship", to: "r",
            attributes: [
              ("relationship", "rootViewController"), ("destinationCreationSelector", "makeRoot:"),
            ])
        ]), .controller("r", class: "Root"),
    ])
    #expect(plan.segue("go", of: "A")?.segueAction == "makeRoot:")
  }

  @Test func `A child that a segue action creates gets its value from an answer`() {
    for action in [[], [("destinationCreationSelector", "makeRoot:")]] {
      let plan = plan([
        .controller(
          "x", "navigationController", class: "Stack",
          segues: [
            SegueText(
              "relationship", to: "r", attributes: [("relationship", "rootViewController")] + action
            )
          ]), .controller("r", class: "Root"),
      ])
      let fired = plan.source("Stack")?.segues.map(\.isFiredByStoryboard)
      #expect(fired == [!action.isEmpty])
    }
  }
}
