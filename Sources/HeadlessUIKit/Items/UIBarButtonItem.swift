public import Foundation
import StoryboardModel

/// A button in a navigation bar or a toolbar: the sender of the segues that it fires.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// The view that the item shows in place of its own.
  open var customView: UIView?

  /// Makes an item.
  public override init() {
    super.init()
  }

  /// Makes an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
