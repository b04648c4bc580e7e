public import Foundation
import StoryboardModel

/// The content of a navigation bar for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar.
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The buttons at the leading edge, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The back button that is shown while the next controller is on top.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden.
  open var hidesBackButton = false

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    guard let object = (coder as? NibCoder)?.object else { return }
    title = object.attributes["title"]
    prompt = object.attributes["prompt"]
    hidesBackButton = object.attributes["hidesBackButton"] == "YES"
    // `ViewFactory` adds the buttons and the view of the title.
  }

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
