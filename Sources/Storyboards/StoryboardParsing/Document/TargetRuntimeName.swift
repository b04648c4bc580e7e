internal import Foundation
internal import StoryboardModel

extension TargetRuntime {
  /// Creates the runtime named by a document's `targetRuntime`.
  ///
  /// The names of iOS, tvOS, watchOS and macOS are those in real files. Unconfirmed: no public file
  /// for visionOS was found, so any name that mentions it is accepted.
  init(name: String) {
    switch name {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    case "MacOSX.Cocoa": self = .macOS
    default:
      let lowercased = name.lowercased()
      let isVision = ["vision", "xros", "reality"].contains { lowercased.contains($0) }
      self = isVision ? .visionOS : .other(name)
    }
  }
}
