internal import Foundation

/// A page of one kind of browser, with the few commands that ``BrowserPage`` needs.
///
/// The page closes when nothing refers to this object.
protocol PageDriver: AnyObject, Sendable {
  /// Starts to load an address.
  func navigate(to url: String) async throws
  /// The string that is the value of a script, or of its promise.
  func evaluate(_ script: String) async throws -> String
  /// Runs a script before those of each page that is loaded from now on.
  func addScript(_ script: String) async throws
  /// The exceptions, and the errors and warnings in the console.
  func problems() async -> [String]
  func resize(width: Int, height: Int) async throws
  func emulate(medium: String, features: [String: String]) async throws
  /// Makes the page's screen a touch screen.
  func emulateTouch() async throws
  func screenshot() async throws -> Data
  /// The number of sheets that the page prints.
  func printedSheets() async throws -> Int

  func mouse(_ event: MouseEvent, x: Double, y: Double) async throws
  func wheel(x: Double, y: Double, by delta: (x: Double, y: Double), control: Bool) async throws
  /// Presses and releases a key, by the name that a page receives.
  func press(_ key: String, shift: Bool) async throws
  /// Puts fingers on a touch screen, moves all of them, or lifts them.
  func touch(_ event: TouchEvent, _ fingers: [(x: Double, y: Double)]) async throws
}

/// A change of the mouse, whose button is the left one.
enum MouseEvent: Sendable {
  case moved
  case dragged
  case pressed
  case released
}

/// A change of all fingers on a touch screen.
enum TouchEvent: Sendable {
  case began
  case moved
  case ended
}
