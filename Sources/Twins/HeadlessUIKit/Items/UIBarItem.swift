public import Foundation
import StoryboardModel

/// The common superclass of bar buttons and tabs.
@MainActor
open class UIBarItem: NSObject {
  /// The item's title.
  open var title: String?
  /// A number that identifies the item.
  open var tag = 0
  /// Whether the item responds to taps.
  open var isEnabled = true
  /// The name for user interface tests.
  open var accessibilityIdentifier: String?

  /// The item's object id in its file.
  final var nibID: ObjectID?
  /// The controller whose scene contains the item.
  final weak var nibOwner: UIViewController?

  /// Creates an item.
  public override init() {
    super.init()
  }

  /// Creates an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    guard let object = (coder as? NibCoder)?.object else { return }
    title = object.attributes["title"]
    tag = object.attributes["tag"].flatMap { Int($0) } ?? 0
    isEnabled = object.attributes["enabled"] != "NO"
  }

  /// Called after the item was created from a storyboard.
  nonisolated open func awakeFromNib() {}
}
