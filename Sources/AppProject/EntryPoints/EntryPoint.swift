package import Findings

/// A storyboard that the system opens by itself, because an `Info.plist` or a build setting names
/// it.
package struct EntryPoint: Hashable, Sendable {
  /// What opens the storyboard, in the order of reports.
  package enum Role: String, Sendable, CaseIterable {
    /// The app's main storyboard: `UIMainStoryboardFile`, `NSMainStoryboardFile`.
    case main
    /// A scene of the app's scene manifest: `UISceneStoryboardFile`.
    case scene
    /// An app extension: `NSExtensionMainStoryboard`.
    case appExtension = "extension"
    /// A watch app, whose storyboard has a fixed name.
    case watch
    /// The launch screen: `UILaunchStoryboardName`. Its classes never run.
    case launch
  }

  /// The storyboard's name, without `.storyboard`.
  package var storyboardName: String
  package var role: Role
  /// The folder that the storyboard is looked for first: the nearest one to it wins.
  package var folder: String
  /// The file that names the storyboard.
  package var declaredIn: SourceLocation

  package init(
    storyboardName: String, role: Role, folder: String, declaredIn: SourceLocation
  ) {
    self.storyboardName = storyboardName
    self.role = role
    self.folder = folder
    self.declaredIn = declaredIn
  }
}

extension EntryPoint: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.declaredIn.file, left.role.rank, left.storyboardName, left.folder)
      < (right.declaredIn.file, right.role.rank, right.storyboardName, right.folder)
  }
}

extension EntryPoint.Role {
  fileprivate var rank: Int {
    Self.allCases.firstIndex(of: self) ?? 0
  }
}

extension EntryPoint {
  /// What is said where no storyboard of the name is among the files.
  ///
  /// Nil for a watch app: that it has a storyboard of this name is assumed, not read.
  package var notFound: Finding? {
    guard role != .watch else { return nil }
    return Finding(
      rule: "storyboard-not-found", severity: .warning, location: declaredIn,
      message: "the \(role.rawValue) storyboard “\(storyboardName)” is not among the files read",
      help: "add the folder that has it to the paths, or correct the name")
  }
}
