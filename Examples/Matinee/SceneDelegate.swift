#if canImport(UIKit)
import Segues

/// The window, whose storyboard is named in Info.plist.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
#endif
