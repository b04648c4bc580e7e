internal import FilesAndPaths

/// Finds the target that each file of a package belongs to.
struct PackageMembers {
  private struct Folder {
    var path: String
    var target: Int
    var excludes: MembershipExceptions
    var sources: MembershipExceptions
  }

  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The targets' folders, nested ones first.
  private var folders: [Folder] = []
  /// The manifest, if it computes targets, so that every folder of sources may be one; nil otherwise.
  private let openManifest: PackageManifest?

  /// Finds the folders of a package's targets, and adds the targets.
  init(of manifest: PackageManifest, _ builder: inout MembershipBuilder) {
    openManifest = manifest.isComplete ? nil : manifest
    let counts = Dictionary(manifest.targets.map { ($0.kind, 1) }, uniquingKeysWith: +)
    for target in manifest.targets {
      let index = builder.add(
        AppTarget(
          name: target.name, declaredIn: manifest.path, kind: target.kind,
          moduleNames: [ModuleName.identifier(of: target.name)],
          swiftVersion: manifest.swiftVersion))
      let path = Self.folder(
        of: target, isOnlyOne: counts[target.kind] == 1, in: manifest, builder.index)
      guard let path else { continue }
      folders.append(
        Folder(
          path: path, target: index,
          excludes: MembershipExceptions(target.excludes),
          sources: MembershipExceptions(target.sources)))
    }
    folders.sort { ($1.path.utf8.count, $0.target) < ($0.path.utf8.count, $1.target) }
  }

  /// Returns the folder of a target's files; nil if none of them was found.
  private static func folder(
    of target: PackageManifest.Target, isOnlyOne: Bool, in manifest: PackageManifest,
    _ index: FileIndex
  ) -> String? {
    if let path = target.path { return NormalPath.join(manifest.folder, path) }
    let preferred = target.kind == .unitTests ? ["Tests"] : target.kind == .other ? ["Plugins"] : []
    let candidates = (preferred + sourceFolders).map { NormalPath.join(manifest.folder, $0) }
    for folder in candidates {
      let folderOfName = folder + "/" + target.name
      if index.hasFiles(below: folderOfName) { return folderOfName }
    }
    // The only target of its kind may have its files directly in the common folder.
    return isOnlyOne ? candidates[0] : nil
  }

  /// The target that contains a file; nil if the package's targets leave it out.
  func target(of path: String, _ builder: inout MembershipBuilder) -> Int? {
    for folder in folders where path.hasPrefix(folder.path + "/") {
      let relative = String(path.dropFirst(folder.path.count + 1))
      let isIncluded =
        !folder.excludes.contains(relative)
        && (folder.sources.isEmpty || folder.sources.contains(relative))
      return isIncluded ? folder.target : nil
    }
    return openManifest.flatMap { target(computedBy: $0, path, &builder) }
  }

  /// The target of a file in a package that computes its targets: each folder of sources counts as one.
  private func target(
    computedBy manifest: PackageManifest, _ path: String, _ builder: inout MembershipBuilder
  ) -> Int? {
    let relative = path.dropFirst(manifest.folder.count + 1)
    let parts = relative.split(separator: "/")
    guard parts.count > 2, let first = parts.first.map(String.init),
      first == "Tests" || Self.sourceFolders.contains(first)
    else { return nil }
    let name = String(parts[1])
    return builder.target(
      AppTarget(
        name: name, declaredIn: manifest.path, kind: first == "Tests" ? .unitTests : .library,
        moduleNames: [ModuleName.identifier(of: name)], swiftVersion: manifest.swiftVersion))
  }
}
