public import Foundation

/// A tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The badge's text.
  open var badgeValue: String?

  /// Creates a tab.
  public override init() {
    super.init()
  }

  /// Creates a tab from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
