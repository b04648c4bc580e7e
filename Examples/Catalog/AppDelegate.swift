#if canImport(UIKit) && !SWIFT_PACKAGE
import Segues

/// The app's delegate, for the Xcode project; as a part of the package, the app has no main.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
#endif
