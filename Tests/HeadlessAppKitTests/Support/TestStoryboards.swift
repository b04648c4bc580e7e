import Foundation
import HeadlessAppKit

/// The storyboards of this folder.
@MainActor
enum TestStoryboards {
  static var folder: String { Bundle.module.bundlePath + "/Storyboards" }

  /// The storyboard with a name, in a library of its folder.
  static func named(_ name: String, options: StoryboardOptions = .init()) -> NSStoryboard {
    let library = StoryboardLibrary(folder: folder, options: options)
    guard let storyboard = library.storyboard(named: name) else {
      fatalError("no storyboard \(name) in \(folder)")
    }
    return storyboard
  }
}

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

/// A required value, as the class that the test asks for.
func required<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw WrongClass() }
  return value
}

/// The error for a controller of another class than the test asks for.
struct WrongClass: Error {}

/// The error for an outcome that the test doesn't expect.
struct WrongOutcome: Error {
  let expected: String

  init(_ expected: String) {
    self.expected = expected
  }
}
