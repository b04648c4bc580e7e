internal import HeadlessAppKit
internal import NavigationGraph

extension DesktopApp: PlayableTwin {
  /// The menus, if the app began with them, and then the visible windows.
  func layers(of screen: DesktopScreen) -> [Layer<NSResponder>] {
    let windows = NSApplication.shared.windows.filter(\.isVisible)
    let shown = windows.compactMap { window -> Layer<NSResponder>? in
      guard let root = window.windowController ?? window.contentViewController as NSResponder?
      else { return nil }
      return Layer(root: root, isPresented: window.isPresented, takesInput: window.takesInput)
    }
    if screen.root === screen.shown {
      // Without a window, the controller is the only layer.
      guard shown.isEmpty else { return shown }
      return [Layer(root: screen.root, isPresented: false, takesInput: true)]
    }
    let isBlocked = NSApplication.shared.modalWindow != nil
    return [Layer(root: screen.root, isPresented: false, takesInput: !isBlocked)] + shown
  }

  func isShown(_ controller: NSResponder) -> Bool { controller.isOnScreen }

  func tabs(of container: NSResponder) -> Tabs<NSResponder>? {
    guard let tabs = container as? NSTabViewController else { return nil }
    return Tabs(
      container: tabs, controllers: tabs.tabViewItems.compactMap(\.viewController),
      selected: tabs.selectedTabViewItemIndex)
  }

  func select(tab: Int, of container: NSResponder) {
    (container as? NSTabViewController)?.selectedTabViewItemIndex = tab
  }

  /// Always false, because AppKit has no navigation controllers.
  func back(from front: [NSResponder]) -> Bool { false }

  func open(_ id: ControllerID, from source: NSResponder) -> WalkOutcome? {
    switch instantiate(id) {
    case let made as NSWindowController:
      NSApplication.shared.keepAlive(made)
      made.showWindow(nil)
    case let made as NSViewController:
      NSWindow(contentViewController: made).makeKeyAndOrderFront(nil)
    default: return nil
    }
    return .opened(window: "its own window")
  }

  func dismiss(on screen: DesktopScreen) -> Bool {
    let windows = NSApplication.shared.windows.filter(\.isVisible)
    guard windows.count > 1, let front = windows.last(where: \.takesInput) else { return false }
    if let content = front.contentViewController, content.presentingViewController != nil {
      content.dismiss(nil)
    } else {
      front.close()
    }
    return true
  }
}

extension NSWindow {
  /// Whether the window is a sheet, a popover or a modal window.
  fileprivate var isPresented: Bool {
    sheetParent != nil || parent != nil || NSApplication.shared.modalWindow === self
  }

  /// Whether neither a sheet nor a modal window blocks the user's input.
  fileprivate var takesInput: Bool {
    guard attachedSheet == nil else { return false }
    guard let modal = NSApplication.shared.modalWindow else { return true }
    var window: NSWindow? = self
    while let current = window {
      if current === modal { return true }
      window = current.sheetParent ?? current.parent
    }
    return false
  }
}
