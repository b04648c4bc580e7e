/// The platform that a document is for: its `targetRuntime`.
package enum TargetRuntime: Hashable, Sendable {
  /// iPhone and iPad; also `iOS.CocoaTouch.iPad`, which early files use.
  case iOS
  case tvOS
  case watchOS
  case visionOS
  case macOS
  /// An unknown runtime, as written; empty if the document names none.
  case other(String)
}

extension TargetRuntime: CustomStringConvertible {
  package var description: String {
    switch self {
    case .iOS: "iOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    case .macOS: "macOS"
    case .other(let name): name
    }
  }
}
