internal import FilesAndPaths
internal import Findings
internal import Foundation

/// Reads the declarations of targets: projects, packages, pods, and the input of project generators.
struct MembershipReader {
  private(set) var builder: MembershipBuilder
  private(set) var governors: FolderGovernors
  /// The names of the modules and products that are built here.
  private var ownNames: Set<String> = []
  /// The names of the dependencies that projects and manifests declare.
  private var linkedNames: Set<String> = []
  private(set) var findings: [Finding] = []
  /// Manifests in Swift, which are not sources of the app.
  private(set) var manifests: Set<String> = []

  init(_ files: DiscoveredFiles, _ projects: XcodeProjects) {
    builder = MembershipBuilder(files.interfaceFiles + files.swiftFiles + files.objectiveCFiles)
    governors = FolderGovernors(roots: files.searchedFolders)
    // If one folder has several declarations, those that list files are read before those that own all files.
    readPackages(files.manifests)
    readProjects(projects, limit: files.limit)
    readOtherManifests(files.manifests)
    // An app in C# alone is read for what its storyboards say about each other.
    if !files.swiftFiles.isEmpty || !files.objectiveCFiles.isEmpty {
      readForeignApps(files.manifests)
    }
  }

  /// The dependencies that are not built here, sorted.
  var externalDependencies: [String] {
    // CocoaPods links all pods of a target as one library, named after the target.
    linkedNames.subtracting(ownNames)
      .filter { !$0.hasPrefix("Pods_") && !$0.hasPrefix("Pods-") && $0 != "Pods" }.sorted()
  }

  private mutating func readPackages(_ paths: [String]) {
    for path in paths where ManifestKind(of: FilePath.name(of: path)) == .swiftPackage {
      guard let manifest = PackageManifest(readingFrom: path) else { continue }
      manifests.insert(path)
      // A manifest for a specific tools version declares the same as the main one.
      guard FilePath.name(of: path) == "Package.swift" else { continue }
      ownNames.formUnion(manifest.targets.map(\.name) + manifest.productNames)
      linkedNames.formUnion(manifest.dependencyNames)
      governors.add(.package(PackageMembers(of: manifest, &builder)), in: manifest.folder)
    }
  }

  private mutating func readProjects(_ projects: XcodeProjects, limit: String?) {
    var others: [(file: ProjectFile, isOutdated: Bool)] = []
    var listedFolders: Set<String> = []
    for (file, targets) in zip(projects.files, projects.targets) {
      for target in targets {
        ownNames.formUnion(target.productNames + target.target.moduleNames)
        linkedNames.formUnion(target.linkedNames)
      }
      let reach = FoldersAbove.reach(ofProjectIn: file.folder, limit: limit)
      let describesDisk = builder.add(file, targets, within: reach)
      if describesDisk == true {
        governors.add(.project, in: NormalPath.of(file.folder))
        listedFolders.insert(file.folder)
      } else {
        others.append((file, isOutdated: describesDisk == false))
      }
    }
    // Next to a project that lists its files, an outdated one owns none.
    for (file, isOutdated) in others where !listedFolders.contains(file.folder) {
      if isOutdated { findings.append(.projectWithoutItsFiles(file.path)) }
      governors.add(.wholeFolder(declaredIn: file.path), in: NormalPath.of(file.folder))
    }
    for (path, _) in projects.unreadable {
      let folder = NormalPath.of(FilePath.folder(of: FilePath.folder(of: path)))
      governors.add(.wholeFolder(declaredIn: path), in: folder)
    }
  }

  private mutating func readOtherManifests(_ paths: [String]) {
    for path in paths {
      let name = FilePath.name(of: path)
      guard let kind = ManifestKind(of: name) else { continue }
      switch kind {
      case .podfile:
        for pod in addDependencies(of: path, as: kind) {
          if !builder.index.hasFiles(below: pod.folder) {
            linkedNames.insert(pod.name)
          } else {
            addPod(pod.name, in: pod.folder, declaredIn: path)
          }
        }
      case .podspec:
        let folder = NormalPath.of(FilePath.folder(of: path))
        addPod(String(name.prefix { $0 != "." }), in: folder, declaredIn: path)
      case .cartfile:
        _ = addDependencies(of: path, as: kind)
      case .generator:
        guard Self.describesProject(path) else { continue }
        if name.hasSuffix(".swift") { manifests.insert(path) }
        _ = addDependencies(of: path, as: kind)
        governors.add(
          .wholeFolder(declaredIn: path), in: NormalPath.of(FilePath.folder(of: path)))
      case .swiftPackage, .dotNet: continue
      }
    }
  }

