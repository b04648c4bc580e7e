/// The kinds of files, besides Xcode projects, that declare targets or dependencies.
enum ManifestKind {
  /// `Package.swift`, and its variants for tools versions such as `Package@swift-5.9.swift`.
  case swiftPackage
  /// The input of a project generator, used if the generated project is not checked in.
  case generator
  case podfile
  case podspec
  case cartfile
  /// A project of .NET, whose apps may have storyboards, too.
  case dotNet

  /// Returns the kind suggested by a file's name; a manifest in Swift must be confirmed by its text.
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
      } else if name.hasSuffix(".csproj") {
        self = .dotNet
      } else if name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") {
        self = .swiftPackage
      } else {
        return nil
      }
    }
  }
}
