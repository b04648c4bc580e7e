internal import FilesAndPaths

/// The kinds of files whose bytes a check treats differently.
///
/// Every path has one, even if it belongs to a file in memory. A `FileRole`, in contrast, says whether a search of
/// folders wants a file.
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
