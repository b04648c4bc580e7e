internal import StoryboardModel

/// The conditions that keep files of several platforms in one run from conflicting.
struct PlatformConditions {
  private let platforms: Set<Platform>

  init(_ files: [FileDeclaration]) {
    platforms = Set(files.filter(\.needsPlatformCondition).map { Platform($0.runtime) })
  }

  /// Returns the condition of the `#if` around a file's text; nil if it is compiled everywhere.
  func condition(of file: FileDeclaration) -> SwiftCode? {
    guard file.needsPlatformCondition else {
      // A target with storyboards only for the Mac: on other systems a twin of AppKit may run them,
      // but not UIKit.
      return file.runtime == .macOS ? "!canImport(UIKit)" : nil
    }
    let platform = Platform(file.runtime)
    if platform == .macOS { return "canImport(AppKit) && !targetEnvironment(macCatalyst)" }
    if platform != .iOS { return "os(\(SwiftCode.name(platform.name)))" }
    // iOS, and systems without UIKit on which its twin runs.
    let others = platforms.subtracting([.iOS]).map(\.name).sorted()
      .map { "!os(\(SwiftCode.name($0)))" as SwiftCode }
    return others.isEmpty ? nil : others.joined(separator: " && ")
  }
}
