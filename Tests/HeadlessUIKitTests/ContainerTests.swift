import Foundation
import HeadlessUIKit
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct ContainerTests {
  private func parent() throws -> ParentViewController {
    try TestStoryboards.named("Containers").scene("Parent", ParentViewController.self)
  }

  @Test func `1.8 Firing an embed twice throws an exception`() throws {
    let parent = try parent()
    parent.loadViewIfNeeded()
    let exception = UIKitException.caught {
      parent.performSegue(withIdentifier: "first", sender: nil)
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
    #expect(
      exception?.reason.hasPrefix("There are unexpected subviews in the container view.") == true)
    #expect(parent.children.count == 2)
  }

  @Test func `A view that an embedded child makes from its own coder keeps no parent alive`()
    throws
  {
    let text = StoryboardText(
      initial: "a",
      scenes: [
        .controller("a", segues: [SegueText("embed", to: "b", from: .containerView)]),
        .controller("b", class: "BadgedViewController", module: "HeadlessUIKitTests"),
      ])
    let parsed = StoryboardReader().read(Data(text.xml.utf8), path: "Main.storyboard")
    let storyboard = try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    weak var parent: UIViewController?
    do {
      let made = try #require(storyboard.instantiateInitialViewController())
      made.loadViewIfNeeded()
      #expect((made.children.first as? BadgedViewController)?.badge != nil)
      parent = made
    }
    #expect(parent == nil)
  }

  @Test func `1.8 Code can't perform an unnamed segue`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let unnamed = home.segueTemplates.filter { $0.usableIdentifier == nil }
    #expect(unnamed.count == 2)
    for identifier in ["", "(null)", "seg-00-002"] {
      #expect(
        UIKitException.caught { home.performSegue(withIdentifier: identifier, sender: nil) }
          != nil)
    }
  }

  @Test func `4.1 Embeds fire when the view loads, before viewDidLoad`() throws {
    let parent = try parent()
    #expect(parent.children.isEmpty)
    let lines = Trace.recording { parent.loadViewIfNeeded() }
    #expect(parent.childrenInViewDidLoad.count == 2)
    #expect(parent.children.allSatisfy { $0.parent === parent && $0.isViewLoaded })
    #expect(
      lines.filter { !$0.contains("awake") } == [
        "ParentViewController.shouldPerform first", "ParentViewController.prepare",
        "Child.viewDidLoad",
        "ParentViewController.shouldPerform second", "ParentViewController.prepare",
        "Child.viewDidLoad", "ParentViewController.viewDidLoad",
      ])
  }

  @Test func `4.1 Code can later perform an embed that shouldPerformSegue rejected`() throws {
    let parent = try parent()
    parent.allowsSegues = false
    parent.loadViewIfNeeded()
    #expect(parent.children.isEmpty)
    parent.performSegue(withIdentifier: "second", sender: nil)
    #expect(parent.children.count == 1)
    #expect(parent.children.first?.view.superview?.superview === parent.view)
  }

  @Test func `4.2 Relationships are created with their container, in the order of the file`() throws
  {
    var tabs: TracingTabBarController?
    let lines = try Trace.recording {
      tabs = try TestStoryboards.named("Containers").initial(TracingTabBarController.self)
    }
    let children = try #require(tabs?.viewControllers)
    #expect(
      children.map { "\(type(of: $0))" } == [
        "TracingNavigationController", "UISplitViewController", "UIPageViewController",
      ])
    let stack = try #require(children.first as? UINavigationController)
    #expect(stack.topViewController is ParentViewController)
    #expect(stack.tabBarItem.title == "One")
    #expect(stack.tabBarItem.tag == 3)
    let split = try #require(children[1] as? UISplitViewController)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewController(for: .primary)?.children.first?.title == "Master")
    let pages = try #require(children[2] as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll)
    #expect(pages.navigationOrientation == .vertical)
    #expect(!lines.contains { $0.hasSuffix("prepare") })
    #expect(tabs?.selectedIndex == 0)
    #expect(stack.parent === tabs)
    #expect(stack.topViewController?.tabBarController === tabs)
  }

  @Test func `4.2 Code can't perform a relationship`() throws {
    let tabs = try TestStoryboards.named("Containers").initial(TracingTabBarController.self)
    #expect(tabs.segueTemplates.count == 3)
    #expect(tabs.segueTemplates.allSatisfy { $0.kind == .relationship })
    #expect(
      UIKitException.caught { tabs.performSegue(withIdentifier: "viewControllers", sender: nil) }
        != nil)
  }

  @Test func `A controller leaves the screen if its navigation controller's stack is emptied`() {
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    #expect(controller.isOnScreen)
    stack.viewControllers = []
    #expect(!controller.isOnScreen)
  }

  @Test func `A controller that moves to another container leaves the first one`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    stack.pushViewController(controllers[1], animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, controllers[2], controllers[3]]
    let window = TestStoryboards.window(tabs)
    defer { withExtendedLifetime(window) {} }
    tabs.selectedIndex = 2
    stack.pushViewController(controllers[3], animated: false)
    #expect(tabs.viewControllers == [stack, controllers[2]])
    #expect(tabs.selectedIndex == 0)
    #expect(stack.viewControllers == [controllers[0], controllers[1], controllers[3]])
    controllers[3].removeFromParent()
    #expect(stack.viewControllers == [controllers[0], controllers[1]])
    #expect(controllers[1].isOnScreen)
    controllers[0].removeFromParent()
    #expect(stack.viewControllers == [controllers[1]])
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
    stack.viewControllers = [controllers[0]]
    #expect(pages.viewControllers == [])
    #expect(controllers[0].parent === stack)
  }

  @Test func `A page is a child on the screen as soon as it is set`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let window = TestStoryboards.window(pages)
    defer { withExtendedLifetime(window) {} }
    let page = UIViewController()
    var isCompleted = false
    pages.setViewControllers([page], direction: .forward, animated: true) { isCompleted = $0 }
    #expect(isCompleted)
    #expect(page.parent === pages)
    #expect(page.view.window === window)
    #expect(pages.viewControllers == [page])
  }

  @Test func `Pushing and popping change a navigation controller's stack`() throws {
    let controllers = (0..<4).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      stack.pushViewController(controller, animated: false)
    }
    #expect(stack.popViewController(animated: false) === controllers[3])
    #expect(controllers[3].parent == nil)
    #expect(stack.popToViewController(controllers[1], animated: false) == [controllers[2]])
    #expect(stack.popToRootViewController(animated: false) == [controllers[1]])
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.viewControllers == [controllers[0]])
    #expect(
      UIKitException.caught { stack.pushViewController(controllers[0], animated: false) }?
        .reason.hasPrefix("Pushing the same view controller instance more than once") == true)
    #expect(
      UIKitException.caught { stack.popToViewController(controllers[2], animated: false) }?
        .reason == "Tried to pop to a view controller that doesn't exist.")
  }
}

/// Makes a view from the coder that it is made from itself.
final class BadgedViewController: UIViewController {
  let badge: UIView?

  required init?(coder: NSCoder) {
    badge = UIView(coder: coder)
    super.init(coder: coder)
  }
}
