internal import Findings

/// A file that declares targets or dependencies beside an Xcode project.
enum ManifestKind {
  /// `Package.swift`, and its variants for a tools version such as `Package@swift-5.9.swift`.
  case swiftPackage
  /// What an Xcode project is generated from, and stands for it where the project is not kept.
  case generator
  case podfile
  case podspec
  case cartfile

  /// What a file's name says; a manifest in Swift has to be confirmed by its text.
  init?(of name: String) {
    switch name {
    case "Package.swift": self = .swiftPackage
    case "Project.swift", "project.yml", "project.yaml", "BUILD", "BUILD.bazel", "BUCK":
      self = .generator
    case "Podfile": self = .podfile
    case "Cartfile", "Cartfile.private": self = .cartfile
    default:
      if name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") {
        self = .podspec
      } else if name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") {
        self = .swiftPackage
      } else {
        return nil
      }
    }
  }
}
