import Foundation
import HeadlessUIKit
import StoryboardModel
import StoryboardParsing
import Testing

@MainActor
@Suite struct FileFactTests {
  private func home() throws -> HomeViewController {
    try TestStoryboards.named("Segues").scene("Home", HomeViewController.self)
  }

  @Test func `8.1 Segues of every kind are kept, and an unknown kind shows nothing`() throws {
    let home = try home()
    let stack = UINavigationController(rootViewController: home)
    let kinds = Set(home.segueTemplates.map(\.kind.rawValue))
    #expect(
      kinds == [
        "show", "embed", "presentation", "push", "modal", "popoverPresentation", "popover",
        "custom", "showDetail", "replace", "somersault",
      ])
    HeadlessLog.removeAll()
    home.performSegue(withIdentifier: "unknownKind", sender: nil)
    #expect(home.prepared != nil)
    #expect(HeadlessLog.lines.last?.hasSuffix("UIKit has no segues of kind 'somersault'") == true)
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `8.2 The segue's attributes are applied to the destination before prepare`() throws {
    let home = try home()
    var seen: (UIModalPresentationStyle, UIModalTransitionStyle)?
    home.onPrepare = {
      seen = ($0.destination.modalPresentationStyle, $0.destination.modalTransitionStyle)
    }
    home.performSegue(withIdentifier: "modal", sender: nil)
    #expect(seen?.0 == .fullScreen)
    #expect(seen?.1 == .crossDissolve)
    home.performSegue(withIdentifier: "present", sender: nil)
    #expect(seen?.0 == .automatic)
    var anchor: UIBarButtonItem?
    home.onPrepare = { anchor = $0.destination.popoverPresentationController?.barButtonItem }
    home.performSegue(withIdentifier: "legacyPopover", sender: nil)
    #expect(anchor != nil)
    #expect(anchor === home.navigationItem.rightBarButtonItem)
  }

  @Test func `8.3 A segue element in inferredMetricsTieBreakers is not a segue`() throws {
    let home = try home()
    #expect(home.segueTemplates.filter { $0.id == "seg-00-001" }.count == 1)
    #expect(home.segueTemplates.count == 19)
  }

  @Test func `8.4 A bar button item fires its segue as the sender`() throws {
    let home = try home()
    let window = TestStoryboards.window(UINavigationController(rootViewController: home))
    defer { withExtendedLifetime(window) {} }
    let item = try #require(home.navigationItem.rightBarButtonItem)
    let lines = Trace.recording { item.tap() }
    #expect(lines.first == "Home.shouldPerform bar")
    #expect(home.preparedSender as? UIBarButtonItem === item)
    #expect(home.presentedViewController === home.prepared?.destination)
  }

  @Test func `Several buttons at the leading edge of a bar are in the order of the file`() throws {
    let item = try home().navigationItem
    #expect(item.leftBarButtonItems?.map { $0.title } == ["First", "Second"])
    #expect(item.rightBarButtonItems?.map { $0.title } == ["Bar"])
  }

