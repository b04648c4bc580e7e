import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct SplitViewTests {
  private func split(
    _ width: UIUserInterfaceSizeClass
  ) throws -> (window: UIWindow, split: UISplitViewController, master: TracingViewController) {
    let split = try TestStoryboards.named("Containers").scene("Split", UISplitViewController.self)
    let master = try #require(
      split.viewControllers.first?.children.first as? TracingViewController)
    return (TestStoryboards.window(split, width), split, master)
  }

  @Test func `1.5 showDetail replaces the secondary column in regular width`() throws {
    let (window, split, master) = try split(.regular)
    defer { withExtendedLifetime(window) {} }
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    let firing = master.performTemplate(
      try #require(master.segueTemplate(withIdentifier: "showDetail")))
    guard case .showedInColumn(let shown, .secondary) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(shown === split)
    #expect(split.viewControllers.last?.title == "Other")
    #expect(split.viewControllers.last?.isViewLoaded == true)
  }

  @Test func `1.5 showDetail pushes onto the primary column while collapsed`() throws {
    let (window, split, master) = try split(.compact)
    defer { withExtendedLifetime(window) {} }
    #expect(split.isCollapsed)
    #expect(split.viewControllers.count == 1)
    let stack = try #require(master.navigationController)
    // The secondary column was merged into the primary one.
    #expect(stack.viewControllers.count == 2)
    #expect(stack.topViewController is UINavigationController)
    stack.popViewController(animated: false)
    master.performSegue(withIdentifier: "showDetail", sender: nil)
    #expect(stack.topViewController?.title == "Other")
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `A split view expands and collapses with its window`() throws {
    let (window, split, master) = try split(.compact)
    let stack = try #require(master.navigationController)
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(stack.viewControllers == [master])
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(split.isCollapsed)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func `New columns of a collapsed split view replace the one on the primary stack`() {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let master = UINavigationController(rootViewController: UIViewController())
    let details = (0..<2).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    split.viewControllers = [master, details[0]]
    let window = TestStoryboards.window(split, .compact)
    defer { withExtendedLifetime(window) {} }
    #expect(master.topViewController === details[0])
    #expect(UIKitException.caught { split.viewControllers = [master, details[0]] } == nil)
    #expect(master.topViewController === details[0])
    split.viewControllers = [master, details[1]]
    #expect(master.viewControllers.count == 2)
    #expect(master.topViewController === details[1])
  }

  @Test func `A controller shown on a collapsed primary column stays there when it expands`() throws
  {
    let (window, split, master) = try split(.regular)
    let columns = split.viewControllers
    window.traitOverrides.horizontalSizeClass = .compact
    let other = UIViewController()
    split.show(other, sender: nil)
    #expect(master.navigationController?.topViewController === other)
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(split.viewControllers == columns)
    #expect(master.navigationController?.viewControllers == [master, other])
  }

  @Test func `A delegate can keep the primary column in front when a split view collapses`()
    throws
  {
    final class Keeper: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let split = try TestStoryboards.named("Containers").scene("Split", UISplitViewController.self)
    let keeper = Keeper()
    split.delegate = keeper
    let window = TestStoryboards.window(split, .compact)
    defer { withExtendedLifetime(window) {} }
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.topViewController?.title == "Master")
  }

  @Test
  func `A delegate can show controllers itself, and choose the column of an expanding split view`()
    throws
  {
    final class Presenter: NSObject, UISplitViewControllerDelegate {
      let secondary = UIViewController()
      var shown: [UIViewController] = []

      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { secondary }

      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        shown.append(vc)
        return true
      }

      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        shown.append(vc)
        return true
      }
    }
    let (window, split, _) = try split(.compact)
    let presenter = Presenter()
    split.delegate = presenter
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(split.viewControllers.last === presenter.secondary)
    let columns = split.viewControllers
    let others = [UIViewController(), UIViewController()]
    split.show(others[0], sender: nil)
    split.showDetailViewController(others[1], sender: nil)
    #expect(presenter.shown == others)
    #expect(split.viewControllers == columns)
  }

  @Test func `A replace segue replaces the column with the file's index, or the last one`() throws {
    let (window, split, master) = try split(.regular)
    defer { withExtendedLifetime(window) {} }
    master.performSegue(withIdentifier: "replace", sender: nil)
    #expect(split.viewControllers.last?.title == "Other")
    #expect(split.viewControllers.first === master.navigationController)
    master.performSegue(withIdentifier: "replaceFirst", sender: nil)
    #expect(split.viewControllers.first?.title == "Other")
    #expect(split.viewControllers.count == 2)
  }

  @Test func `A replace segue without a split view throws an exception`() throws {
    let home = try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
    #expect(
      UIKitException.caught { home.performSegue(withIdentifier: "replace", sender: nil) }?.name
        == "NSGenericException")
  }

  @Test func `Each column gets a navigation controller unless it has one`() throws {
    let columns = try TestStoryboards.named("Containers").scene(
      "Columns", UISplitViewController.self)
    #expect(columns.style == .tripleColumn)
    #expect(columns.viewControllers.count == 3)
    #expect(columns.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(columns.viewController(for: .supplementary)?.title == "Other")
    let secondary = UIViewController()
    columns.setViewController(secondary, for: .secondary)
    #expect(columns.viewController(for: .secondary) === secondary)
    #expect(secondary.navigationController?.parent === columns)
  }

  @Test func `A compact column replaces all others`() {
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UIViewController()
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.setViewController(compact, for: .compact)
    let window = TestStoryboards.window(split, .compact)
    defer { withExtendedLifetime(window) {} }
    #expect(split.viewControllers == [compact])
  }

  @Test(.timeLimit(.minutes(60)))
  func `Without a primary column, a collapsed split view replaces the secondary one`() {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    let detail = UINavigationController(rootViewController: UIViewController())
    split.setViewController(detail, for: .secondary)
    let window = TestStoryboards.window(split, .compact)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [detail])
    let other = UINavigationController(rootViewController: UIViewController())
    detail.topViewController?.showDetailViewController(other, sender: nil)
    #expect(split.viewControllers == [other])
    #expect(other.parent === split)
    #expect(detail.parent == nil)
    split.show(.secondary)
    #expect(other.viewControllers.count == 1)
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(split.viewControllers == [other])
  }

  @Test func `A split view in its own column throws an exception`() {
    let split = UISplitViewController(style: .doubleColumn)
    let stack = UINavigationController(rootViewController: split)
    let exception = UIKitException.caught { split.setViewController(stack, for: .primary) }
    #expect(exception?.name == "NSInvalidArgumentException")
    #expect(split.parent === stack)
    #expect(stack.parent == nil)
  }
}
