public import Foundation

/// Takes part in performing segues: view controllers, window controllers, and an app's delegate for
/// the segues of its menus.
///
/// All of its methods are optional in AppKit; here each has a default implementation.
public protocol NSSeguePerforming: NSObjectProtocol {
  /// Called before a segue is performed.
  @MainActor func prepare(for segue: NSStoryboardSegue, sender: Any?)

  /// Performs the segue with an identifier.
  @MainActor func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?)

  /// Whether a segue that the user fires should be performed.
  @MainActor func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool
}

extension NSSeguePerforming {
  /// Does nothing by default.
  @MainActor public func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  /// Does nothing by default.
  @MainActor public func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {}

  /// Allows it by default.
  @MainActor public func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
}
