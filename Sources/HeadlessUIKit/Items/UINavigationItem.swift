public import Foundation
import StoryboardModel

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// The title in the bar.
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The buttons at the leading end, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing end, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// What the next controller's back button shows.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is left out.
  open var hidesBackButton = false

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    guard let object = (coder as? NibCoder)?.object else { return }
    title = object.attributes["title"]
    prompt = object.attributes["prompt"]
    hidesBackButton = object.attributes["hidesBackButton"] == "YES"
  }

  /// The first button at the leading end.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing end.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
