#if canImport(UIKit)
import Segues

/// The window: Info.plist names its storyboard, and the first screen gets its groups here.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window?.rootViewController?
      .configure(DeviceGroupsViewController.self, with: DeviceGroup.samples)
  }
}
#endif
