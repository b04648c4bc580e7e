internal import StoryboardModel

extension TargetRuntime {
  /// The runtime that a document's `targetRuntime` names.
  ///
  /// The names of iOS, tvOS, watchOS and macOS are as real files have them. Unconfirmed: what
  /// files for visionOS have, since no public one was found; any name that speaks of it is taken.
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
