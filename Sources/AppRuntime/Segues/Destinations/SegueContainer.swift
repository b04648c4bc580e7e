#if !SEGUES_NO_CONTROLLERS
/// A custom container whose contents are searched for a segue's destination.
///
/// UIKit's and AppKit's own containers are searched without it: a navigation controller's root,
/// tabs, a split view controller's columns or items, a page view controller's pages, a window's
/// content, and the page that a page controller shows. Columns that a split view controller doesn't
/// show, such as the compact one on an iPad, are searched last.
@MainActor
public protocol SegueContainer: _SegueController {
  /// The controllers that a segue to this container may lead to, in order.
  var segueContents: [_SegueController] { get }
}
#endif
