public import Foundation

/// Takes part in the performing of segues: view controllers, window controllers, and an app's
/// delegate for the segues of its menus.
///
/// In AppKit every method is optional; here each has a default.
public protocol NSSeguePerforming: NSObjectProtocol {
  /// Called before a segue is performed.
  @MainActor func prepare(for segue: NSStoryboardSegue, sender: Any?)

  /// Performs the segue with an identifier.
  @MainActor func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)

  /// Whether a segue that the user fires is to happen.
  @MainActor func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
}

extension NSSeguePerforming {
  /// Does nothing.
  @MainActor public func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  /// Does nothing.
  @MainActor public func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {}

  /// Allows it.
  @MainActor public func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
}
