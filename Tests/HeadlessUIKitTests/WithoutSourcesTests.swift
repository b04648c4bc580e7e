import Foundation
import HeadlessUIKit
import StoryboardModel
import StoryboardParsing
import Testing

/// Storyboards that run in a program other than their app.
@MainActor
@Suite struct WithoutSourcesTests {
  private func options() -> StoryboardOptions {
    var options = StoryboardOptions()
    options.runsWithoutSources = true
    return options
  }

  private func home() throws -> (stack: UINavigationController, home: UIViewController) {
    let stack = try #require(
      TestStoryboards.named("Segues", options: options()).instantiateInitialViewController()
        as? UINavigationController)
    return (stack, try #require(stack.topViewController))
  }

  @Test func `Every class is replaced by its element's class, and nothing is logged`() throws {
    HeadlessLog.removeAll()
    let (stack, home) = try home()
    #expect(type(of: home) == UIViewController.self)
    #expect(home.isStandIn)
    #expect(home.interfaceObject?.customClass?.name == "HomeViewController")
    home.performSegue(withIdentifier: "show", sender: nil)
    #expect(HeadlessLog.lines == [])
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `A custom segue is left to its class`() throws {
    let (stack, home) = try home()
    let firing = home.performTemplate(try #require(home.segueTemplate(withIdentifier: "custom")))
    guard case .nothing(.unknownSegueClass(let name)) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(name == "HeadlessUIKitTests.OwnSegue")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `A custom class on a standard kind does what the kind does`() throws {
    let (stack, home) = try home()
    home.performSegue(withIdentifier: "loud", sender: nil)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `Segue actions are skipped`() throws {
    let acting = try #require(
      TestStoryboards.named("Actions", options: options()).instantiateInitialViewController())
    let stack = UINavigationController(rootViewController: acting)
    let firing = acting.performTemplate(
      try #require(acting.segueTemplate(withIdentifier: "coder")))
    guard case .pushed(let shownOn) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(shownOn === stack)
  }

  @Test func `The caller decides which controllers accept an unwind segue`() throws {
    var options = options()
    options.implementsUnwindAction = { controller, action in
      action == "unwindHere:" && (controller as? UIViewController)?.title == "First"
    }
    let stack = try #require(
      TestStoryboards.named("Unwinding", options: options)
        .instantiateViewController(withIdentifier: "Stack") as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    let pushed = try #require(stack.topViewController)
    let firing = pushed.performTemplate(
      try #require(pushed.segueTemplate(withIdentifier: "unwind")))
    guard case .unwound(let destination) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(destination.title == "First")
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `Performing a segue returns its outcome`() throws {
    let (stack, home) = try home()
    let window = TestStoryboards.window(stack, .regular)
    defer { withExtendedLifetime(window) {} }
    func outcome(_ identifier: String) throws -> String {
      let segue = try #require(home.segueTemplate(withIdentifier: identifier))
      let outcome = home.performTemplate(segue).outcome
      stack.dismiss(animated: false)
      stack.popToRootViewController(animated: false)
      return switch outcome {
      case .pushed: "pushed"
      case .presented(_, style: .popover): "popover"
      case .presented: "presented"
      case .raised(let exception): exception.name
      default: "\(outcome)"
      }
    }
    #expect(try outcome("show") == "pushed")
    #expect(try outcome("push") == "pushed")
    #expect(try outcome("present") == "presented")
    #expect(try outcome("modal") == "presented")
    #expect(try outcome("popover") == "popover")
    #expect(try outcome("legacyPopover") == "popover")
    #expect(try outcome("replace") == "NSGenericException")
    #expect(try outcome("embed") == "NSInternalInconsistencyException")
  }

  @Test func `If only views with segues are created, popovers still have their anchors`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <label id="label"/></subviews></view><navigationItem key="navigationItem" id="i">
      <barButtonItem key="rightBarButtonItem" id="bar"/></navigationItem><connections>
      <segue destination="a" kind="popoverPresentation" identifier="item" \
      popoverAnchorBarButtonItem="bar" id="1"/>
      <segue destination="a" kind="popoverPresentation" identifier="view" \
      popoverAnchorView="label" id="2"/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    var options = options()
    options.makesSegueViewsOnly = true
    let library = StoryboardLibrary(files: [parsed], options: options)
    let storyboard = try #require(library.storyboard(named: "Main"))
    for identifier in ["item", "view"] {
      let root = try #require(storyboard.instantiateInitialViewController())
      let window = TestStoryboards.window(root, .regular)
      defer { withExtendedLifetime(window) {} }
      root.performSegue(withIdentifier: identifier, sender: nil)
      let popover = root.presentedViewController?.popoverPresentationController
      #expect((popover?.barButtonItem != nil) == (identifier == "item"))
      #expect((popover?.sourceView is UILabel) == (identifier == "view"))
    }
  }

  @Test func `If only views with segues are created, every segue still has its sender`()
    throws
  {
    let full = try home().home
    var options = options()
    options.makesSegueViewsOnly = true
    let stack =
      TestStoryboards.named("Segues", options: options)
      .instantiateInitialViewController() as? UINavigationController
    let lean = try #require(stack?.topViewController)
    #expect(!full.segueTemplates.isEmpty)
    for segue in full.segueTemplates {
      let (expected, found) = (full.sender(of: segue), lean.sender(of: segue))
      #expect(expected.map { "\(type(of: $0))" } == found.map { "\(type(of: $0))" }, "\(segue.id)")
    }
    let views = try (#require(full.view).subviews.count, #require(lean.view).subviews.count)
    #expect(views.1 < views.0)
    #expect(lean.children.count == full.children.count)
  }
}
