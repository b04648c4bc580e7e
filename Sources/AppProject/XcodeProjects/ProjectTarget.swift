/// What a project says of one target: what it builds, and of which files.
struct ProjectTarget: Sendable {
  var target: AppTarget
  /// The paths of Swift and Objective-C sources that are compiled, of storyboards and xibs, and of
  /// headers that are listed.
  var files: [String] = []
  /// Folders that are copied as they are: only storyboards and xibs in them are of interest.
  var copiedFolders: [String] = []
  var synchronizedFolders: [SynchronizedFolder] = []
  /// What the target is linked with, and the project does not build.
  var linkedNames: [String] = []
  /// What other targets call the product.
  var productNames: [String] = []
}

/// A folder whose files belong to a target without being listed, as far as no exception says
/// otherwise.
struct SynchronizedFolder: Sendable {
  /// The folder's path.
  var path: String
  /// Whether its files belong to the target.
  var isOwn: Bool
  /// Those that do not.
  var exceptions: MembershipExceptions
  /// Those that do, whatever is said otherwise.
  var additions: MembershipExceptions
  /// Folders in it that are copied as they are.
  var copiedFolders: MembershipExceptions

  /// Whether a file of the folder belongs to the target.
  ///
  /// - Parameters:
  ///   - relativePath: The file's path relative to the folder.
  ///   - isSource: Whether it has to be compiled to be in the target.
  /// - Returns: Whether it is one of the target's.
  func includes(_ relativePath: String, isSource: Bool) -> Bool {
    if isSource, copiedFolders.contains(relativePath) { return false }
    return isOwn && !exceptions.contains(relativePath) || additions.contains(relativePath)
  }
}
