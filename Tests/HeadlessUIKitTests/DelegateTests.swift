import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct DelegateTests {
  private final class Watcher: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    var told: [String] = []
    var allows = true

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      told.append("will show \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      told.append("did show \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      told.append("did select \(viewController.title ?? "")")
    }
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func `In a window, a navigation controller notifies its delegate of the top controller`() {
    let watcher = Watcher()
    let stack = UINavigationController(rootViewController: controller("a"))
    stack.delegate = watcher
    stack.pushViewController(controller("b"), animated: true)
    #expect(watcher.told == [])
    let window = TestStoryboards.window(stack)
    defer { withExtendedLifetime(window) {} }
    stack.pushViewController(controller("c"), animated: true)
    stack.popToRootViewController(animated: true)
    #expect(watcher.told == ["will show c", "did show c", "will show a", "did show a"])
  }

  @Test
  func `A tab bar controller's delegate is asked if the user selects a tab, not if code does`() {
    let watcher = Watcher()
    let tabs = UITabBarController()
    tabs.viewControllers = [controller("a"), controller("b")]
    tabs.delegate = watcher
    watcher.allows = false
    tabs.tapTab(at: 1)
    #expect(tabs.selectedIndex == 0)
    watcher.allows = true
    tabs.tapTab(at: 1)
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(watcher.told == ["did select b"])
  }

  @Test func `A tab that is removed can ask for the selected tab`() {
    final class Asking: UIViewController {
      var selected: UIViewController?
      override func willMove(toParent parent: UIViewController?) {
        if parent == nil { selected = tabBarController?.selectedViewController }
      }
    }
    let tabs = UITabBarController()
    let first = controller("a")
    let asking = Asking()
    tabs.viewControllers = [first, asking]
    tabs.selectedIndex = 1
    tabs.viewControllers = [first]
    #expect(asking.selected === first)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `A controller that is not a tab can't be selected`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = [controller("a"), controller("b")]
    tabs.selectedIndex = 5
    tabs.selectedViewController = controller("c")
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = tabs.viewControllers?.reversed()
    #expect(tabs.selectedViewController?.title == "b")
    #expect(tabs.selectedIndex == 0)
  }
}
