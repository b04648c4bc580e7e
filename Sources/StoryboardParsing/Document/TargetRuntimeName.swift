internal import StoryboardModel

extension TargetRuntime {
  /// The runtime that a document's `targetRuntime` names.
  ///
  /// The names of iOS, tvOS, watchOS and macOS are as real files have them.
  init(name: String) {
    switch name {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    case "MacOSX.Cocoa": self = .macOS
    default: self = .other(name)
    }
  }
}
