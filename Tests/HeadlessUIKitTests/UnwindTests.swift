import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct UnwindTests {
  private let storyboard = TestStoryboards.named("Unwinding")

  @Test func `5.1 Unwinding calls prepare on the source, then the action, then goes back`()
    throws
  {
    let stack = try storyboard.scene("Stack", TracingNavigationController.self)
    let first = try #require(stack.topViewController as? FirstViewController)
    first.performSegue(withIdentifier: "push", sender: nil)
    let pushed = try #require(stack.topViewController as? TracingViewController)

    let lines = Trace.recording { pushed.performSegue(withIdentifier: "unwind", sender: nil) }

    #expect(
      lines.suffix(4) == ["Pushed.prepare", "First.unwindHere", "Nav.unwind First", "Nav.pop"])
    #expect(stack.viewControllers == [first])
  }

  @Test func `5.1 If no controller has the action, nothing happens`() throws {
    let tabs = try storyboard.initial(TracingTabBarController.self)
    let window = TestStoryboards.window(tabs)
    defer { withExtendedLifetime(window) {} }
    tabs.selectedIndex = 1
    let second = try #require(tabs.selectedViewController)
    second.performSegue(withIdentifier: "present", sender: nil)
    let presented = try #require(tabs.presentedViewController as? TracingViewController)

    let firing = presented.performTemplate(
      try #require(presented.segueTemplate(withIdentifier: "nowhere")))

    guard case .nothing(.noUnwindDestination(let action)) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(action == "unwindNowhere:")
    #expect(presented.prepared == nil)
    #expect(tabs.presentedViewController === presented)
  }

  @Test func `5.2 A navigation controller lists its top first, without the initiator's child`()
    throws
  {
    let stack = try storyboard.scene("Stack", TracingNavigationController.self)
    stack.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    let second = TracingViewController(nibName: nil, bundle: nil)
    second.title = "Last"
    stack.pushViewController(second, animated: false)
    let inside = UIViewController()
    second.addChild(inside)
    let source = UIStoryboardUnwindSegueSource(
      source: inside, unwindAction: "unwindHere:", sender: nil)
    #expect(stack.childContaining(source) === second)
    #expect(stack.allowedChildrenForUnwinding(from: source).map(\.title) == ["Pushed", "First"])
    #expect(inside.childContaining(source) == nil)
  }

  @Test func `5.2 By default the initiator itself doesn't accept its unwind segue`() throws {
    let first = try storyboard.scene("Cascade", FirstViewController.self)
    let other = UIViewController()
    #expect(first.canPerformUnwindSegueAction("unwindHere:", from: other, sender: nil))
    #expect(!first.canPerformUnwindSegueAction("unwindHere:", from: first, sender: nil))
    #expect(!first.canPerformUnwindSegueAction("unwindThere:", from: other, sender: nil))
  }

  @Test func `5.3 (a) Tabs, a push and a presentation unwind to the first tab's root`() throws {
    let tabs = try storyboard.initial(TracingTabBarController.self)
    let window = TestStoryboards.window(tabs)
    defer { withExtendedLifetime(window) {} }
    let stack = try #require(tabs.viewControllers?.first as? TracingNavigationController)
    stack.title = "nav1"
    let first = try #require(stack.topViewController as? FirstViewController)
    first.performSegue(withIdentifier: "push", sender: nil)
    tabs.selectedIndex = 1
    tabs.selectedViewController?.performSegue(withIdentifier: "present", sender: nil)
    let presented = try #require(tabs.presentedViewController as? TracingViewController)
    let button = try #require(presented.view.subviews.first as? UIButton)

    let lines = Trace.recording { button.sendActions(for: .touchUpInside) }

    #expect(
      lines == [
        "Presented.shouldPerform unwind",
        "Second.allowed []", "Second.canPerform false",
        "Presented.allowed []", "Presented.canPerform false",
        #"Tabs.allowed ["nav1"]"#, #"Nav.allowed ["Pushed", "First"]"#,
        "Pushed.allowed []", "Pushed.canPerform false",
        "First.allowed []", "First.canPerform true",
        "Presented.prepare", "First.unwindHere",
        "Tabs.dismiss", "Tabs.unwind nav1", "Nav.unwind First", "Nav.pop",
      ])
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(stack.viewControllers == [first])
  }

  @Test func `5.3 (b) Three presented in a row are dismissed by the first`() throws {
    let first = try storyboard.scene("Cascade", FirstViewController.self)
    let window = TestStoryboards.window(first)
    defer { withExtendedLifetime(window) {} }
    var last: UIViewController = first
    for _ in 0..<3 {
      last.performSegue(withIdentifier: "next", sender: nil)
      last = try #require(last.presentedViewController)
    }
    #expect(last.title == "4")

    let lines = Trace.recording { last.performSegue(withIdentifier: "unwind", sender: nil) }

    #expect(
      lines == [
        "4.allowed []", "4.canPerform false", "3.allowed []", "3.canPerform false",
        "2.allowed []", "2.canPerform false", "1.allowed []", "1.canPerform true",
        "4.prepare", "1.unwindHere", "1.dismiss",
      ])
    #expect(first.presentedViewController == nil)
  }

  @Test func `5.3 (c) A push and a presentation are dismissed and popped`() throws {
    let stack = try storyboard.scene("Stack", TracingNavigationController.self)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    stack.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    stack.topViewController?.performSegue(withIdentifier: "present", sender: nil)
    let presented = try #require(stack.presentedViewController)

    let lines = Trace.recording { presented.performSegue(withIdentifier: "unwind", sender: nil) }

    #expect(
      lines == [
        "Pushed.allowed []", "Pushed.canPerform false",
        "Presented.allowed []", "Presented.canPerform false",
        #"Nav.allowed ["First"]"#, "First.allowed []", "First.canPerform true",
        "Presented.prepare", "First.unwindHere",
        "Nav.dismiss", "Nav.unwind First", "Nav.pop",
      ])
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `5.3 A presented stack is searched before its presenter`() throws {
    let outer = try storyboard.scene("Stack", TracingNavigationController.self)
    let window = TestStoryboards.window(outer)
    defer { withExtendedLifetime(window) {} }
    let inner = try storyboard.scene("Stack", TracingNavigationController.self)
    let first = try #require(inner.topViewController as? FirstViewController)
    outer.topViewController?.present(inner, animated: false)
    first.performSegue(withIdentifier: "push", sender: nil)
    inner.topViewController?.performSegue(withIdentifier: "unwind", sender: nil)
    #expect(first.unwound.count == 1)
    #expect(inner.viewControllers == [first])
    #expect(outer.presentedViewController === inner)
  }

  @Test func `5.4 The source is the initiator, and the destination is the controller found`() throws
  {
    let stack = try storyboard.scene("Stack", TracingNavigationController.self)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    let first = try #require(stack.topViewController as? FirstViewController)
    first.performSegue(withIdentifier: "push", sender: nil)
    let pushed = try #require(stack.topViewController as? TracingViewController)
    pushed.performSegue(withIdentifier: "unwind", sender: nil)
    let segue = try #require(first.unwound.first)
    #expect(segue === pushed.prepared)
    #expect(segue.source === pushed)
    #expect(segue.destination === first)
    #expect(segue.destination.isViewLoaded)
  }

  @Test func `5.4 An unwind segue of a custom class goes back when it calls super`() throws {
    let stack = try storyboard.scene("Stack", TracingNavigationController.self)
    stack.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    let pushed = try #require(stack.topViewController)
    let lines = Trace.recording { pushed.performSegue(withIdentifier: "loud", sender: nil) }
    #expect(
      lines.suffix(4) == [
        "LoudSegue.perform", "Nav.unwind First", "Nav.pop", "LoudSegue.performed",
      ])
  }

  @Test func `5.5 An unwind segue to another scene's exit finds the controller with the action`()
    throws
  {
    let first = try storyboard.scene("Cascade", FirstViewController.self)
    let window = TestStoryboards.window(first)
    defer { withExtendedLifetime(window) {} }
    first.performSegue(withIdentifier: "next", sender: nil)
    let second = try #require(first.presentedViewController)
    second.performSegue(withIdentifier: "unwind", sender: nil)
    #expect(first.unwound.first?.source === second)
    #expect(first.presentedViewController == nil)
  }
}
