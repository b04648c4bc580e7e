import HeadlessAppKit
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

@MainActor
@Suite struct ContainerTests {
  private let storyboard = TestStoryboards.named("Containers")

  private func scene<Controller>(_ identifier: String, _: Controller.Type) throws -> Controller {
    try required(storyboard.instantiateController(withIdentifier: identifier) as? Controller)
  }

  @Test func `A6 Split items are created with their container, without prepare`() throws {
    var split: TracingSplitViewController?
    let lines = Trace.recording {
      split = storyboard.instantiateInitialController() as? TracingSplitViewController
    }
    #expect(lines == ["First.awakeFromNib", "Second.awakeFromNib"])
    let made = try required(split)
    #expect(made.children.map(\.title) == ["First", "Second"])
    #expect(made.splitViewItems.map(\.behavior) == [.sidebar, .default])
    #expect(made.splitViewItems.map(\.canCollapse) == [true, false])
    #expect(made.children.allSatisfy { $0.parent === made && !$0.isViewLoaded })
    made.removeChild(at: 0)
    #expect(made.splitViewItems.count == 1)
  }

  @Test func `A6 A collapsed pane isn't visible`() throws {
    let split = try scene("Split", NSSplitViewController.self)
    split.splitViewItems[0].isCollapsed = true
    let window = NSWindow(contentViewController: split)
    defer { window.close() }
    let lines = Trace.recording { window.makeKeyAndOrderFront(nil) }
    #expect(lines == ["Second.viewWillAppear", "Second.viewDidAppear"])
    #expect(
      Trace.recording { split.toggleSidebar(nil) } == [
        "First.viewWillAppear", "First.viewDidAppear",
      ])
    #expect(
      Trace.recording { split.splitViewItems[0].isCollapsed = true }
        == ["First.viewDidDisappear"])
  }

  @Test func `The sidebar is the first pane that can collapse`() throws {
    let split = try scene("Split", NSSplitViewController.self)
    split.splitViewItems.reverse()
    split.toggleSidebar(nil)
    #expect(split.splitViewItems.map(\.isCollapsed) == [false, true])
  }

  @Test func `A7 Embeds call shouldPerformSegue and prepare, and attach before viewDidLoad`() throws
  {
    let parent = try scene("Parent", ParentViewController.self)
    let lines = Trace.recording { parent.loadViewIfNeeded() }
    #expect(
      lines == [
        "Parent.shouldPerform first", "First.awakeFromNib", "Parent.prepare", "First.viewDidLoad",
        "Parent.shouldPerform ", "Second.awakeFromNib", "Parent.prepare", "Second.viewDidLoad",
        "Parent.viewDidLoad",
      ])
    #expect(parent.childrenInViewDidLoad.map(\.title) == ["First", "Second"])
    #expect(parent.children.allSatisfy { $0.view.isDescendant(of: parent.view) })
  }

  @Test func `A7 A vetoed embed leaves its container view empty`() throws {
    let parent = try scene("Parent", ParentViewController.self)
    parent.allowsSegues = false
    parent.loadViewIfNeeded()
    #expect(parent.children.isEmpty)
  }

  @Test func `A23 A tab view controller loads the views of all its tabs`() throws {
    let tabs = try scene("Tabs", NSTabViewController.self)
    #expect(tabs.tabViewItems.map(\.label) == ["One", "Two"])
    #expect(tabs.selectedTabViewItemIndex == 0)
    let lines = Trace.recording { tabs.loadViewIfNeeded() }
    #expect(lines == ["First.viewDidLoad", "Second.viewDidLoad"])
  }

  @Test func `The tab that the file selects is visible first`() throws {
    let text = StoryboardText(
      initial: "tabs", runtime: "MacOSX.Cocoa",
      scenes: [
        .controller(
          "tabs", "tabViewController",
          segues: ["a", "b"].map {
            SegueText("relationship", to: $0, attributes: [("relationship", "tabItems")])
          }
        ).with("selectedTabViewItemIndex", "1"),
        .controller("a").with("title", "First"), .controller("b").with("title", "Second"),
      ])
    let parsed = StoryboardReader().read(Data(text.xml.utf8), path: "Main.storyboard")
    let storyboard = try required(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    let tabs = try required(storyboard.instantiateInitialController() as? NSTabViewController)
    #expect(tabs.selectedTabViewItemIndex == 1)
    let window = NSWindow(contentViewController: tabs)
    defer { window.close() }
    window.makeKeyAndOrderFront(nil)
    #expect(tabs.children.map(\.isOnScreen) == [false, true])
  }

  @Test func `A23 Only the selected tab is visible`() throws {
    let tabs = try scene("Tabs", NSTabViewController.self)
    let window = NSWindow(contentViewController: tabs)
    defer { window.close() }
    #expect(
      Trace.recording { window.makeKeyAndOrderFront(nil) } == [
        "First.viewWillAppear", "First.viewDidAppear",
      ])
    #expect(
      Trace.recording { tabs.selectedTabViewItemIndex = 1 } == [
        "Second.viewWillAppear", "First.viewDidDisappear", "Second.viewDidAppear",
      ])
    tabs.selectedTabViewItemIndex = 7
    #expect(tabs.selectedTabViewItemIndex == 1)
    tabs.removeTabViewItem(tabs.tabViewItems[0])
    #expect(tabs.children.map(\.title) == ["Second"])
    #expect(tabs.selectedTabViewItemIndex == 0)
    let added = NSViewController()
    tabs.addChild(added)
    #expect(tabs.tabViewItems.count == 2)
    #expect(added.view.window === window)
    tabs.removeChild(at: 1)
    #expect(added.view.superview == nil)
  }

  @Test func `A page controller asks its delegate for the shown page`() throws {
    final class Pages: NSObject, NSPageControllerDelegate {}
    let pages = try scene("Pages", NSPageController.self)
    let delegate = Pages()
    pages.delegate = delegate
    pages.arrangedObjects = ["one", "two"]
    pages.selectedIndex = 1
    #expect(pages.selectedViewController?.representedObject as? String == "two")
    #expect(pages.children.count == 1)
  }

  @Test func `A page disappears if its controller has no more pages`() throws {
    final class Pages: NSObject, NSPageControllerDelegate {
      func pageController(
        _ pageController: NSPageController,
        viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
      ) -> NSViewController {
        let page = TracingViewController()
        page.title = identifier
        return page
      }
    }
    let pages = try scene("Pages", NSPageController.self)
    let delegate = Pages()
    pages.delegate = delegate
    pages.arrangedObjects = ["One"]
    let window = NSWindow(contentViewController: pages)
    defer { window.close() }
    window.makeKeyAndOrderFront(nil)
    #expect(Trace.recording { pages.arrangedObjects = [] } == ["One.viewDidDisappear"])
  }

  @Test func `A controller that embeds itself throws instead of overflowing the stack`() throws {
    let loop = try scene("Loop", NSViewController.self)
    let exception = AppKitException.caught { loop.loadViewIfNeeded() }
    #expect(exception?.name == "EXC_BAD_ACCESS")
  }

  @Test func `A controller can't be added to itself or to one of its descendants`() {
    let parent = NSViewController()
    let child = NSViewController()
    parent.addChild(child)
    for container in [parent, child] {
      let exception = AppKitException.caught { container.addChild(parent) }
      #expect(exception != nil)
      #expect(parent.parent == nil)
    }
  }

  @Test func `Setting the children or items of a container changes their order`() throws {
    let parent = NSViewController()
    let children = [NSViewController(), NSViewController()]
    parent.children = children
    parent.children = children.reversed()
    #expect(parent.children == children.reversed())
    let split = try scene("Split", NSSplitViewController.self)
    split.splitViewItems.reverse()
    #expect(split.children.map(\.title) == ["Second", "First"])
    #expect(split.splitViewItems.map(\.canCollapse) == [false, true])
    split.children.reverse()
    #expect(split.splitViewItems.map(\.canCollapse) == [true, false])
    let tabs = try scene("Tabs", NSTabViewController.self)
    tabs.tabViewItems.reverse()
    #expect(tabs.tabViewItems.map(\.label) == ["Two", "One"])
    #expect(tabs.children.map(\.title) == ["Second", "First"])
    #expect(tabs.selectedTabViewItemIndex == 1)
  }

  @Test func `Setting the children adds and removes controllers`() {
    let parent = NSViewController()
    let first = NSViewController()
    let second = NSViewController()
    parent.children = [first, second]
    #expect(second.parent === parent)
    parent.children = [second]
    #expect(first.parent == nil)
    second.removeFromParent()
    #expect(parent.children.isEmpty)
    let exception = AppKitException.caught { parent.addChild(parent) }
    #expect(exception != nil)
  }
}
