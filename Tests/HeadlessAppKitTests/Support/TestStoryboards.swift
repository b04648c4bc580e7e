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
