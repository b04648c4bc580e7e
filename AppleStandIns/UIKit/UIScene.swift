@objc @MainActor open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {}
  @objc open dynamic var session: UISceneSession { get {} }
  @objc open dynamic var delegate: (any UISceneDelegate)?
  @objc open dynamic var title: String! = ""

  @objc(UISceneConnectionOptions) @MainActor open class ConnectionOptions: NSObject {}
}

@objc @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  @objc open dynamic var windows: [UIWindow] { get {} }
  @objc open dynamic var traitCollection: UITraitCollection { get {} }
  @objc open dynamic func traitCollectionDidChange(
    _ previousTraitCollection: UITraitCollection?
  ) {}
}

@objc @MainActor open class UISceneSession: NSObject {
  public struct Role: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(rawValue: String) {}
    public static var windowApplication: Role { get {} }
  }

  open var role: Role { get {} }
  @objc open dynamic var scene: UIScene? { get {} }
  @objc open dynamic var configuration: UISceneConfiguration { get {} }
  @objc open dynamic var persistentIdentifier: String { get {} }
}

@objc @MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}
  @objc open dynamic var name: String? { get {} }
  @objc open dynamic var delegateClass: AnyClass?
  @objc open dynamic var storyboard: UIStoryboard?
}

@objc @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  @objc(scene:willConnectToSession:options:)
  optional func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  @objc optional func sceneDidDisconnect(_ scene: UIScene)
  @objc optional func sceneDidBecomeActive(_ scene: UIScene)
  @objc optional func sceneWillResignActive(_ scene: UIScene)
  @objc optional func sceneWillEnterForeground(_ scene: UIScene)
  @objc optional func sceneDidEnterBackground(_ scene: UIScene)
}

@objc @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  @objc optional var window: UIWindow? { get set }
}
