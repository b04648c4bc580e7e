@objc @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public init(title: String) {}
  public required init?(coder: NSCoder) {}
  @objc(encodeWithCoder:) open dynamic func encode(with coder: NSCoder) {}
  @objc open dynamic var title: String?
  @objc open dynamic var prompt: String?
  @objc open dynamic var titleView: UIView?
  @objc open dynamic var backBarButtonItem: UIBarButtonItem?
  @objc open dynamic var backButtonTitle: String?
  @objc open dynamic var hidesBackButton: Bool = false
  @objc open dynamic var leftBarButtonItem: UIBarButtonItem?
  @objc open dynamic var leftBarButtonItems: [UIBarButtonItem]?
  @objc open dynamic var rightBarButtonItem: UIBarButtonItem?
  @objc open dynamic var rightBarButtonItems: [UIBarButtonItem]?
  @objc open dynamic var leftItemsSupplementBackButton: Bool = false
  @objc open dynamic var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  @objc(UINavigationItemLargeTitleDisplayMode)
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}

@objc @MainActor open class UINavigationBar: UIView {
  @objc open dynamic var prefersLargeTitles: Bool = false
  @objc open dynamic var isTranslucent: Bool = true
  @objc open dynamic var topItem: UINavigationItem? { get {} }
}

@objc @MainActor open class UITabBar: UIView {
  @objc open dynamic var items: [UITabBarItem]?
}

@objc @MainActor open class UIToolbar: UIView {
  @objc open dynamic var items: [UIBarButtonItem]?
}
