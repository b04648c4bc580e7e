internal import FilesAndPaths

/// Reads the targets of a project.
struct ProjectTargets {
  private let file: ProjectFile
  private let targets: [(id: String, object: ProjectFile.Object)]
  private var paths: ProjectPaths
  private var configurations: ProjectConfigurations
  private let synchronizedGroups: SynchronizedGroups

  /// The targets of a project that compile anything, in its order.
  @Sendable static func read(_ file: ProjectFile) -> [ProjectTarget] {
    var reader = ProjectTargets(file)
    return reader.targets.map { reader.target($0.id, $0.object) }
  }

  private init(_ file: ProjectFile) {
    self.file = file
    paths = ProjectPaths(of: file)
    configurations = ProjectConfigurations(of: file)
    targets = file.nativeTargets
    var targetsOfPhases: [String: String] = [:]
    for (id, object) in targets {
      for phase in object["buildPhases"]?.strings ?? [] { targetsOfPhases[phase] = id }
    }
    synchronizedGroups = SynchronizedGroups(of: file, targetsOfPhases: targetsOfPhases)
  }

  private mutating func target(_ id: String, _ object: ProjectFile.Object) -> ProjectTarget {
    let configurations = self.configurations.configurations(of: object, &paths)
    let name = object["name"]?.string ?? ""
    var target = ProjectTarget(
      target: AppTarget(
        name: name, declaredIn: file.path,
        kind: ProductType.kind(of: object["productType"]?.string ?? "")))
    target.read(configurations, sourceRoot: paths.sourceRoot)
    target.entryPoints = TargetEntryPoints(of: target.target, in: file, configurations)
    target.productNames = [
      name, object["productName"]?.string, file.object(object["productReference"])?["path"]?.string,
    ].compactMap { $0 }.map(Self.nameOfProduct)
    var products = file.objects(listedBy: object["packageProductDependencies"]).map(\.object)
    for (_, phase) in file.objects(listedBy: object["buildPhases"]) {
      let isSources = phase.isa == "PBXSourcesBuildPhase"
      let isFrameworks = phase.isa == "PBXFrameworksBuildPhase"
      for (_, buildFile) in file.objects(listedBy: phase["files"]) {
        // The target links a package's product even if its list of products lacks it.
        if let product = file.object(buildFile["productRef"]) { products.append(product) }
        guard let reference = buildFile["fileRef"]?.string else { continue }
        if isFrameworks {
          addLinked(reference, to: &target)
        } else {
          addFiles(reference, areCompiled: isSources, to: &target)
        }
      }
    }
    for product in products {
      guard let name = product["productName"]?.string, !name.hasPrefix("plugin:") else { continue }
      target.linkedNames.append(name)
    }
    target.synchronizedFolders = synchronizedGroups.folders(
      of: id, ownGroups: object["fileSystemSynchronizedGroups"]?.strings ?? [], &paths)
    return target
  }

  // MARK: Files

  /// Adds a file that a build phase lists, or all of its localizations.
  private mutating func addFiles(
    _ reference: String, areCompiled: Bool, to target: inout ProjectTarget
  ) {
    guard let object = file.objects[reference] else { return }
    let references =
      object["children"] == nil ? [reference] : object["children"]?.strings ?? []
    for reference in references {
      guard let path = paths.path(of: reference) else { continue }
      if file.objects[reference]?.isFolder == true {
        target.copiedFolders.append(path)
      } else if SourceFile.isSource(path) ? areCompiled : SourceFile.isPartOfApp(path) {
        target.files.append(path)
      }
    }
  }

  private mutating func addLinked(_ reference: String, to target: inout ProjectTarget) {
    guard let object = file.objects[reference] else { return }
    let path = object["path"]?.string ?? object["name"]?.string ?? ""
    let isOfSystem =
      ["SDKROOT", "DEVELOPER_DIR"].contains(object["sourceTree"]?.string)
      || path.contains("System/Library/") || path.hasPrefix("usr/lib/")
    let name = Self.nameOfProduct(path)
    guard !isOfSystem, !name.isEmpty else { return }
    target.linkedNames.append(name)
  }

  /// The name of `Kit.framework`, `libKit.a` and the like.
  private static func nameOfProduct(_ path: String) -> String {
    let name = FilePath.name(of: path)
    let ending = FilePath.pathExtension(of: name)
    guard ["a", "app", "appex", "dylib", "framework", "tbd", "xcframework"].contains(ending) else {
      return name
    }
    let base = String(name.dropLast(ending.count + 1))
    let isLibrary = ["a", "dylib", "tbd"].contains(ending) && base.hasPrefix("lib")
    return isLibrary ? String(base.dropFirst(3)) : base
  }
}

extension ProjectFile.Object {
  /// Whether a file reference is a folder that is copied as it is.
  fileprivate var isFolder: Bool {
    let type = self["lastKnownFileType"]?.string ?? self["explicitFileType"]?.string
    return type == "folder"
  }
}
