internal import StoryboardModel

extension FileDeclaration {
  var platform: Platform { Platform(runtime) }
}

extension Platform {
  /// Returns the condition for the files of a platform, as opposed to those of others.
  ///
  /// - Returns: Nil if there are no others.
  func condition(among platforms: Set<Platform>) -> SwiftCode? {
    if self != .iOS { return "os(\(SwiftCode.name(name)))" }
    // Other systems use UIKit, too: visionOS, and those on which its twin runs.
    let others = platforms.subtracting([.iOS]).map(\.name).sorted()
      .map { "!os(\(SwiftCode.name($0)))" as SwiftCode }
    return others.isEmpty ? nil : others.joined(separator: " && ")
  }
}
