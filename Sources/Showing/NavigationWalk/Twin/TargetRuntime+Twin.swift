package import StoryboardModel

extension TargetRuntime {
  /// Whether UIKit's twin runs a platform's files.
  package var runsInUIKit: Bool {
    switch self {
    case .iOS, .tvOS, .visionOS: true
    case .macOS, .watchOS, .other: false
    }
  }

  /// Whether the twin of UIKit or of AppKit runs a platform's files.
  package var runsInTwin: Bool { runsInUIKit || self == .macOS }
}
