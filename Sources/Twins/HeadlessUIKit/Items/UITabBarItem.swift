/// A tab of a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The badge's text.
  open var badgeValue: String?
}
