/// A target of a project: its product and its files.
struct ProjectTarget: Sendable {
  var target: AppTarget
  /// The paths of compiled Swift and Objective-C sources, of storyboards and xibs, and of listed headers.
  var files: [String] = []
  /// Folders that are copied as they are; only storyboards and xibs in them matter.
  var copiedFolders: [String] = []
  var synchronizedFolders: [SynchronizedFolder] = []
  /// The libraries that the target links but the project does not build.
  var linkedNames: [String] = []
  /// The names that other targets use for the product.
  var productNames: [String] = []
  /// The files that the system opens according to its settings.
  var entryPoints = TargetEntryPoints()
}

/// A folder whose files belong to a target without being listed, with exceptions.
struct SynchronizedFolder: Sendable {
  var path: String
  /// Whether its files belong to the target by default.
  var isOwn: Bool
  /// The files that don't belong to the target after all.
  var exceptions: MembershipExceptions
  /// The files that belong to the target regardless.
  var additions: MembershipExceptions
  /// Folders inside that are copied as they are.
  var copiedFolders: MembershipExceptions

  /// Whether a file of the folder belongs to the target.
  ///
  /// - Parameters:
  ///   - relativePath: The file's path relative to the folder.
  ///   - isSource: Whether it must be compiled to be in the target.
  /// - Returns: Whether it is one of the target's files.
  func includes(_ relativePath: String, isSource: Bool) -> Bool {
    if isSource, copiedFolders.contains(relativePath) { return false }
    return isOwn && !exceptions.contains(relativePath) || additions.contains(relativePath)
  }
}
