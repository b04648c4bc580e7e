package import Findings

/// A storyboard that the system opens on its own, because an `Info.plist` or a build setting names it.
package struct EntryPoint: Hashable, Sendable {
  /// The way the storyboard is opened, in the order of reports.
  package enum Role: String, Sendable, CaseIterable {
    /// The app's main storyboard: `UIMainStoryboardFile`, `NSMainStoryboardFile`.
    case main
    /// A scene of the app's scene manifest: `UISceneStoryboardFile`.
    case scene
    /// An app extension: `NSExtensionMainStoryboard`.
    case appExtension = "extension"
    /// A watch app, whose storyboard has a fixed name.
    case watch
    /// A launch screen: `UILaunchStoryboardName`, `UILaunchStoryboardFile`. Its classes never run.
    case launch
  }

  /// The storyboard's name, without `.storyboard`.
  package var storyboardName: String
  package var role: Role
  /// The folder to search for the storyboard first: the nearest one to it wins.
  package var folder: String
  /// The place that names the storyboard; without a line if that is unknown.
  package var declaredIn: SourceLocation
  /// The target whose build settings name the storyboard; nil if a property list does.
  package var target: String?
}

extension EntryPoint: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    func key(_ entry: Self) -> (String, Int, String, String, SourceLocation, String) {
      let rank = Role.allCases.firstIndex(of: entry.role) ?? 0
      return (
        entry.declaredIn.file, rank, entry.storyboardName, entry.folder, entry.declaredIn,
        entry.target ?? ""
      )
    }
    return key(left) < key(right)
  }
}

extension EntryPoint {
  /// Whether the storyboard's name depends on a build setting, which is not resolved.
  var isNamedBySetting: Bool { storyboardName.contains("$(") || storyboardName.contains("${") }

  /// The finding if the property list's target has no storyboard of this name.
  package func notInTarget(_ target: String) -> Finding? {
    guard role != .watch else { return nil }
    return Finding(
      rule: .storyboardNotFound, severity: role == .launch ? .warning : .error,
      location: declaredIn,
      message: "the target \(target) has no storyboard “\(storyboardName)”, which is its "
        + "\(role.rawValue) storyboard",
      why: role == .launch
        ? "the app starts with a black screen, in the size of an old device"
        : "the app crashes at launch with “Could not find a storyboard named …”",
      help: "add the file to the target, or correct the name")
  }

  /// Whether the entry point opens a xib of the app, judging by the names of the app's storyboards and xibs.
  ///
  /// A launch screen may be a xib, although its key names a storyboard.
  package func opensXib(among fileNames: Set<String>) -> Bool {
    role == .launch && fileNames.contains(storyboardName + ".xib")
  }

  /// The finding if no file is a storyboard of this name.
  ///
  /// Nil for a watch app, because the name of its storyboard is assumed, not read.
  package var notFound: Finding? {
    guard role != .watch else { return nil }
    return Finding(
      rule: .storyboardNotFound, severity: .warning, location: declaredIn,
      message: "the \(role.rawValue) storyboard “\(storyboardName)” was not found",
      help: "add its folder to the paths, or correct the name")
  }
}
