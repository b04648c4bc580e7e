internal import FilesAndPaths

/// Assigns the files that no project lists to targets, if they belong to any.
struct UnlistedFiles {
  private var builder: MembershipBuilder
  private let governors: FolderGovernors
  private let manifests: Set<String>
  /// Whether any project lists files.
  private let hasProject: Bool
  /// The searched folders and the folders just below them in which a project lists files, so that
  /// their other files are not part of the app.
  private let listedFolders: Set<String>

  /// Assigns the files without a target, after everything has been read.
  static func place(_ reader: MembershipReader, hasProject: Bool) -> MembershipBuilder {
    var files = UnlistedFiles(reader, hasProject: hasProject)
    files.placeAll()
    return files.builder
  }

  private init(_ reader: MembershipReader, hasProject: Bool) {
    builder = reader.builder
    governors = reader.governors
    manifests = reader.manifests
    self.hasProject = hasProject
    var listed: Set<String> = []
    let targets = reader.builder.targets
    let withinApps = Self.foldersWithinApps(Set(targets.map(\.projectFolder)), reader)
    for (folder, files) in reader.builder.index.filesInFolders {
      // If a project is within another app, only the files that it lists outside of its folder count.
      let countsAsListed = Set(files.flatMap { reader.builder.members[$0] }).contains { target in
        let project = targets[target].projectFolder
        return !withinApps.contains(project) || !FoldersAbove.isPath(folder, in: project)
      }
      if countsAsListed, let top = reader.governors.topFolder(of: folder) { listed.insert(top) }
    }
    listedFolders = listed
  }

  /// Returns the folders of projects inside the folder of an app that has no project.
  ///
  /// A folder above such a project contains a file that no project lists.
  private static func foldersWithinApps(
    _ projects: Set<String>, _ reader: MembershipReader
  ) -> Set<String> {
    let builder = reader.builder
    return projects.filter { project in
      FoldersAbove.including(FilePath.folder(of: project))
        .prefix { reader.governors.topFolder(of: $0) != nil }
        .contains { folder in
          (builder.index.filesInFolders[folder] ?? []).contains { file in
            builder.members[file].isEmpty && !SourceFile.isHeader(builder.index.paths[file])
              && !reader.manifests.contains(builder.index.files[file])
          }
        }
    }
  }

  private mutating func placeAll() {
    var headers: [Int] = []
    for file in builder.members.indices where builder.members[file].isEmpty {
      let path = builder.index.paths[file]
      if manifests.contains(builder.index.files[file]) { continue }
      if SourceFile.isHeader(path) {
        headers.append(file)
      } else if let target = target(of: path) {
        builder.add(file, to: target)
      }
    }
    // Headers follow the sources next to them, which are assigned by now.
    let sources = HeaderSources(of: builder)
    for header in headers {
      let path = builder.index.paths[header]
      if let own = sources.targets(ofOwnSourcesOf: path) {
        // The source next to the header may be an unused copy.
        let targets = own.isEmpty ? sources.targets(ofOtherSourcesOf: path) : own
        builder.add(header, to: targets.sorted())
      } else if let target = target(of: path) {
        builder.add(header, to: target)
      } else {
        builder.add(header, to: sources.targets(around: path))
      }
    }
  }

  /// The target that owns a file because of its folder; nil if the file is not part of the app.
  private mutating func target(of path: String) -> Int? {
    let folder = FilePath.folder(of: path)
    for governor in governors.governors(of: folder) {
      switch governor {
      case .package(let members):
        if let target = members.target(of: path, &builder) { return target }
      case .pod(let target): return target
      case .wholeFolder(let declaration): return wholeFolder(declaration, path)
      case .project, .foreignApp: return nil
      }
    }
    // No project is in a folder above this file. If a project lists files from the same top folder,
    // it left this one out. Otherwise the file is part of an app whose project is missing.
    if hasProject {
      guard let top = governors.topFolder(of: folder), !listedFolders.contains(top) else {
        return nil
      }
    }
    return wholeFolder("", path)
  }

  /// The target of all files of a folder, or the target of its tests.
  private mutating func wholeFolder(_ declaration: String, _ path: String) -> Int? {
    let relative = governors.pathFromRoot(path)
    guard !MembershipBuilder.isInBundle(relative) else { return nil }
    let isTest = FilePath.components(of: FilePath.folder(of: relative)).contains {
      $0.hasSuffix("Tests") || $0.hasSuffix("Specs")
    }
    return builder.target(
      AppTarget(name: "", declaredIn: declaration, kind: isTest ? .unitTests : .folder))
  }
}
