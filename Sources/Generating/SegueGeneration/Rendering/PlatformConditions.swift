internal import StoryboardModel

/// The conditions that keep files of several platforms in one run from conflicting.
struct PlatformConditions {
  private let platforms: Set<String>

  init(_ files: [FileDeclaration]) {
    platforms = Set(files.filter(\.needsPlatformCondition).compactMap { Self.platform($0.runtime) })
  }

  /// Returns the condition of the `#if` around a file's text; nil if it is compiled everywhere.
  func condition(of file: FileDeclaration) -> SwiftCode? {
    guard file.needsPlatformCondition else {
      // A target with storyboards only for the Mac: on other systems a twin of AppKit may run them,
      // but not UIKit.
      return file.runtime == .macOS ? "!canImport(UIKit)" : nil
    }
    if file.runtime == .macOS { return "canImport(AppKit) && !targetEnvironment(macCatalyst)" }
    if let platform = Self.platform(file.runtime) { return "os(\(SwiftCode.name(platform)))" }
    // iOS, and systems without UIKit on which its twin runs.
    let others = platforms.sorted().map { "!os(\(SwiftCode.name($0)))" as SwiftCode }
    return others.isEmpty ? nil : others.joined(separator: " && ")
  }

  private static func platform(_ runtime: TargetRuntime) -> String? {
    switch runtime {
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .macOS: "macOS"
    // Screens of visionOS are compiled with those of iOS.
    case .iOS, .visionOS, .other: nil
    }
  }
}
