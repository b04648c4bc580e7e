/// The public declarations that a twin has and its framework lacks, each with its reason.
///
/// This is the only list of differences that are allowed; an entry that no difference matches fails
/// the test.
struct TwinOnly {
  /// Types and functions, with all of their members.
  var types: [String: String]
  /// Members of types that the framework has.
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

  /// What both twins declare.
  private static let sharedTypes = [
    "HeadlessLog": "what the framework writes to the console, for tests to read",
    "HeadlessStoryboards": "where storyboards are, since there are no app bundles",
    "HeadlessSegueAction": "a row of the table of actions that stands for Objective-C's selectors",
    "HeadlessUnwindAction": "a row of the table of actions that stands for Objective-C's selectors",
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
    "UIViewController.segueAction(_:)": "makes a row of the table of segue actions",
    "UIViewController.unwindAction(_:)": "makes a row of the table of unwind actions",
    "UIGestureRecognizer.init(coder:)":
      "required, since Swift makes no object of a class that the file names otherwise",
    "UIStoryboardSegue.init(identifier:source:destination:)":
      "required, since Swift makes no object of a class that the file names otherwise",
    "UIWindow.traitOverrides": "see UITraitOverrides",
    "UIHostingController": "its content is any type: there is no SwiftUI, hence no View",
  ]

  private static let appkitTypes = [
    "AppKitException": "the name of HeadlessException for AppKit's exceptions"
  ]

  private static let appkitMembers = [
    "NSApp": "without a setter, because there is one application object from the start",
    "NSGestureRecognizer.init(coder:)":
      "required, since Swift makes no object of a class that the file names otherwise",
    "NSHostingController": "its content is any type: there is no SwiftUI, hence no View",
    "NSResponder.segueAction(_:)": "makes a row of the table of segue actions",
    "NSStoryboardSegue.init(identifier:source:destination:)":
      "required, since Swift makes no object of a class that the file names otherwise",
    "NSViewController.headlessSegueActions": "the table of segue actions by selector",
    "NSViewController.headlessUnwindActions":
      "the table that the macros write for UIKit too; AppKit has no unwind segues",
    "NSWindowController.headlessSegueActions": "the table of segue actions by selector",
    "NSWindowController.headlessUnwindActions":
      "the table that the macros write for UIKit too; AppKit has no unwind segues",
  ]
}
