import HeadlessAppKit

/// The main window of the test's app, which is on the screen until the end of the test.
@MainActor
final class Desk {
  let window: NSWindowController
  let home: HomeViewController

  init() throws {
    let made = TestStoryboards.named("Desk").instantiateInitialController()
    window = try required(made as? NSWindowController)
    home = try required(window.contentViewController as? HomeViewController)
    window.showWindow(nil)
  }

  /// The button with a tag.
  func button(_ tag: Int) throws -> NSButton {
    try required(home.view.viewWithTag(tag) as? NSButton)
  }

  /// Closes all windows of the app.
  func close() {
    NSApplication.shared.closeAll()
  }
}