  @Test func `8.4 Buttons of a bar among the views and of the toolbar fire their segues`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <navigationBar contentMode="scaleToFill" id="n"><items><navigationItem id="i">
      <barButtonItem key="rightBarButtonItem" id="bar"><connections>
      <segue destination="a" kind="popoverPresentation" identifier="bar" \
      popoverAnchorBarButtonItem="bar" id="1"/>
      </connections></barButtonItem></navigationItem></items></navigationBar></subviews></view>
      <toolbarItems><barButtonItem id="tool"><connections>
      <segue destination="a" kind="popoverPresentation" identifier="tool" \
      popoverAnchorBarButtonItem="tool" id="2"/>
      </connections></barButtonItem></toolbarItems></viewController></objects></scene></scenes>
      </document>
      """
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    let storyboard = try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    for identifier in ["bar", "tool"] {
      let root = try #require(storyboard.instantiateInitialViewController())
      let window = TestStoryboards.window(root, .regular)
      defer { withExtendedLifetime(window) {} }
      let segue = try #require(root.segueTemplate(withIdentifier: identifier))
      let item = try #require(root.sender(of: segue) as? UIBarButtonItem)
      item.tap()
      let popover = root.presentedViewController?.popoverPresentationController
      #expect(popover?.barButtonItem === item)
    }
  }

  @Test func `8.4 A button in a collection's header fires its segue as the sender`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <collectionViewController id="a" sceneMemberID="viewController">
      <collectionView key="view" id="v"><cells/>
      <collectionReusableView key="sectionHeaderView" id="h"><subviews><button id="b"><connections>
      <segue destination="a" kind="presentation" identifier="header" id="t"/>
      </connections></button></subviews></collectionReusableView></collectionView>
      </collectionViewController></objects></scene></scenes></document>
      """
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    let storyboard = try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    let root = try #require(storyboard.instantiateInitialViewController())
    let segue = try #require(root.segueTemplate(withIdentifier: "header"))
    #expect(root.sender(of: segue) is UIButton)
  }

  @Test func `8.4 A gesture that the file disables fires nothing`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><connections>
      <outletCollection property="gestureRecognizers" destination="g" id="o"/>
      </connections></view></viewController>
      <tapGestureRecognizer enabled="NO" id="g"><connections>
      <segue destination="a" kind="presentation" identifier="tap" id="t"/>
      </connections></tapGestureRecognizer></objects></scene></scenes></document>
      """
    let parsed = StoryboardReader().read(Data(text.utf8), path: "Main.storyboard")
    let storyboard = try #require(StoryboardLibrary(files: [parsed]).storyboard(named: "Main"))
    let root = try #require(storyboard.instantiateInitialViewController())
    let window = TestStoryboards.window(root)
    defer { withExtendedLifetime(window) {} }
    let gesture = try #require(root.view.gestureRecognizers?.first)
    gesture.recognize()
    #expect(root.presentedViewController == nil)
    gesture.isEnabled = true
    gesture.recognize()
    #expect(root.presentedViewController != nil)
  }

  @Test func `A title that code sets replaces those of the file's items`() throws {
    let home = try home()
    #expect(home.navigationItem.title == "Home")
    home.title = "Start"
    #expect(home.navigationItem.title == "Start")
    let other = try self.home()
    other.title = "Early"
    #expect(other.navigationItem.title == "Early")
    #expect(other.tabBarItem.title == "Early")
    other.title = "Late"
    #expect(other.tabBarItem.title == "Late")
    let tabs = try TestStoryboards.named("Containers").initial(UITabBarController.self)
    let first = try #require(tabs.viewControllers?.first)
    first.title = "Start"
    #expect(first.tabBarItem.title == "Start")
  }

  @Test func `8.4 A gesture next to the controller fires its segue`() throws {
    let home = try home()
    let gesture = try #require(home.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    gesture.recognize()
    #expect(home.preparedSender as? UITapGestureRecognizer === gesture)
    #expect(home.prepared?.identifier == "gesture")
    #expect(gesture.view === home.view)
  }

  @Test func `8.4 The sender is the control, item or gesture with the segue, or nil`() throws {
    let home = try home()
    func sender(_ identifier: String) -> NSObject? {
      home.segueTemplate(withIdentifier: identifier).flatMap(home.sender)
    }
    #expect(sender("show") === home.view.viewWithTag(7))
    #expect(sender("bar") === home.navigationItem.rightBarButtonItem)
    #expect(sender("gesture") is UITapGestureRecognizer)
    #expect(sender("push") == nil)
    #expect(sender("embed") == nil)
  }

  @Test func `8.4 A segue without an identifier is fired by its control`() throws {
    let home = try home()
    let stack = UINavigationController(rootViewController: home)
    let unnamed = try #require(home.segueTemplates.first { $0.id == "seg-00-002" })
    let firing = home.fireTemplate(unnamed)
    guard case .pushed(let pushedOn) = firing.outcome else {
      return #expect(Bool(false), "\(firing.outcome)")
    }
    #expect(pushedOn === stack)
    #expect(home.prepared?.identifier == nil)
    #expect((home.preparedSender as? UIButton)?.currentTitle == "No identifier")
    home.allowsSegues = false
    guard case .nothing(.vetoed) = home.fireTemplate(unnamed).outcome else {
      return #expect(Bool(false), "not vetoed")
    }
  }

  @Test func `8.5 An unwind segue leads to an exit, not to a controller of the file`() throws {
    let stack = try TestStoryboards.named("Unwinding").scene("Stack", UINavigationController.self)
    stack.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    let pushed = try #require(stack.topViewController)
    let unwind = try #require(pushed.segueTemplate(withIdentifier: "unwind"))
    #expect(pushed.interfaceScene?.exits.map(\.id) == unwind.destination.map { [$0] })
  }
}
