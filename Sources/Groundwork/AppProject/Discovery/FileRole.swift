internal import FilesAndPaths

/// The role for which a search of folders wants a file, judged by its name.
enum FileRole {
  case interface
  /// A compiled xib, which may be a folder and isn't read.
  case nib
  case propertyList
  case project
  case swift
  case objectiveC
  case manifest
  /// A folder `*.xcassets`.
  case assetCatalog
  /// A picture outside of an asset catalog.
  case image

  /// Whether the file is a storyboard, a xib or an Xcode project.
  ///
  /// Folders don't have such names, but many are named like a source or a manifest: `R.swift`, `BUILD`.
  var isDocument: Bool { self == .interface || self == .project }

  private static let objectiveCEndings: Set<String> = ["m", "mm", "h", "pch"]

  private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "svg", "pdf"]

  /// Returns the role of a file; nil if it is not wanted.
  init?(of name: String, findsSources: Bool, findsImages: Bool = false) {
    // Hidden files belong to editors and file systems, not to the app. `._Main.storyboard` has metadata of
    // `Main.storyboard` that only a file system of Apple's can store in the file itself.
    guard !name.hasPrefix(".") else { return nil }
    switch FilePath.pathExtension(of: name) {
    case "xcassets" where findsImages: self = .assetCatalog
    case let ending where findsImages && Self.imageEndings.contains(ending): self = .image
    case "storyboard", "xib": self = .interface
    case "nib" where findsSources: self = .nib
    // An `Info.plist` is recognized by its name, because an app has many other property lists. One with a different
    // name is found through the project's settings.
    case "plist" where name.lowercased().contains("info"): self = .propertyList
    // Xcode reads no other file of that kind. A merge tool may leave `project_BACKUP_1.pbxproj`, for example.
    case "pbxproj" where name == "project.pbxproj": self = .project
    case "swift" where findsSources: self = .swift
    case let ending where findsSources && Self.objectiveCEndings.contains(ending):
      self = .objectiveC
    default:
      guard ManifestKind(of: name) != nil else { return nil }
      self = .manifest
    }
  }
}
