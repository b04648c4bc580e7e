internal import FilesAndPaths

/// Combines what projects, packages and folders say about the files.
struct MembershipBuilder {
  var index: FileIndex
  /// The targets so far, in the order in which their declarations were read.
  private(set) var targets: [AppTarget] = []
  /// The targets of each file of the index.
  private(set) var members: [[Int]]
  /// Files that a target lists and that exist but were not found, with their targets.
  private(set) var elsewhere: [String: [Int]] = [:]
  /// Sources that a target lists and whose contents are unknown, with their targets.
  private(set) var missingSources: [String: [Int]] = [:]
  private(set) var unreadInterfaces: Set<String> = []
  /// The indices of targets that are derived from a folder or a pod.
  private var derivedTargets: [AppTarget: Int] = [:]

  init(_ files: [String]) {
    index = FileIndex(files)
    members = Array(repeating: [], count: files.count)
  }

  /// Adds a target, and returns its index.
  mutating func add(_ target: AppTarget) -> Int {
    targets.append(target)
    return targets.count - 1
  }

  /// Returns the target equal to this one, adding it if it is new.
  mutating func target(_ target: AppTarget) -> Int {
    if let known = derivedTargets[target] { return known }
    let index = add(target)
    derivedTargets[target] = index
    return index
  }

  /// Adds another module in which a target's files may be.
  mutating func add(module: String, to target: Int) {
    if !targets[target].moduleNames.contains(module) { targets[target].moduleNames.append(module) }
  }

  mutating func add(_ file: Int, to target: Int) {
    if !members[file].contains(target) { members[file].append(target) }
  }

  /// Adds a file to several targets.
  mutating func add(_ file: Int, to targets: [Int]) {
    for target in targets { add(file, to: target) }
  }

  /// Whether a file is compiled, unlike a header, a storyboard or a xib.
  func isSource(_ file: Int) -> Bool { SourceFile.isSource(index.paths[file]) }

  /// Adds the targets of a project, with their files.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - projectTargets: The targets of the project.
  ///   - reach: The folder outside of which a file counts as unknown.
  /// - Returns: Whether the project describes what is on disk, because most of the files that it
  ///   lists exist; nil if it lists no file that can be part of an app, but only C files, for
  ///   example.
  mutating func add(
    _ project: ProjectFile, _ projectTargets: [ProjectTarget], within reach: String
  ) -> Bool? {
    var existsByPath: [String: Bool] = [:]
    for described in projectTargets {
      let target = add(described.target)
      for path in described.files {
        if SourceFile.isNib(path) {
          addUnknown(path, to: target, of: project)
        } else {
          existsByPath[path] = add(listed: path, to: target, of: project, within: reach)
        }
      }
      for folder in described.copiedFolders {
        for file in index.files(below: folder) where SourceFile.isInterface(index.paths[file]) {
          add(file, to: target)
        }
      }
      for folder in described.synchronizedFolders {
        addFiles(of: folder, to: target)
        existsByPath[folder.path] = FileAccess.kind(of: folder.path) == .folder
      }
    }
    let count = existsByPath.values.count { $0 }
    return existsByPath.isEmpty ? nil : count * 2 >= existsByPath.count
  }

  /// Adds a file that a project lists, and returns whether it exists.
  private mutating func add(
    listed path: String, to target: Int, of project: ProjectFile, within reach: String
  ) -> Bool {
    switch index.lookup(path) {
    case .found(let file):
      add(file, to: target)
      // The build names a storyboard as the project spells it, possibly with differences in case.
      let isSpelledSame = FilePath.name(of: path) == FilePath.name(of: index.paths[file])
      if SourceFile.isInterface(path), !isSpelledSame { addUnknown(path, to: target, of: project) }
      return true
    case .elsewhere where FoldersAbove.isPath(path, in: reach):
      elsewhere[NormalPath.shown(path, as: project.path), default: []].append(target)
      return true
    case .elsewhere:
      addUnknown(path, to: target, of: project)
      return true
    case .missing:
      addUnknown(path, to: target, of: project)
      return false
    }
  }

  /// Adds a file that a project lists and whose contents are unknown.
  private mutating func addUnknown(_ path: String, to target: Int, of project: ProjectFile) {
    let shown = NormalPath.shown(path, as: project.path)
    if SourceFile.isSource(path) {
      missingSources[shown, default: []].append(target)
    } else if SourceFile.isInterface(path) || SourceFile.isNib(path) {
      unreadInterfaces.insert(shown)
    }
  }

  private mutating func addFiles(of folder: SynchronizedFolder, to target: Int) {
    for file in index.files(below: folder.path) {
      let relative = String(index.paths[file].dropFirst(folder.path.count + 1))
      if folder.includes(relative, isSource: isSource(file)), !Self.isInBundle(relative) {
        add(file, to: target)
      }
    }
  }

  /// Whether a file is part of a playground or the like, which no folder compiles.
  static func isInBundle(_ path: String) -> Bool {
    FilePath.components(of: FilePath.folder(of: path)).contains {
      ["bundle", "docc", "playground", "playgroundbook", "xctemplate"].contains(
        FilePath.pathExtension(of: $0))
    }
  }
}
