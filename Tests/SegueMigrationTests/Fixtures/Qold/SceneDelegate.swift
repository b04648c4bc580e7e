#if canImport(UIKit)
import Segues

/// The window, whose first screen receives its groups here.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let tabs = window?.rootViewController as? UITabBarController
    let navigation = tabs?.viewControllers?.first as? UINavigationController
    (navigation?.viewControllers.first as? DeviceGroupsViewController)?.groups = DeviceGroup.samples
  }
}
#endif