  /// Reads projects of .NET after all others, because a project that binds a library for C# may be next to the project
  /// that builds the library.
  private mutating func readForeignApps(_ paths: [String]) {
    for path in paths where ManifestKind(of: FilePath.name(of: path)) == .dotNet {
      guard Self.buildsForApple(path) else { continue }
      governors.add(.foreignApp, in: NormalPath.of(FilePath.folder(of: path)))
    }
  }

  /// Adds the dependencies that a file names, or reports that it cannot be read.
  ///
  /// - Returns: The pods whose sources are in a local folder.
  private mutating func addDependencies(
    of path: String, as kind: ManifestKind
  ) -> [(name: String, folder: String)] {
    do throws(FileBytes.Failure) {
      let list = try DependencyList(readingFrom: path, as: kind)
      linkedNames.formUnion(list.names)
      return list.localPods
    } catch {
      findings.append(.unreadableManifest(path, error))
      return []
    }
  }

  private mutating func addPod(_ name: String, in folder: String, declaredIn path: String) {
    let module = ModuleName.identifier(of: name)
    let target = builder.target(
      AppTarget(name: name, declaredIn: path, kind: .framework, moduleNames: [module]))
    // The first pod owns the files of a folder, so they may be in the modules of the others, too.
    if let first = governors.firstPod(in: folder), first != target {
      builder.add(module: module, to: first)
    }
    governors.add(.pod(target: target), in: folder)
    ownNames.insert(name)
  }

  /// Whether a manifest decides which files around it belong to the app.
  static func governs(_ path: String) -> Bool {
    switch ManifestKind(of: FilePath.name(of: path)) {
    case .swiftPackage: PackageManifest(readingFrom: path) != nil
    case .generator: describesProject(path)
    case .podspec: true
    case .podfile, .cartfile, .dotNet, nil: false
    }
  }

  /// Whether a file is what its name suggests: `Project.swift` may be a class of the app.
  private static func describesProject(_ path: String) -> Bool {
    let sign: String
    switch FilePath.pathExtension(of: path) {
    case "swift": sign = "import ProjectDescription"
    case "yml", "yaml": sign = "targets:"
    default: return true
    }
    // An unreadable file is reported when its dependencies are read.
    guard let bytes = FileAccess.contents(of: path) else { return !path.hasSuffix(".swift") }
    return ByteSearch.contains(Array(sign.utf8), in: bytes)
  }

  /// Whether a project of .NET builds for a system of Apple's.
  private static func buildsForApple(_ path: String) -> Bool {
    guard let bytes = FileAccess.contents(of: path) else { return false }
    return signsOfApple.contains { ByteSearch.contains(Array($0.utf8), in: bytes) }
  }

  /// The libraries of Xamarin and its predecessors, and the ends of today's frameworks: `net8.0-ios`.
  private static let signsOfApple = [
    "Xamarin.iOS", "Xamarin.Mac", "Xamarin.TVOS", "XamMac", "MonoMac", "monotouch", "0-ios",
    "0-maccatalyst", "0-macos", "0-tvos",
  ]
}

extension Finding {
  fileprivate static func unreadableManifest(
    _ path: String, _ failure: FileBytes.Failure
  ) -> Finding {
    Finding(
      rule: .unreadableProject, severity: .warning, location: SourceLocation(file: path),
      message: "the file cannot be read (\(failure)), so its declarations are unknown",
      help: "check its permissions, or leave it out with --exclude")
  }

  fileprivate static func projectWithoutItsFiles(_ path: String) -> Finding {
    Finding(
      rule: .projectWithoutFiles, severity: .note, location: SourceLocation(file: path),
      message: "most files that the project lists don't exist, "
        + "so all files in its folder count as part of the app",
      help: "generate the project again, or check out the missing files")
  }
}
