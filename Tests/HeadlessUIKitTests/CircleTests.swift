import Foundation
import HeadlessUIKit
import Testing

/// Code that puts controllers or views into each other gets an exception, and never loops forever.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct CircleTests {
  @Test func `A controller can't be added to itself or to one of its descendants`() {
    let outer = UIViewController()
    let inner = UIViewController()
    outer.addChild(inner)
    for (parent, child) in [(outer, outer), (inner, outer), (inner, inner)] {
      let exception = UIKitException.caught { parent.addChild(child) }
      #expect(exception?.name == "NSInvalidArgumentException")
    }
    #expect(outer.parent == nil)
    #expect(inner.parent === outer)
    #expect(inner.children.isEmpty)
  }

  @Test func `Containers reject themselves as children`() {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    tabs.viewControllers = [stack]
    #expect(UIKitException.caught { stack.viewControllers = [tabs] } != nil)
    #expect(UIKitException.caught { stack.pushViewController(tabs, animated: false) } != nil)
    #expect(UIKitException.caught { tabs.viewControllers = [tabs] } != nil)
    #expect(stack.children.isEmpty)
    #expect(stack.viewControllers.isEmpty)
    #expect(tabs.parent == nil)
    let window = TestStoryboards.window(tabs, .compact)
    #expect(window.rootViewController === tabs)
  }

  @Test func `A controller can't present itself, its container or its presenter`() {
    let root = UIViewController()
    let window = TestStoryboards.window(root, .compact)
    defer { withExtendedLifetime(window) {} }
    #expect(
      UIKitException.caught { root.present(root, animated: false) }?.reason
        .contains("on itself") == true)
    let front = UIViewController()
    root.present(front, animated: false)
    #expect(UIKitException.caught { front.present(root, animated: false) } != nil)
    #expect(front.presentedViewController == nil)
    #expect(root.presentingViewController == nil)
  }

  @Test func `Unwinding terminates after a presented controller was moved`() {
    let root = UIViewController()
    let source = UIViewController()
    root.addChild(source)
    let window = TestStoryboards.window(root, .compact)
    defer { withExtendedLifetime(window) {} }
    let front = UIViewController()
    source.present(front, animated: false)
    source.removeFromParent()
    front.addChild(source)
    // The source leads up to the controller it presented, and that one leads back to the source.
    let unwinding = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: Selector("unwind:"), sender: nil)
    #expect(UIViewController().childContaining(unwinding) == nil)
    #expect(front.childContaining(unwinding) === source)
  }

  @Test func `A view can't be added to itself or to one of its descendants`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    for (parent, child) in [(outer, outer), (inner, outer)] {
      let exception = UIKitException.caught { parent.addSubview(child) }
      #expect(exception?.reason == "Can't add self as subview")
    }
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
  }
}
