import Foundation
import HeadlessUIKit
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct PresentationTests {
  private func home(
    _ width: UIUserInterfaceSizeClass
  ) throws -> (window: UIWindow, home: HomeViewController) {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    return (TestStoryboards.window(home, width), home)
  }

  @Test func `1.5 A popover is shown as one in regular width`() throws {
    let (window, home) = try home(.regular)
    defer { withExtendedLifetime(window) {} }
    var popover: UIPopoverPresentationController?
    home.onPrepare = { popover = $0.destination.popoverPresentationController }
    let presented = TwinEvent.recorder.recording {
      home.performSegue(withIdentifier: "popover", sender: nil)
    }.events.compactMap { event -> UIModalPresentationStyle? in
      if case .presented(_, _, let style) = event { style } else { nil }
    }
    #expect(presented == [.popover])
    #expect(popover?.sourceView === home.view.viewWithTag(7))
    #expect(popover?.permittedArrowDirections == [.up, .left])
  }

  @Test func `1.5 A popover adapts to a modal presentation in compact width`() throws {
    let (window, home) = try home(.compact)
    defer { withExtendedLifetime(window) {} }
    let presented = TwinEvent.recorder.recording {
      home.performSegue(withIdentifier: "popover", sender: nil)
    }.events.compactMap { event -> UIModalPresentationStyle? in
      if case .presented(_, _, let style) = event { style } else { nil }
    }
    #expect(presented == [.fullScreen])
  }

  @Test func `1.5 A popover's delegate can prevent the adaptation`() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let (window, home) = try home(.compact)
    defer { withExtendedLifetime(window) {} }
    let keeper = Keeper()
    home.onPrepare = { $0.destination.popoverPresentationController?.delegate = keeper }
    let firing = home.performTemplate(try #require(home.segueTemplate(withIdentifier: "popover")))
    guard case .presented(let presenter, style: .popover) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(presenter === home)
  }

  @Test func `1.5 A popover without an anchor throws an exception`() throws {
    let (window, home) = try home(.regular)
    defer { withExtendedLifetime(window) {} }
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let exception = UIKitException.caught { home.present(controller, animated: true) }
    #expect(exception?.name == "NSGenericException")
    #expect(
      exception?.reason.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
        == true)
    #expect(home.presentedViewController == nil)
  }

  @Test func `1.7 A push segue without a navigation controller throws after prepare`() throws {
    let (window, home) = try home(.compact)
    defer { withExtendedLifetime(window) {} }
    let exception = UIKitException.caught {
      home.performSegue(withIdentifier: "push", sender: nil)
    }
    #expect(
      exception
        == UIKitException(
          name: "NSGenericException",
          reason: "Could not find a navigation controller for segue 'push'. Push segues can only "
            + "be used when the source controller is managed by an instance of "
            + "UINavigationController."))
    #expect(home.prepared != nil)
  }

  @Test func `1.7 A push segue in a navigation controller pushes`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    let stack = UINavigationController(rootViewController: home)
    home.performSegue(withIdentifier: "push", sender: nil)
    #expect(stack.topViewController === home.prepared?.destination)
  }

  @Test func `1.7 A second presentation is dropped and logged`() throws {
    let (window, home) = try home(.compact)
    defer { withExtendedLifetime(window) {} }
    home.performSegue(withIdentifier: "present", sender: nil)
    let first = try #require(home.presentedViewController)
    HeadlessLog.removeAll()
    home.performSegue(withIdentifier: "present", sender: nil)
    #expect(home.presentedViewController === first)
    #expect(home.prepared?.destination !== first)
    let line = try #require(HeadlessLog.lines.last)
    #expect(line.hasPrefix("Attempt to present <HeadlessUIKitTests.DetailViewController: 0x"))
    #expect(
      line.contains("which is already presenting <HeadlessUIKitTests.DetailViewController: 0x"))
  }

  @Test func `1.7 A presentation outside a window is dropped and logged`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    HeadlessLog.removeAll()
    home.performSegue(withIdentifier: "modal", sender: nil)
    #expect(home.prepared != nil)
    #expect(home.presentedViewController == nil)
    let line = try #require(HeadlessLog.lines.last)
    #expect(line.hasSuffix("whose view is not in the window hierarchy."))
  }

  @Test func `1.7 A presentation before the presenter has appeared is dropped and logged`() {
    final class Early: UIViewController {
      var moment = ""
      override func viewDidLoad() { presentSheet("viewDidLoad") }
      override func viewWillAppear(_ animated: Bool) { presentSheet("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { presentSheet("viewDidAppear") }
      private func presentSheet(_ moment: String) {
        if moment == self.moment { present(UIViewController(), animated: false) }
      }
    }
    for moment in ["viewDidLoad", "viewWillAppear", "viewDidAppear"] {
      let root = Early()
      root.moment = moment
      HeadlessLog.removeAll()
      let window = TestStoryboards.window(root)
      defer { withExtendedLifetime(window) {} }
      let isDropped = moment != "viewDidAppear"
      #expect((root.presentedViewController == nil) == isDropped)
      #expect(
        HeadlessLog.lines.map { $0.hasSuffix("whose view is not in the window hierarchy.") }
          == (isDropped ? [true] : []))
      let pushed = Early()
      pushed.moment = moment
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      stack.pushViewController(pushed, animated: false)
      #expect(stack.presentedViewController != nil)
    }
  }

  @Test func `1.7 The container that covers the screen presents on behalf of its children`() throws
  {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    let home = try #require(stack.topViewController)
    home.performSegue(withIdentifier: "modal", sender: nil)
    let presented = try #require(stack.presentedViewController)
    #expect(presented.presentingViewController === stack)
    #expect(home.presentedViewController === presented)
    #expect(presented.modalPresentationStyle == .fullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
    presented.dismiss(animated: true)
    #expect(stack.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test func `1.7 Over the current context, the controller that defines it presents`() throws {
    let stack = try TestStoryboards.named("Segues").initial(UINavigationController.self)
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    let home = try #require(stack.topViewController)
    home.definesPresentationContext = true
    let controller = UIViewController()
    controller.modalPresentationStyle = .currentContext
    home.present(controller, animated: true)
    #expect(controller.presentingViewController === home)
    #expect(stack.presentedViewController == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover])
  func `1.9 On tvOS, a sheet or popover covers the whole screen`(
    style: UIModalPresentationStyle
  ) throws {
    let text = StoryboardText(initial: "a", runtime: "AppleTV", scenes: [.controller("a")])
    let parsed = StoryboardReader().read(Data(text.xml.utf8), path: "Main.storyboard")
    let storyboard = try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    let root = try #require(storyboard.instantiateInitialViewController())
    let window = TestStoryboards.window(root, .regular)
    defer { withExtendedLifetime(window) {} }
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    let presented = TwinEvent.recorder.recording { root.present(controller, animated: true) }.events
      .compactMap { event -> UIModalPresentationStyle? in
        if case .presented(_, _, let style) = event { style } else { nil }
      }
    #expect(presented == [.fullScreen])
  }

  @Test func `1.10 The completion of a presentation follows the presented viewDidAppear`() {
    final class Welcome: UIViewController {
      override func viewDidAppear(_ animated: Bool) { Trace.add("did appear") }
      override func viewDidDisappear(_ animated: Bool) { Trace.add("did disappear") }
    }
    // The window is being updated while its root appears.
    final class Greeting: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        present(Welcome(), animated: true) {
          Trace.add("presented")
          self.dismiss(animated: true) { Trace.add("dismissed") }
        }
      }
    }
    let root = Greeting()
    let lines = Trace.recording {
      let window = TestStoryboards.window(root)
      withExtendedLifetime(window) {}
    }
    #expect(lines == ["did appear", "presented", "did disappear", "dismissed"])
  }

  @Test func `A controller between two presentations doesn't appear when both are dismissed`() {
    final class Counting: UIViewController {
      var appeared = 0
      override func viewDidAppear(_ animated: Bool) { appeared += 1 }
    }
    let root = UIViewController()
    let window = TestStoryboards.window(root)
    defer { withExtendedLifetime(window) {} }
    let between = Counting()
    let last = UIViewController()
    for controller in [between, last] { controller.modalPresentationStyle = .fullScreen }
    root.present(between, animated: false)
    between.present(last, animated: false)
    #expect(between.appeared == 1)
    root.dismiss(animated: false)
    #expect(between.appeared == 1)
    #expect(root.isOnScreen)
    #expect(between.presentedViewController == nil)
    #expect(last.presentingViewController == nil)
  }

  @Test func `A controller appears and disappears once`() throws {
    final class Watching: UIViewController {
      var told: [String] = []
      override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
    }
    let watching = Watching()
    let stack = UINavigationController(rootViewController: watching)
    #expect(watching.told == [])
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    #expect(watching.told == ["will appear", "did appear"])
    stack.pushViewController(UIViewController(), animated: true)
    #expect(watching.told.suffix(2) == ["will disappear", "did disappear"])
    stack.popViewController(animated: true)
    let sheet = UIViewController()
    stack.present(sheet, animated: true)
    #expect(watching.told.count == 6)
    #expect(sheet.view.window === window)
  }
}
