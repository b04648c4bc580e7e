#if canImport(UIKit) && !SWIFT_PACKAGE
import Segues

/// The app's delegate, which only the Xcode project uses.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
#endif
