package import Findings

/// A file or folder below the searched paths that was not read, or that may be missing in another checkout.
package struct DiscoveryProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The system refuses to list a folder, giving a reason.
    case unreadableFolder(reason: String)
    /// The name of a file or folder is not UTF-8.
    case invalidName
    /// A folder is named like a storyboard, a xib or a project.
    case folderNamedLikeFile
    /// A link named like a file to read leads nowhere.
    case brokenLink
    /// The name differs from another one in the same folder only in how characters are composed.
    case equivalentName(String)
    /// The name differs from another one in the same folder only in case.
    case similarName(String)
  }

  package var path: String
  package var kind: Kind

  /// Whether a file of the app may have been missed.
  package var hidesFiles: Bool {
    switch kind {
    case .unreadableFolder, .invalidName, .brokenLink, .equivalentName: true
    case .folderNamedLikeFile, .similarName: false
    }
  }

  /// The problem as all commands report it.
  package var finding: Finding {
    switch kind {
    case .unreadableFolder(let reason):
      finding(
        .unreadableFolder, "the folder cannot be searched: \(reason)",
        why: "its contents are unknown",
        help: "check its permissions, or leave it out with --exclude")
    case .invalidName:
      finding(
        .unreadableName, "the name is not UTF-8, so it is not read",
        why: "Xcode and Apple's file systems accept only names in UTF-8",
        help: "rename it, or leave it out with --exclude")
    case .folderNamedLikeFile:
      finding(
        .unreadableFile, "the folder has the name of a file; it is searched as a folder",
        why: "Xcode treats it as the file that its name suggests",
        help: "rename the folder, or leave it out with --exclude")
    case .brokenLink:
      finding(
        .unreadableFile, "the link leads nowhere",
        why: "its file cannot be read, and Xcode cannot build it",
        help: "correct the link, or delete it")
    case .equivalentName(let other):
      finding(
        .collidingNames,
        "the name differs from “\(other)” only in how characters are composed, "
          + "so it is not read",
        why: "Apple's file systems treat both names as equal, and keep only one file",
        help: "delete or rename one of them")
    case .similarName(let other):
      finding(
        .collidingNames, "the name differs from “\(other)” only in case",
        why: "most Apple file systems treat both names as equal, and keep only one file",
        help: "delete or rename one of them")
    }
  }

  private func finding(
    _ rule: RuleName, _ message: String, why: String, help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, location: SourceLocation(file: path), message: message,
      why: why, help: help)
  }
}
