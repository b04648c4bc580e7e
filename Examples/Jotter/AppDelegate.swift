#if canImport(AppKit) && !SWIFT_PACKAGE
import Segues

/// The app, if an Xcode project builds this folder; as a part of the package it has no main.
@main
final class AppDelegate: NSObject, NSApplicationDelegate {}
#endif
