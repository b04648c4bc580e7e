@objc @MainActor open class UIApplication: UIResponder {
  @objc(sharedApplication) open class var shared: UIApplication { get {} }
  @objc open dynamic weak var delegate: (any UIApplicationDelegate)?
  @objc open dynamic var windows: [UIWindow] { get {} }
  @objc open dynamic var connectedScenes: Set<UIScene> { get {} }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  @objc open dynamic func canOpenURL(_ url: URL) -> Bool {}

  public struct LaunchOptionsKey: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(rawValue: String) {}
  }

  public struct OpenExternalURLOptionsKey: Hashable, StandInStringConstant, Sendable {
    public var rawValue: String
    public init(rawValue: String) {}
  }
}

@objc @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  @objc optional func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @objc(application:configurationForConnectingSceneSession:options:)
  optional func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  @objc optional func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  @objc optional func applicationDidEnterBackground(_ application: UIApplication)
  @objc optional var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public static func main() {}
}
