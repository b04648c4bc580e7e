internal import Findings

/// What a file is of interest for, by its name.
enum FileRole {
  case interface
  case propertyList
  case project
  case swift
  case objectiveC
  case manifest

  /// Whether the file is a storyboard, a xib or an Xcode project.
  ///
  /// Folders do not have such names. Many are called like a source or a manifest: `R.swift`, `BUILD`.
  var isDocument: Bool { self == .interface || self == .project }

  private static let objectiveCEndings: Set<String> = ["m", "mm", "h", "pch"]

  /// What a file is found for; nil where it is none of it.
  init?(of name: String, findsSources: Bool) {
    // What editors and file systems keep beside a source is hidden, and none.
    let findsSources = findsSources && !name.hasPrefix(".")
    switch FilePath.pathExtension(of: name) {
    case "storyboard", "xib": self = .interface
    // By name, for an app has many other property lists; an `Info.plist` of another name is found
    // through its project's settings.
    case "plist" where name.lowercased().contains("info"): self = .propertyList
    case "pbxproj": self = .project
    case "swift" where findsSources: self = .swift
    case let ending where findsSources && Self.objectiveCEndings.contains(ending):
      self = .objectiveC
    default:
      guard findsSources, ManifestKind(of: name) != nil else { return nil }
      self = .manifest
    }
  }
}
