import Foundation
import HeadlessAppKit
import Testing

@MainActor
@Suite struct PresentationTests {
  private func destination(_ desk: Desk) throws -> NSViewController {
    try required(desk.home.prepared?.destinationController as? NSViewController)
  }

  @Test func `A10 Show opens a new window for a view controller`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "show", sender: nil)
    let detail = try destination(desk)
    let window = try required(detail.view.window)
    #expect(window !== desk.window.window)
    #expect(window.isVisible && window.isKeyWindow)
    #expect(window.title == "Detail")
    #expect(window.contentViewController === detail)
    #expect(detail.presentingViewController == nil)
    desk.home.performSegue(withIdentifier: "show", sender: nil)
    #expect(try destination(desk).view.window !== window)
  }

  @Test func `A10 Show shows a window controller's window`() throws {
    let desk = try Desk()
    defer { desk.close() }
    weak var inspector: NSWindowController?
    desk.home.performSegue(withIdentifier: "window", sender: nil)
    inspector = desk.home.prepared?.destinationController as? NSWindowController
    desk.home.prepared = nil
    #expect(inspector?.window?.isVisible == true)
    #expect(inspector?.window?.title == "Inspector")
    inspector?.close()
    #expect(inspector == nil)
  }

  @Test func `A11 A sheet is attached to the source's window and closed by dismiss`() throws {
    let desk = try Desk()
    defer { desk.close() }
    try desk.button(8).performClick(nil)
    let form = try destination(desk)
    let sheet = try required(desk.window.window?.attachedSheet)
    #expect(sheet.contentViewController === form)
    #expect(sheet.sheetParent === desk.window.window)
    #expect(sheet.isVisible)
    #expect(NSApp.mainWindow === desk.window.window)
    #expect(desk.home.presentedViewControllers?.first === form)
    #expect(form.presentingViewController === desk.home)

    let lines = Trace.recording { form.dismiss(nil) }
    #expect(lines == ["Form.viewDidDisappear"])
    #expect(desk.window.window?.attachedSheet == nil)
    #expect(!sheet.isVisible)
    #expect(desk.home.presentedViewControllers == nil)
    #expect(form.presentingViewController == nil)
  }

  @Test func `A controller that moves to another window's content leaves the first window`() {
    let controller = TracingViewController()
    controller.title = "Moving"
    let windows = [NSWindow(contentViewController: controller), NSWindow()]
    defer { for window in windows { window.close() } }
    for window in windows { window.makeKeyAndOrderFront(nil) }
    let lines = Trace.recording { windows[1].contentViewController = controller }
    #expect(
      lines == ["Moving.viewDidDisappear", "Moving.viewWillAppear", "Moving.viewDidAppear"])
    #expect(windows[0].contentViewController == nil)
    windows[0].contentViewController = NSViewController()
    #expect(controller.view.window === windows[1])
  }

  @Test func `Closing a window closes the popovers that point into it`() throws {
    let root = NSViewController()
    let window = NSWindow(contentViewController: root)
    window.makeKeyAndOrderFront(nil)
    let watcher = PopoverWatcher()
    let popover = NSPopover()
    popover.delegate = watcher
    popover.contentViewController = NSViewController()
    popover.show(relativeTo: .zero, of: root.view, preferredEdge: .minY)
    #expect(popover.isShown)
    window.close()
    #expect(!popover.isShown)
    #expect(watcher.closed == 1)
  }

  @Test func `A popover that is closed while it closes notifies its delegate once`() {
    final class Content: NSViewController {
      var popover: NSPopover?
      override func viewDidDisappear() { popover?.close() }
    }
    let window = NSWindow(contentViewController: NSViewController())
    defer { window.close() }
    window.makeKeyAndOrderFront(nil)
    let content = Content()
    let watcher = PopoverWatcher()
    let popover = NSPopover()
    popover.delegate = watcher
    popover.contentViewController = content
    content.popover = popover
    popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    popover.close()
    content.popover = nil
    #expect(watcher.closed == 1)
  }

  @Test func `A popover's delegate may keep it open when the user closes it`() {
    let window = NSWindow(contentViewController: NSViewController())
    defer { window.close() }
    let watcher = PopoverWatcher()
    watcher.allows = false
    let popover = NSPopover()
    popover.delegate = watcher
    popover.contentViewController = NSViewController()
    popover.show(relativeTo: .zero, of: NSView(), preferredEdge: .minY)
    popover.performClose(nil)
    #expect(popover.isShown)
    watcher.allows = true
    popover.performClose(nil)
    #expect(!popover.isShown)
  }

  @Test func `A window is key again after its sheet, even if another window is in front of it`() {
    let windows = [NSWindow(), NSWindow()]
    defer { for window in windows { window.close() } }
    for window in windows { window.makeKeyAndOrderFront(nil) }
    let sheet = NSWindow()
    windows[0].beginSheet(sheet)
    #expect(NSApp.mainWindow === windows[0])
    windows[0].endSheet(sheet)
    #expect(NSApp.keyWindow === windows[0])
  }

  @Test func `A25 A modal window is dismissed even if another one is in front of it`() {
    let controllers = (0..<2).map { _ in NSWindowController(window: NSWindow()) }
    defer { for controller in controllers { controller.close() } }
    for window in controllers.compactMap(\.window) { NSApp.runModal(for: window) }
    controllers[0].dismissController(nil)
    #expect(controllers.map { $0.window?.isVisible } == [false, true])
    #expect(NSApp.modalWindow === controllers[1].window)
  }

  @Test func `A11 A second sheet waits for the first`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "sheetByCode", sender: nil)
    let first = try destination(desk)
    desk.home.performSegue(withIdentifier: "sheetByCode", sender: nil)
    let second = try destination(desk)
    #expect(desk.window.window?.sheets.count == 2)
    #expect(second.view.window?.isVisible == false)
    desk.home.dismiss(first)
    #expect(desk.window.window?.attachedSheet === second.view.window)
    #expect(second.view.window?.isVisible == true)
  }

  @Test func `A11 A modal segue opens a modal window`() throws {
    let desk = try Desk()
    defer { desk.close() }
    try desk.button(9).performClick(nil)
    let form = try destination(desk)
    #expect(NSApp.modalWindow === form.view.window)
    #expect(form.presentingViewController === desk.home)
    form.view.window?.performClose(nil)
    #expect(NSApp.modalWindow == nil)
    #expect(form.presentingViewController == nil)
    #expect(desk.home.presentedViewControllers == nil)
  }

  @Test func `A dismissed modal window is on the screen until it closes, even if it is a sheet`()
    throws
  {
    let desk = try Desk()
    defer { desk.close() }
    let form = NSViewController()
    desk.home.presentAsModalWindow(form)
    let watcher = CloseWatcher()
    form.view.window?.delegate = watcher
    desk.window.window?.beginSheet(try required(form.view.window))
    desk.home.dismiss(form)
    #expect(watcher.wasVisible == true)
    #expect(desk.window.window?.attachedSheet == nil)
    #expect(NSApp.modalWindow == nil)
  }

  @Test func `A dismissed sheet has left the screen when its window closes`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let form = NSViewController()
    desk.home.presentAsSheet(form)
    let watcher = CloseWatcher()
    form.view.window?.delegate = watcher
    desk.home.dismiss(form)
    #expect(watcher.wasVisible == false)
  }

  @Test func `A11 A popover points at its anchor`() throws {
    let desk = try Desk()
    defer { desk.close() }
    try desk.button(10).performClick(nil)
    let form = try destination(desk)
    #expect(form.view.window?.isVisible == true)
    #expect(form.view.window?.parent === desk.window.window)
    #expect(form.presentingViewController === desk.home)
    desk.home.dismiss(form)
    #expect(form.view.window == nil)
  }

  @Test func `A11 Window controllers are shown as sheets and modal windows too`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "windowSheet", sender: nil)
    let sheet = try required(
      desk.home.prepared?.destinationController as? NSWindowController)
    #expect(desk.window.window?.attachedSheet === sheet.window)
    sheet.dismissController(nil)
    #expect(desk.window.window?.attachedSheet == nil)
    desk.home.performSegue(withIdentifier: "windowModal", sender: nil)
    let modal = try required(
      desk.home.prepared?.destinationController as? NSWindowController)
    #expect(NSApp.modalWindow === modal.window)
    modal.dismissController(nil)
    #expect(NSApp.modalWindow == nil)
  }

  @Test func `A18 A controller that is shown only once is brought to the front next time`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "once", sender: nil)
    let first = try required(desk.home.prepared?.destinationController as? NSWindowController)
    desk.home.prepared = nil
    desk.window.window?.makeKeyAndOrderFront(nil)
    let lines = Trace.recording { desk.home.performSegue(withIdentifier: "once", sender: nil) }
    #expect(lines == [])
    #expect(desk.home.prepared == nil)
    #expect(NSApp.keyWindow === first.window)
    first.close()
    desk.home.performSegue(withIdentifier: "once", sender: nil)
    #expect(desk.home.prepared != nil)
  }

  @Test func `A20 A child's presenter is that of its outermost ancestor`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.performSegue(withIdentifier: "sheetByCode", sender: nil)
    let child = NSViewController()
    try destination(desk).addChild(child)
    #expect(child.presentingViewController === desk.home)
  }

  @Test func `A20 The animator that presented a controller dismisses it`() throws {
    final class Animator: NSObject, NSViewControllerPresentationAnimator {
      func animatePresentation(of new: NSViewController, from old: NSViewController) {
        Trace.add("present")
        old.view.addSubview(new.view)
      }
      func animateDismissal(of new: NSViewController, from old: NSViewController) {
        Trace.add("dismiss")
        new.view.removeFromSuperview()
      }
    }
    let desk = try Desk()
    defer { desk.close() }
    let new = NSViewController()
    let lines = Trace.recording {
      desk.home.present(new, animator: Animator())
      #expect(new.view.window === desk.window.window)
      new.dismiss(nil)
    }
    #expect(lines == ["present", "dismiss"])
    #expect(new.view.window == nil)
  }

  @Test func `A21 Presenting requires a window, and is possible only once`() throws {
    let home = try required(
      TestStoryboards.named("Desk").instantiateController(withIdentifier: "Home")
        as? HomeViewController)
    let outside = AppKitException.caught {
      home.performSegue(withIdentifier: "sheetByCode", sender: nil)
    }
    #expect(outside?.name == "NSInvalidArgumentException")
    #expect(home.prepared != nil)
    #expect(home.presentedViewControllers == nil)

    let desk = try Desk()
    defer { desk.close() }
    let form = NSViewController()
    desk.home.presentAsSheet(form)
    let twice = AppKitException.caught { desk.home.presentAsModalWindow(form) }
    #expect(twice?.reason.contains("already presented") == true)
    let visible = AppKitException.caught { desk.home.presentAsModalWindow(desk.home) }
    #expect(visible?.reason.contains("already visible") == true)
    #expect(desk.home.presentingViewController == nil)
  }

  @Test func `A22 A popover without an anchor throws an exception`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let exception = AppKitException.caught {
      desk.home.performSegue(withIdentifier: "popoverWithoutAnchor", sender: nil)
    }
    #expect(exception?.reason.contains("popoverWithoutAnchor") == true)
    #expect(desk.home.presentedViewControllers == nil)
  }

  @Test func `A popover that a toolbar item without a view fires points into the window`() throws {
    let desk = try Desk()
    defer { desk.close() }
    let item = NSToolbarItem(itemIdentifier: .init("item"))
    desk.home.performSegue(withIdentifier: "popoverWithoutAnchor", sender: item)
    #expect(try destination(desk).view.window?.parent === desk.window.window)
  }

  @Test func `A24 A window shows its content controller's title`() {
    let controller = NSViewController()
    controller.title = "First"
    let window = NSWindow(contentViewController: controller)
    #expect(window.title == "First")
    #expect(window.contentView === controller.view)
    controller.title = "Second"
    #expect(window.title == "Second")
    #expect(!window.isVisible)
    let other = NSViewController()
    other.title = "Other"
    window.contentViewController = other
    #expect(window.title == "Second")
    #expect(window.contentView === other.view)
  }

  @Test func `A25 Dismissing a controller that isn't presented does nothing`() throws {
    let desk = try Desk()
    defer { desk.close() }
    desk.home.dismiss(nil)
    desk.window.dismissController(nil)
    #expect(desk.window.window?.isVisible == true)
  }
}

/// Counts how often a popover closes, and decides whether the user may close it.
private final class PopoverWatcher: NSObject, NSPopoverDelegate {
  var closed = 0
  var allows = true

  func popoverShouldClose(_ popover: NSPopover) -> Bool { allows }

  func popoverDidClose(_ notification: Notification) { closed += 1 }
}

/// Remembers whether a window was on the screen when it closed.
private final class CloseWatcher: NSObject, NSWindowDelegate {
  private(set) var wasVisible: Bool?

  func windowWillClose(_ notification: Notification) {
    wasVisible = (notification.object as? NSWindow)?.isVisible
  }
}
