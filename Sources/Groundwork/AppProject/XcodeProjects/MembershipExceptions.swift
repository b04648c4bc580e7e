internal import FilesAndPaths

/// Files and folders that a project lists relative to a synchronized folder.
struct MembershipExceptions: Sendable {
  private var paths: Set<String> = []
  /// Localized files, listed without the language folders.
  private var localizedPaths: Set<String> = []

  init(_ list: [String]) {
    for entry in list {
      // `/Localized: Settings/Main.storyboard` means that file in every language.
      if let prefix = ["/Localized: ", "/Localized/"].first(where: entry.hasPrefix) {
        let path = String(entry.dropFirst(prefix.count))
        if Self.isLocalized(path) {
          paths.insert(path)
        } else {
          localizedPaths.insert(path)
        }
      } else {
        paths.insert(FilePath.components(of: entry).joined(separator: "/"))
      }
    }
  }

  /// Whether a file, or a folder that contains it, is listed.
  func contains(_ path: String) -> Bool {
    guard !isEmpty else { return false }
    // A package may list its folder itself: `sources: ["."]`.
    if paths.contains("") { return true }
    if FoldersAbove.including(path).contains(where: paths.contains) { return true }
    guard !localizedPaths.isEmpty, Self.isLocalized(path) else { return false }
    let parts = FilePath.components(of: path).filter { !$0.hasSuffix(".lproj") }
    return localizedPaths.contains(parts.joined(separator: "/"))
  }

  /// Whether nothing is listed.
  var isEmpty: Bool { paths.isEmpty && localizedPaths.isEmpty }

  mutating func formUnion(_ other: MembershipExceptions) {
    paths.formUnion(other.paths)
    localizedPaths.formUnion(other.localizedPaths)
  }

  private static func isLocalized(_ path: String) -> Bool { path.contains(".lproj/") }
}
