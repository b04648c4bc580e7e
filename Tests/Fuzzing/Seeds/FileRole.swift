/// The role of a file that a case damages.
package enum FileRole: String, CaseIterable, Sendable {
  case storyboard
  case xib
  case swift
  case objectiveC
  case project
  case propertyList
  case buildSettings
  case manifest
  case configuration
  /// The `Contents.json` of an image.
  case assetCatalog
  /// A picture of an asset catalog.
  case pdf
  /// The baseline written by `check --write-baseline`.
  case baseline
  /// The cache of `check --cache`.
  case cache
  /// The cache of `generate --cache`.
  case archive
  /// The output of `generate --outline`.
  case outline

  /// Whether a command writes the file, which is damaged only afterwards.
  package var isWritten: Bool {
    switch self {
    case .baseline, .cache, .archive, .outline: true
    default: false
    }
  }

  /// Whether the file is a picture, or names one.
  var isPicture: Bool { self == .assetCatalog || self == .pdf }

  /// Whether the file is, or may be, XML.
  var isMarkup: Bool {
    switch self {
    case .storyboard, .xib, .project, .propertyList: true
    default: false
    }
  }

  /// The role of a file of a real app; nil for one that no verb reads.
  init?(ofFileNamed name: String) {
    let ending = name.split(separator: ".").last.map(String.init) ?? ""
    switch (name, ending) {
    case ("Package.swift", _), ("project.yml", _), ("Podfile", _), ("Cartfile", _),
      (_, "podspec"):
      self = .manifest
    case ("project.pbxproj", _): self = .project
    case (".segues.yml", _): self = .configuration
    case ("Contents.json", _): self = .assetCatalog
    case (_, "pdf"): self = .pdf
    case (_, "plist"): self = .propertyList
    case (_, "xcconfig"): self = .buildSettings
    case (_, "storyboard"): self = .storyboard
    case (_, "xib"): self = .xib
    case (_, "swift"): self = .swift
    case (_, "m"), (_, "mm"), (_, "h"): self = .objectiveC
    default: return nil
    }
  }
}
