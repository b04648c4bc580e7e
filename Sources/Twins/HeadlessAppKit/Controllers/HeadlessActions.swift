public import Foundation

/// A segue action without Objective-C.
///
/// It receives the source, the coder, the sender and the identifier, and creates the destination. If
/// it returns nil, the destination's `init(coder:)` does. Both are view or window controllers.
public typealias HeadlessSegueAction =
  @MainActor (NSResponder, NSCoder, _ sender: Any?, _ identifier: String?) -> NSResponder?

/// An unwind action of UIKit, which the macros register for both twins.
///
/// AppKit has no unwind segues, so it is never called.
public typealias HeadlessUnwindAction = @MainActor (NSResponder, NSStoryboardSegue) -> Void

extension NSResponder {
  /// Creates a table entry from a segue action that takes the coder.
  public static func segueAction<Source: NSResponder, Destination: NSResponder>(
    _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder) -> Destination?
  ) -> HeadlessSegueAction {
    { source, coder, _, _ in
      (source as? Source).flatMap { method($0)(coder) }
    }
  }

  /// Creates a table entry from a segue action that takes the coder and the sender.
  public static func segueAction<Source: NSResponder, Destination: NSResponder>(
    _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?) -> Destination?
  ) -> HeadlessSegueAction {
    { source, coder, sender, _ in
      (source as? Source).flatMap { method($0)(coder, sender) }
    }
  }

  /// Creates a table entry from a segue action that takes the coder, the sender and the identifier.
  public static func segueAction<Source: NSResponder, Destination: NSResponder>(
    _ method: @escaping @MainActor (Source) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) -> HeadlessSegueAction {
    { source, coder, sender, identifier in
      (source as? Source).flatMap { method($0)(coder, sender, identifier) }
    }
  }
}

/// The segue actions that classes list, cached by class.
@MainActor
enum ActionTables {
  private static var segueActions = ActionTable<HeadlessSegueAction>()

  static func segueAction(_ name: String, of source: NSResponder) -> HeadlessSegueAction? {
    segueActions.action(name, of: type(of: source)) {
      switch source {
      case let source as NSViewController: type(of: source)._headlessSegueActions
      case let source as NSWindowController: type(of: source)._headlessSegueActions
      default: [:]
      }
    }
  }
}
