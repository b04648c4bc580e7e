#if !SEGUES_NO_CONTROLLERS
/// A container of one's own that destinations are looked for in.
///
/// UIKit's containers are known: a navigation controller's root, a tab bar controller's tabs, a split
/// view controller's columns, a page view controller's pages. So are AppKit's: a window's content, the tabs
/// of a tab view controller, the items of a split view controller, and the page that a page controller shows.
@MainActor
public protocol SegueContainer: _SegueController {
  /// The controllers that a segue to this container may mean, in their order.
  var segueContents: [_SegueController] { get }
}
#endif
