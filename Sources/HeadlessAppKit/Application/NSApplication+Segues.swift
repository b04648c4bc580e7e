import Foundation

/// The app as the source of its menus' segues.
///
/// Menus have no controller: what AppKit asks and tells of their segues is the delegate, where it
/// takes part (A19).
extension NSApplication: StoryboardController {
  private var performer: (any NSSeguePerforming)? { delegate as? any NSSeguePerforming }

  var segueSource: NSObject { delegate as? NSObject ?? self }

  var presentingController: NSViewController? { mainWindow?.contentViewController }

  var segueWindow: NSWindow? { mainWindow }

  func loadContents() {}

  /// Performs a segue of the app's menus.
  public func performSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) {
    performSegue(named: identifier, sender: sender)
  }

  /// Asks the delegate.
  public func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    performer?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
  }

  /// Tells the delegate.
  public func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    performer?.prepare(for: segue, sender: sender)
  }
}
