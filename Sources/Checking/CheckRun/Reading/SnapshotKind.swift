internal import Files

/// The kinds of files that a check reads.
enum SnapshotKind: Sendable {
  case interface
  case swift
  case objectiveC
  /// A project, property list or manifest.
  case project

  init(ofFileAt path: String) {
    switch FilePath.pathExtension(of: path) {
    case "storyboard", "xib": self = .interface
    case "swift": self = .swift
    case "m", "mm", "h", "pch": self = .objectiveC
    default: self = .project
    }
  }
}
