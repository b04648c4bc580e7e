/// The public declarations that a twin has but its framework lacks, each with the reason.
///
/// No other differences are allowed, and an entry that matches no difference fails the test.
struct TwinOnly {
  /// Types and functions, with all of their members.
  var types: [String: String]
  /// Members of types that the framework has too.
  var members: [String: String]

  /// All entries.
  var listed: Set<String> { Set(types.keys).union(members.keys) }

  /// Returns the entry that allows a difference, if there is one.
  func exception(for path: String) -> String? {
    if members[path] != nil { return path }
    let type = String(path.prefix { $0 != "." })
    return types[type] == nil ? nil : type
  }
}

extension TwinOnly {
  static let uikit = TwinOnly(
    types: sharedTypes.merging(uikitTypes) { $1 },
    members: sharedMembers.merging(uikitMembers) { $1 })

  static let appkit = TwinOnly(
    types: sharedTypes.merging(appkitTypes) { $1 },
    members: sharedMembers.merging(appkitMembers) { $1 })

  /// Declarations of both twins.
  private static let sharedTypes = [
    "HeadlessLog": "the lines that the framework writes to the console, for tests to read",
    "HeadlessStoryboards": "the folders with storyboards, because app bundles don't exist here",
    "HeadlessSegueAction": "a row of the table of actions that replaces Objective-C's selectors",
    "HeadlessUnwindAction": "a row of the table of actions that replaces Objective-C's selectors",
    "HeadlessException": "an Objective-C exception, which a test can catch here",
  ]

  private static let sharedMembers = [
    "Dictionary.addingActions(_:)": "joins the tables of actions of a class and its superclass"
  ]

  private static let uikitTypes = [
    "UIKitException": "the name of HeadlessException for UIKit's exceptions",
    "UITraitOverrides":
      "a value whose properties can be nil; UIKit's is a protocol that cannot be read before it is set",
  ]

  private static let uikitMembers = [
    "UIViewController.headlessSegueActions": "the table of segue actions by selector",
    "UIViewController.headlessUnwindActions": "the table of unwind actions by selector",
    "UIViewController.segueAction(_:)": "creates a row of the table of segue actions",
    "UIViewController.unwindAction(_:)": "creates a row of the table of unwind actions",
    "UIGestureRecognizer.init(coder:)":
      "required, so that Swift can create an object of a class that the file names",
    "UIStoryboardSegue.init(identifier:source:destination:)":
      "required, so that Swift can create an object of a class that the file names",
    "UIWindow.traitOverrides": "see UITraitOverrides",
    "UIHostingController": "its content has any type, because SwiftUI doesn't exist here",
  ]

  private static let appkitTypes = [
    "AppKitException": "the name of HeadlessException for AppKit's exceptions"
  ]

  private static let appkitMembers = [
    "NSApp": "without a setter, because there is one application object from the start",
    "NSGestureRecognizer.init(coder:)":
      "required, so that Swift can create an object of a class that the file names",
    "NSHostingController": "its content has any type, because SwiftUI doesn't exist here",
    "NSResponder.segueAction(_:)": "creates a row of the table of segue actions",
    "NSStoryboardSegue.init(identifier:source:destination:)":
      "required, so that Swift can create an object of a class that the file names",
    "NSViewController.headlessSegueActions": "the table of segue actions by selector",
    "NSWindowController.headlessSegueActions": "the table of segue actions by selector",
  ]
}
