/// Calls the appearance callbacks of controllers after every change of a window.
///
/// AppKit does this during an animation; the twin does it before the call that caused it returns.
@MainActor
enum Appearance {
  private static let queue = UpdateQueue<NSWindow>()

  /// Updates the window that contains a controller, if any.
  static func update(around controller: NSViewController) {
    if let window = controller.viewIfLoaded?.window { update(window) }
  }

  /// Updates a window, or does so after the current update.
  static func update(_ window: NSWindow) { queue.update(window, refresh) }

  private static func refresh(_ window: NSWindow) {
    var visible: [NSViewController] = []
    if window.isVisible, let content = window.contentViewController {
      collect(content, into: &visible)
    }
    let previous = window.appeared
    window.appeared = visible
    let disappearing = previous.filter { old in !visible.contains { $0 === old } }
    let appearing = visible.filter { new in !previous.contains { $0 === new } }
    for controller in disappearing { controller.viewWillDisappear() }
    for controller in appearing { controller.viewWillAppear() }
    for controller in disappearing { controller.viewDidDisappear() }
    for controller in appearing { controller.viewDidAppear() }
  }

  /// The controllers that the user sees in this one, parents before children.
  private static func collect(
    _ controller: NSViewController, into visible: inout [NSViewController]
  ) {
    guard !visible.contains(where: { $0 === controller }) else { return }
    controller.loadViewIfNeeded()
    visible.append(controller)
    for child in controller.shownChildren { collect(child, into: &visible) }
  }
}
