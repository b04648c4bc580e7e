@objc @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
  public override init() {}
  public required init?(coder: NSCoder) {}
  @objc(encodeWithCoder:) open dynamic func encode(with coder: NSCoder) {}
  @objc open dynamic var title: String?
  @objc open dynamic var image: UIImage?
  @objc open dynamic var isEnabled: Bool = true
  @objc open dynamic var tag: Int = 0
  @objc open dynamic var accessibilityIdentifier: String?
  @objc open dynamic var accessibilityLabel: String?
}

@objc @MainActor open class UIBarButtonItem: UIBarItem {
  public override init() {}
  public required init?(coder: NSCoder) {}
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {}
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {}
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {}
  public convenience init(customView: UIView) {}
  @objc open dynamic var style: Style = .plain
  @objc open dynamic var width: CGFloat = 0
  @objc open dynamic var customView: UIView?
  @objc open dynamic var action: Selector?
  @objc open dynamic weak var target: AnyObject?
  @objc open dynamic var tintColor: UIColor?

  @objc(UIBarButtonItemStyle) public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  @objc(UIBarButtonSystemItem) public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo = 21
    case redo = 22
    case close = 24
  }
}

@objc @MainActor open class UITabBarItem: UIBarItem {
  public override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) {}
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var selectedImage: UIImage?
  @objc open dynamic var badgeValue: String?
}
