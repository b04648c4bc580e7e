#if SEGUES_APPKIT
extension NSResponder {
  /// Whether a segue to this class may bring a window to the front without being prepared: a
  /// visible window other than the source's contains such a controller.
  ///
  /// AppKit doesn't prepare a segue to a scene that is presented only once and is already shown.
  @usableFromInline static func mayBeBroughtToFront(by source: _SegueController) -> Bool {
    guard !isEveryController else { return false }
    let own =
      switch source {
      case let controller as NSViewController where controller.isViewLoaded: controller.view.window
      case let controller as NSWindowController where controller.isWindowLoaded: controller.window
      default: NSWindow?.none
      }
    return NSApplication.shared.windows.contains { window in
      guard window.isVisible, window !== own else { return false }
      let root: NSResponder = window.windowController ?? window
      var levels = ContainerLevels(from: root)
      while let level = levels.next() {
        if level.contains(where: { type(of: $0).isSubclass(of: self) }) { return true }
      }
      return false
    }
  }
}
#endif
