import HeadlessUIKit
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct ScreenTests {
  @Test func `Countless controllers on the screen are not compared with each other`() {
    let root = UIViewController()
    for _ in 0..<200_000 {
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    let window = TestStoryboards.window(root, .compact)
    let last = root.children.last
    #expect(last?.isOnScreen == true)
    last?.view.removeFromSuperview()
    window.makeKeyAndVisible()
    #expect(last?.isOnScreen == false)
    #expect(root.children.first?.isOnScreen == true)
  }

  @Test func `A child appears and disappears with its view in its parent's`() {
    let root = UIViewController()
    let window = TestStoryboards.window(root, .compact)
    defer { withExtendedLifetime(window) {} }
    let child = UIViewController()
    root.addChild(child)
    #expect(!child.isOnScreen)
    root.view.addSubview(child.view)
    #expect(child.isOnScreen)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    #expect(!child.isOnScreen)
    child.removeFromParent()
  }

  @Test func `A root that its window gives up leaves the screen`() {
    let root = UIViewController()
    let window = TestStoryboards.window(root, .compact)
    #expect(root.isOnScreen)
    window.rootViewController = nil
    #expect(!root.isOnScreen)
  }

  @Test func `A root that moves to another window stays on the screen without the first one`() {
    let root = UIViewController()
    let first = TestStoryboards.window(root, .compact)
    let second = TestStoryboards.window(root, .compact)
    #expect(first.rootViewController == nil)
    first.rootViewController = UIViewController()
    #expect(root.isOnScreen)
    #expect(root.view.window === second)
  }

  @Test func `A window that becomes wider expands its split view`() {
    let split = UISplitViewController(nibName: nil, bundle: nil)
    split.viewControllers = [UIViewController(), UIViewController()]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = split
    #expect(split.isCollapsed)
    window.frame.size.width = 1024
    #expect(!split.isCollapsed)
  }
}
