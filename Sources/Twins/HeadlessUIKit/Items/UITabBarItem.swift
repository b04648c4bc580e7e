/// A tab of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The badge's text.
  open var badgeValue: String?
}
