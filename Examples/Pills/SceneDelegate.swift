#if canImport(UIKit)
import Segues

/// The window, whose storyboard Info.plist names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
#endif
