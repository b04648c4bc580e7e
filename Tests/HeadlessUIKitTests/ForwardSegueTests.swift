import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ForwardSegueTests {
  private func home() throws -> (window: UIWindow, home: HomeViewController) {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let window = TestStoryboards.window(stack)
    return (window, try #require(stack.topViewController as? HomeViewController))
  }

  @Test
  func `1.1 shouldPerformSegue is called for a control, not for code`()
    throws
  {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    let button = try #require(home.view.viewWithTag(7) as? UIButton)
    home.allowsSegues = false

    let refused = Trace.recording { button.sendActions(for: .touchUpInside) }
    #expect(refused == ["Home.shouldPerform show"])
    #expect(home.navigationController?.viewControllers.count == 1)

    let byCode = Trace.recording { home.performSegue(withIdentifier: "show", sender: button) }
    #expect(!byCode.contains("Home.shouldPerform show"))
    #expect(home.navigationController?.viewControllers.count == 2)
  }

  @Test func `1.1 A control event without a segue fires nothing`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    let button = try #require(home.view.viewWithTag(7) as? UIButton)
    #expect(Trace.recording { button.sendActions(for: .editingChanged) } == [])
    button.isEnabled = false
    #expect(Trace.recording { button.sendActions(for: .touchUpInside) } == [])
  }

  @Test func `1.2 The destination awakes, then prepare runs, then the view loads`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    let button = try #require(home.view.viewWithTag(7) as? UIButton)
    var wasLoaded: Bool?
    home.onPrepare = { wasLoaded = $0.destination.isViewLoaded }

    let lines = Trace.recording { button.sendActions(for: .touchUpInside) }

    #expect(
      lines == [
        "Home.shouldPerform show", "Detail.init", "Detail.awakeFromNib", "Home.prepare",
        "Detail.viewDidLoad",
      ])
    #expect(wasLoaded == false)
    #expect(home.preparedSender as? UIButton === button)
    #expect(home.prepared?.identifier == "show")
    #expect(home.prepared?.source === home)
  }

  @Test func `1.2 Outside a window, the view isn't loaded until it is accessed`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let stack = UINavigationController(rootViewController: home)
    home.performSegue(withIdentifier: "show", sender: nil)
    let detail = try #require(stack.topViewController)
    #expect(!detail.isViewLoaded)
    #expect(Trace.recording { _ = detail.view } == ["Detail.viewDidLoad"])
  }

  @Test func `1.2 A tab bar controller loads its view during initialization`() throws {
    let tabs = try TestStoryboards.named("Containers").initial(TracingTabBarController.self)
    #expect(tabs.isViewLoaded)
    #expect(tabs.tabsInViewDidLoad == 3)
  }

  @Test func `1.3 A push is complete when performSegue returns`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    home.performSegue(withIdentifier: "show", sender: nil)
    let stack = try #require(home.navigationController)
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController === home.prepared?.destination)
    #expect(home.prepared?.destination.parent === stack)
    #expect(stack.visibleViewController === stack.topViewController)
  }

  @Test func `1.4 The segue has its custom class, or else UIStoryboardSegue`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    home.performSegue(withIdentifier: "show", sender: nil)
    #expect(try type(of: #require(home.prepared)) == UIStoryboardSegue.self)
    home.performSegue(withIdentifier: "loud", sender: nil)
    #expect(home.prepared is LoudSegue)
    home.performSegue(withIdentifier: "legacyPopover", sender: nil)
    #expect(home.prepared is UIStoryboardPopoverSegue)
  }

  @Test func `1.5 Show pushes onto the nearest navigation controller`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    home.show(UIViewController(), sender: nil)
    #expect(home.navigationController?.viewControllers.count == 2)
    #expect(home.presentedViewController == nil)
  }

  @Test func `1.5 Show presents a navigation controller, which cannot be pushed`() throws {
    let (window, home) = try home()
    defer { withExtendedLifetime(window) {} }
    let other = UINavigationController(rootViewController: UIViewController())
    #expect(UIKitException.caught { home.show(other, sender: nil) } == nil)
    #expect(home.navigationController?.viewControllers.count == 1)
    #expect(home.navigationController?.presentedViewController === other)
  }

  @Test func `1.5 Show presents if no container handles it`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let window = TestStoryboards.window(home)
    defer { withExtendedLifetime(window) {} }
    home.performSegue(withIdentifier: "show", sender: nil)
    #expect(home.presentedViewController === home.prepared?.destination)
    #expect(home.presentedViewController?.presentingViewController === home)
  }

  @Test func `1.5 Show without a container or window calls prepare but presents nothing`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    HeadlessLog.removeAll()
    let exception = UIKitException.caught {
      home.performSegue(withIdentifier: "show", sender: nil)
    }
    #expect(exception == nil)
    #expect(home.prepared != nil)
    #expect(home.presentedViewController == nil)
  }

  @Test func `1.5 A custom container can override show`() throws {
    final class Container: UIViewController {
      var shown: UIViewController?
      override func show(_ vc: UIViewController, sender: Any?) { shown = vc }
    }
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let container = Container()
    container.addChild(home)
    home.performSegue(withIdentifier: "show", sender: nil)
    #expect(container.shown === home.prepared?.destination)
  }

  @Test func `1.5 Without a split view, showDetail presents`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let window = TestStoryboards.window(home)
    defer { withExtendedLifetime(window) {} }
    home.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(home.presentedViewController === home.prepared?.destination)
  }
}
