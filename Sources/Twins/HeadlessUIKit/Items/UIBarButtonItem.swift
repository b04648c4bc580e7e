/// A button in a navigation bar or toolbar.
///
/// It is the sender of the segues that it fires.
open class UIBarButtonItem: UIBarItem {
  /// The view that replaces the item's own.
  open var customView: UIView?
}
