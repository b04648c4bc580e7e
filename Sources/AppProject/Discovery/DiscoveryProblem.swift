package import Findings

/// Something below the searched paths that was not read, or that another checkout of the same files
/// may not have.
package struct DiscoveryProblem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The system does not let a folder be read, and says why.
    case unreadableFolder(reason: String)
    /// The name of a file or folder is not UTF-8.
    case invalidName
    /// A folder is called like a storyboard, a xib or a project.
    case folderNamedLikeFile
    /// A link that is called like a file to read leads to nothing.
    case brokenLink
    /// The name differs from this one, in the same folder, only in how characters are composed.
    case equivalentName(String)
    /// The name differs from this one, in the same folder, only in case.
    case similarName(String)
  }

  package var path: String
  package var kind: Kind

  /// Whether there may be a file of the app that was not read.
  package var hidesFiles: Bool {
    switch kind {
    case .unreadableFolder, .invalidName, .brokenLink, .equivalentName: true
    case .folderNamedLikeFile, .similarName: false
    }
  }

  /// The problem as all verbs report it.
  package var finding: Finding {
    switch kind {
    case .unreadableFolder(let reason):
      finding(
        "unreadable-folder", "the folder cannot be searched: \(reason)",
        why: "what is in it is not known",
        help: "check its permissions, or leave it out with --exclude")
    case .invalidName:
      finding(
        "unreadable-name", "the name is not UTF-8, so nothing by this name is read",
        why: "Xcode and Apple’s file systems take names in UTF-8 only",
        help: "rename it, or leave it out with --exclude")
    case .folderNamedLikeFile:
      finding(
        "unreadable-file", "a folder is called like a file, and is searched as a folder",
        why: "Xcode takes it for the file that its name says",
        help: "rename the folder, or leave it out with --exclude")
    case .brokenLink:
      finding(
        "unreadable-file", "the link leads to nothing",
        why: "what it leads to is not read, and Xcode cannot build it",
        help: "correct the link, or delete it")
    case .equivalentName(let other):
      finding(
        "colliding-names",
        "the name differs from that of “\(other)” only in how characters are composed, "
          + "so it is not read",
        why: "Apple’s file systems take both names for one, and keep one of the two",
        help: "delete or rename one of them")
    case .similarName(let other):
      finding(
        "colliding-names", "the name differs from that of “\(other)” only in case",
        why: "most of Apple’s file systems take both names for one, and keep one of the two",
        help: "delete or rename one of them")
    }
  }

  private func finding(
    _ rule: String, _ message: String, why: String, help: String
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, location: SourceLocation(file: path), message: message,
      why: why, help: help)
  }
}
