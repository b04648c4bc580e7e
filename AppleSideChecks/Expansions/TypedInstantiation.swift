import SeguesMacros

#if canImport(UIKit)
  /// A typical scene delegate: the window's root receives its input before it is shown.
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      window?.rootViewController?.configure(ItemViewController.self, with: .init(title: "root"))
      window?.rootViewController = storyboard.instantiateInitialViewController(
        ItemViewController.self, with: .init(title: "initial"))
      let name = storyboard.instantiateViewController(
        NameViewController.self, withIdentifier: "name", with: "identified")
      window?.rootViewController = name
    }
  }
#endif
