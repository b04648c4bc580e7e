#if canImport(UIKit)
import Segues

/// The window, whose storyboard is named in Info.plist.
///
/// The first screen receives its groups here.
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
