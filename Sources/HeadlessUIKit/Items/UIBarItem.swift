public import Foundation
import StoryboardModel

/// What a bar button and a tab have in common.
@MainActor
open class UIBarItem: NSObject {
  /// The words that the item shows.
  open var title: String?
  /// A number to tell items apart.
  open var tag = 0
  /// Whether the item answers taps.
  open var isEnabled = true
  /// A name for user interface tests.
  open var accessibilityIdentifier: String?

  /// The item's place in the file it was made from.
  final var nibID: ObjectID?
  /// The controller in whose scene the item stands.
  final weak var nibOwner: UIViewController?

  /// Makes an item.
  public override init() {
    super.init()
  }

  /// Makes an item from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    guard let object = (coder as? NibCoder)?.object else { return }
    title = object.attributes["title"]
    tag = object.attributes["tag"].flatMap { Int($0) } ?? 0
    isEnabled = object.attributes["enabled"] != "NO"
  }

  /// Called after the item was made from a storyboard.
  nonisolated open func awakeFromNib() {}
}
