#if SEGUES_APPKIT
extension NSResponder {
  /// The responders to search next: a container's contents, and none for any other responder.
  package var searchedContents: [NSResponder] {
    switch self {
    case let container as any SegueContainer: container.segueContents
    case let controller as NSWindowController: [controller.contentViewController].compactMap(\.self)
    case let window as NSWindow: [window.contentViewController].compactMap(\.self)
    case let tabs as NSTabViewController: tabs.tabViewItems.compactMap(\.viewController)
    case let split as NSSplitViewController: split.splitViewItems.map(\.viewController)
    case let pages as NSPageController: [pages.selectedViewController].compactMap(\.self)
    default: []
    }
  }

  /// The responders to search if the searched contents don't include the destination: none in AppKit.
  package var hiddenContents: [NSResponder] { [] }
}
#endif
