import Foundation
import HeadlessUIKit
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct HostileFileTests {
  private func storyboard(_ text: StoryboardText) throws -> UIStoryboard {
    let parsed = StoryboardReader().read(Data(text.xml.utf8), path: "Hostile.storyboard")
    return try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Hostile"))
  }

  nonisolated private static let names = [
    #"a "quoted" 'one'"#, "two\nlines", "👩‍👩‍👧", "</segue>", " space ", "class", "a.b.c",
    String(repeating: "x", count: 10_000), String(repeating: "é", count: 10_000),
  ]

  @Test(arguments: names)
  func `Any identifier is found exactly as it is written`(name: String) throws {
    let storyboard = try storyboard(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", segues: [SegueText("show", to: "b", identifier: name)]),
          .controller("b", identifier: name),
        ]))
    let stack = UINavigationController(
      rootViewController: try #require(storyboard.instantiateInitialViewController()))
    stack.topViewController?.performSegue(withIdentifier: name, sender: nil)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController?.interfaceObject?.id == "b")
    let exception = UIKitException.caught {
      storyboard.instantiateViewController(withIdentifier: name)
        .performSegue(withIdentifier: name, sender: nil)
    }
    #expect(exception?.reason.hasSuffix("has no segue with identifier '\(name)'") == true)
  }

  @Test(arguments: names)
  func `Any class name that doesn't exist is replaced by its element's class`(name: String) throws {
    let scene = SceneText.controller("a", "tabBarController", class: name, module: name)
    let storyboard = try storyboard(StoryboardText(initial: "a", scenes: [scene]))
    HeadlessLog.removeAll()
    let made = try #require(storyboard.instantiateInitialViewController())
    #expect(type(of: made) == UITabBarController.self)
    #expect(HeadlessLog.lines.count == 1)
  }

  @Test func `Containers that contain themselves throw an exception`() throws {
    let storyboard = try storyboard(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", "navigationController", segues: [.root("b")]),
          .controller("b", "tabBarController", segues: [.tab("a")]),
        ]))
    let exception = UIKitException.caught { _ = storyboard.instantiateInitialViewController() }
    #expect(exception?.name == "EXC_BAD_ACCESS")
  }

  @Test func `A container that is its own child twice throws an exception, too`() throws {
    let storyboard = try storyboard(
      StoryboardText(
        initial: "a",
        scenes: [.controller("a", "tabBarController", segues: [.tab("a"), .tab("a")])]))
    let exception = UIKitException.caught { _ = storyboard.instantiateInitialViewController() }
    #expect(exception?.name == "EXC_BAD_ACCESS")
  }

  @Test func `Embeds that embed each other throw an exception`() throws {
    let storyboard = try storyboard(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller("a", segues: [SegueText("embed", to: "b", from: .containerView)]),
          .controller("b", segues: [SegueText("embed", to: "a", from: .containerView)]),
        ]))
    let exception = UIKitException.caught {
      storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
    }
    #expect(exception?.name == "EXC_BAD_ACCESS")
    // The nesting depth is back at its initial value.
    let again = UIKitException.caught {
      _ = TestStoryboards.named("Containers").instantiateInitialViewController()?.view
    }
    #expect(again == nil)
  }

  @Test func `If two segues have the same identifier, the first one is performed`() throws {
    let storyboard = try storyboard(
      StoryboardText(
        initial: "a",
        scenes: [
          .controller(
            "a",
            segues: [
              SegueText("show", to: "b", identifier: "twin"),
              SegueText("show", to: "c", identifier: "twin"),
            ]),
          .controller("b"), .controller("c"),
        ]))
    let stack = UINavigationController(
      rootViewController: try #require(storyboard.instantiateInitialViewController()))
    stack.topViewController?.performSegue(withIdentifier: "twin", sender: nil)
    #expect(stack.topViewController?.interfaceObject?.id == "b")
  }
}
