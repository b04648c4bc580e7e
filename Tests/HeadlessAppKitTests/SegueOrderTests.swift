import HeadlessAppKit
import Testing

@MainActor
@Suite struct SegueOrderTests {
  @Test func `A1 Storyboards and segues can be used without an actor`() {
    func make(_ storyboard: NSStoryboard) -> NSStoryboardSegue {
      NSStoryboardSegue(identifier: "any", source: storyboard, destination: storyboard)
    }
    let made: (NSStoryboard) -> NSStoryboardSegue = make
    #expect(made(TestStoryboards.named("Desk")).identifier == "any")
  }

  @Test func `A2 A segue's source and destination can be window controllers`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "window", sender: nil)
    let segue = try #require(desk.home.prepared)
    #expect(segue.identifier == "window")
    #expect(segue.sourceController as? NSViewController === desk.home)
    #expect(segue.destinationController is TracingWindowController)
  }

  @Test func `A3 shouldPerformSegue is called for a control, not for code`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let button = try desk.button(7)
    desk.home.allowsSegues = false
    #expect(Trace.recording { button.performClick(nil) } == ["Home.shouldPerform show"])
    #expect(desk.home.prepared == nil)

    let byCode = Trace.recording { desk.home.performSegue(withIdentifier: "show", sender: button) }
    #expect(byCode.first == "Detail.awakeFromNib")
    #expect(desk.home.prepared?.identifier == "show")
    #expect(desk.home.preparedSender as? NSButton === button)
  }

  @Test func `A3 A segue without an identifier passes an empty one to shouldPerformSegue`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let button = try desk.button(11)
    let lines = Trace.recording { button.performClick(nil) }
    #expect(lines.first == "Home.shouldPerform ")
    #expect(desk.home.prepared != nil)
    #expect(desk.home.prepared?.identifier == nil)
  }

  @Test func `A3 A disabled control fires nothing`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let button = try desk.button(7)
    button.isEnabled = false
    #expect(Trace.recording { button.performClick(nil) } == [])
    button.isEnabled = true
    #expect(NSButton(title: "No segue", target: nil, action: nil).sendAction(nil, to: nil) == false)
  }

  @Test func `A4 The destination awakes, then prepare runs, then the view loads`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let button = try desk.button(7)
    var wasLoaded: Bool?
    desk.home.onPrepare = {
      wasLoaded = ($0.destinationController as? NSViewController)?.isViewLoaded
    }
    let lines = Trace.recording { button.performClick(nil) }
    #expect(
      lines == [
        "Home.shouldPerform show", "Detail.awakeFromNib", "Home.prepare", "Detail.viewDidLoad",
        "Detail.viewWillAppear", "Detail.viewDidAppear",
      ])
    #expect(wasLoaded == false)
  }

  @Test func `A5 A window controller's window and content exist before prepare`() throws {
    let desk = try Desk()
    defer { desk.close() }
    var content: NSViewController?
    desk.home.onPrepare = {
      content = ($0.destinationController as? NSWindowController)?.contentViewController
    }
    let lines = Trace.recording {
      desk.home.performSegue(withIdentifier: "window", sender: nil)
    }
    #expect(
      lines == [
        "Inspector.awakeFromNib", "Inspector.viewDidLoad", "TracingWindowController.windowDidLoad",
        "TracingWindowController.awakeFromNib", "Home.prepare",
        "TracingWindowController.showWindow", "Inspector.viewWillAppear",
        "Inspector.viewDidAppear",
      ])
    #expect(content?.title == "Inspector")
  }

  @Test func `A8 A segue's own class performs it`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let own = Trace.recording { desk.home.performSegue(withIdentifier: "own", sender: nil) }
    #expect(own == ["Detail.awakeFromNib", "Home.prepare", "OwnSegue.perform"])
    #expect(desk.home.prepared is OwnSegue)
  }

  @Test func `A8 A class on a standard kind can perform the kind`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let lines = Trace.recording { desk.home.performSegue(withIdentifier: "loud", sender: nil) }
    #expect(lines.contains("LoudSegue.perform"))
    let detail = try required(desk.home.prepared?.destinationController as? NSViewController)
    #expect(detail.view.window?.isVisible == true)
  }

  @Test func `A8 A segue created in code calls its handler`() {
    var isPerformed = false
    let segue = NSStoryboardSegue(
      identifier: "byHand", source: NSViewController(), destination: NSViewController()
    ) { isPerformed = true }
    segue.perform()
    #expect(isPerformed)
  }

  @Test func `A9 A segue action creates the destination`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "person", sender: nil)
    let person = desk.home.prepared?.destinationController as? PersonViewController
    #expect(person?.name == "Ada")
    #expect(person?.storyboard?.file.name == "Desk")
  }

  @Test func `A9 A hosting controller's scene gets its content from a creator`() {
    let storyboard = TestStoryboards.named("Containers")
    let hosting = storyboard.instantiateController(identifier: "Hosting") {
      NSHostingController(coder: $0, rootView: "content")
    }
    #expect(hosting.rootView == "content")
    #expect(hosting.storyboard === storyboard)
  }

  @Test func `A9 A creator creates the controller that code instantiates`() throws {
    let storyboard = TestStoryboards.named("Desk")
    let form = storyboard.instantiateController(identifier: "Form") {
      FormViewController(coder: $0)
    }
    #expect(form.title == "Form")
    let plain: FormViewController = storyboard.instantiateController(identifier: "Form")
    #expect(plain.title == "Form")
    let window: MainWindowController? = storyboard.instantiateInitialController()
    #expect(window?.window?.title == "Desk")
    let exception = AppKitException.caught {
      let _: NSViewController = storyboard.instantiateController(identifier: "Form") { _ in
        NSViewController(nibName: nil, bundle: nil)
      }
    }
    #expect(exception?.name == "NSInternalInconsistencyException")
  }

  @Test func `A26 A kind that only UIKit has does nothing but log a line`() throws {
    let desk = try Desk()
    defer { desk.close() }
    HeadlessLog.removeAll()
    desk.home.performSegue(withIdentifier: "push", sender: nil)
    #expect(desk.home.prepared != nil)
    #expect(HeadlessLog.lines.last?.hasSuffix("AppKit has no segues of kind 'push'") == true)
  }

  @Test func `A27 Overrides of segue methods can call super`() {
    let home = CallingViewController(nibName: nil, bundle: nil)
    let window = CallingWindowController(window: nil)
    for controller in [home, window] as [any NSSeguePerforming] {
      let segue = NSStoryboardSegue(identifier: "any", source: controller, destination: home)
      #expect(controller.shouldPerformSegue(withIdentifier: "any", sender: nil))
      controller.prepare(for: segue, sender: nil)
      let exception = AppKitException.caught {
        controller.performSegue(withIdentifier: "any", sender: nil)
      }
      #expect(exception != nil)
    }
  }
}

/// Calls `super` in each segue method, as an app's view controller does.
private final class CallingViewController: NSViewController {
  override func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
}

/// Calls `super` in each segue method, as an app's window controller does.
private final class CallingWindowController: NSWindowController {
  override func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)
  {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
}
