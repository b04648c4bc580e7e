@objc @MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {}
  public override init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var rootViewController: UIViewController?
  @objc open dynamic weak var windowScene: UIWindowScene?
  @objc open dynamic var isKeyWindow: Bool { get {} }
  @objc open dynamic func makeKeyAndVisible() {}
  @objc(makeKeyWindow) open dynamic func makeKey() {}
}

@objc @MainActor open class UIScreen: NSObject {
  @objc(mainScreen) open class var main: UIScreen { get {} }
  @objc open dynamic var bounds: CGRect { get {} }
}
