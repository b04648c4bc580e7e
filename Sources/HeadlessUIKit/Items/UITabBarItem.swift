public import Foundation

/// A tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The badge's text.
  open var badgeValue: String?

  /// Makes a tab.
  public override init() {
    super.init()
  }

  /// Makes a tab from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
