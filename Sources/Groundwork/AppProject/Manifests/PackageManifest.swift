internal import FilesAndPaths
internal import Foundation

/// A `Package.swift`, read without running it.
///
/// Only literal declarations are known. If the package computes targets, ``isComplete`` is false,
/// because there may be more.
struct PackageManifest {
  struct Target {
    var name: String
    var kind: AppTarget.Kind
    /// The target's folder, relative to the package; nil if it follows from the name.
    var path: String?
    /// Files and folders in the target's folder that are not compiled.
    var excludes: [String] = []
    /// The only files and folders in the target's folder that are compiled; empty for all.
    var sources: [String] = []
  }

  let folder: String
  let path: String
  private(set) var targets: [Target] = []
  /// Whether all targets were read with their names and folders.
  private(set) var isComplete = true
  private(set) var productNames: [String] = []
  /// The dependencies of its targets, including targets of the same package.
  private(set) var dependencyNames: [String] = []
  /// The Swift version that its targets are compiled as.
  private(set) var swiftVersion: String

  /// Reads a manifest; nil if the file is merely a source of that name.
  init?(readingFrom path: String) {
    guard let data = FileAccess.contents(of: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("PackageDescription") else { return nil }
    self.path = path
    folder = NormalPath.of(FilePath.folder(of: path))
    swiftVersion = Self.languageVersion(of: text)
    var reader = ManifestReader(tokens: ManifestToken.tokens(of: text))
    while let call = reader.nextCall() { add(call) }
    if targets.isEmpty { isComplete = false }
  }

  private mutating func add(_ call: ManifestReader.Call) {
    let name = call.strings["name"]?.first ?? nil
    switch call.name {
    case "target", "executableTarget", "testTarget", "macro", "plugin":
      dependencyNames += (call.strings["dependencies"] ?? []).compactMap { $0 }
      guard let name, !call.hasUnknown("name"), !call.hasUnknown("path") else {
        isComplete = false
        return
      }
      targets.append(
        Target(
          name: name, kind: Self.kinds[call.name] ?? .library,
          path: call.strings["path"]?.first ?? nil,
          excludes: (call.strings["exclude"] ?? []).compactMap { $0 },
          sources: (call.strings["sources"] ?? []).compactMap { $0 }))
    case "library", "executable":
      if let name { productNames.append(name) }
    case "binaryTarget":
      if let name { dependencyNames.append(name) }
    default:
      break
    }
  }

  private static let kinds: [String: AppTarget.Kind] = [
    "executableTarget": .tool, "testTarget": .unitTests, "macro": .other, "plugin": .other,
  ]

  /// The language mode that a package asks for, or else the one of its tools version, which is 3.1 if
  /// the manifest does not say.
  private static func languageVersion(of text: String) -> String {
    let head = text.prefix(400)
    var version = "3"
    if let comment = head.range(of: "swift-tools-version:") {
      let major = head[comment.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }
      if let number = Int(major) { version = String(number) }
    }
    for mode in ["3", "4", "4_2", "5", "6"] where text.contains("[.v\(mode)]") {
      return mode.replacingOccurrences(of: "_", with: ".")
    }
    return version
  }
}
