#if canImport(UIKit) && !SWIFT_PACKAGE
import Segues

/// The app, where an Xcode project builds this folder; as a part of the package it has no main.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
#endif
