#if canImport(AppKit) && !SWIFT_PACKAGE
import Segues

/// The app's delegate, which only the Xcode project uses.
@main
final class AppDelegate: NSObject, NSApplicationDelegate {}
#endif
