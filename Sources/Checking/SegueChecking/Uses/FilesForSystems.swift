internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

extension NavigationGraph {
  /// Whether code that is compiled for some systems may use a file of the app; true if the app has no files.
  func hasFiles(for systems: Systems) -> Bool {
    systems == .all || files.isEmpty
      || files.contains { $0.targetRuntime.mayBeLoaded(on: systems) }
  }
}

extension TargetRuntime {
  /// Whether code that is compiled for some systems may load such a file.
  ///
  /// Apps for visionOS may load iOS's files. Code that is for visionOS and other systems, but not for iOS, such as that
  /// in an `#else` behind `#if os(iOS)`, is mostly meant for these others.
  func mayBeLoaded(on systems: Systems) -> Bool {
    switch self {
    case .iOS: systems.contains(.iOS) || systems == .visionOS
    case .tvOS: systems.contains(.tvOS)
    case .watchOS: systems.contains(.watchOS)
    case .visionOS: systems.contains(.visionOS)
    case .macOS: systems.contains(.macOS)
    case .other: !systems.isEmpty
    }
  }
}

extension Reason {
  static let noFileForSystem = Reason.stated(
    "no storyboard or xib is for a system that the code is compiled for")
}
