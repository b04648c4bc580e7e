internal import FilesAndPaths

extension FileDiscovery {
  /// The number of folders above the given one to search for a project if there is no repository.
  private static let reach = 3

  /// Finds the files of all paths.
  ///
  /// If the paths contain no project, but a project in a folder above lists some of the files, finds that project's
  /// files, too. Without the project, the files would be checked as a whole app.
  ///
  /// - Parameters:
  ///   - paths: Folders or files. No project is looked for above a single file.
  ///   - limit: The folder above which nothing is looked for, or nil for the repository.
  /// - Returns: The files.
  package func filesWithProject(below paths: [String], limit: String? = nil) -> DiscoveredFiles {
    var given = files(below: paths)
    given.limit = limit
    guard !given.searchedFolders.isEmpty, given.projects.isEmpty,
      !given.manifests.contains(where: MembershipReader.governs)
    else { return given }
    var result = given
    result.givenFolders = given.searchedFolders.map(NormalPath.of)
    for root in given.searchedFolders {
      // Another given folder may be in the same project.
      if result.searchedFolders.contains(where: { Self.isPath(root, below: $0) }) { continue }
      for folder in Self.foldersAbove(root, limit: limit) {
        let folder = Self.shown(folder, as: root)
        guard let files = files(around: given, result, of: folder) else { continue }
        result = files
        break
      }
    }
    guard result.searchedFolders != given.searchedFolders else { return given }
    result.sort(mayRepeat: false)
    return result
  }

  private static func isPath(_ path: String, below folder: String) -> Bool {
    let (path, folder) = (NormalPath.of(path), NormalPath.of(folder))
    return path != folder && FoldersAbove.isPath(path, in: folder)
  }

  /// The folders that may contain the project of a folder, nearest first.
  private static func foldersAbove(_ folder: String, limit: String?) -> [String] {
    let folders = FoldersAbove.including(NormalPath.of(folder))
    let top =
      limit.flatMap { folders.firstIndex(of: NormalPath.of($0)) }
      ?? folders.firstIndex(where: FoldersAbove.isRepository) ?? reach
    // A folder directly below the root doesn't belong to a project.
    return folders.prefix(top + 1).dropFirst().filter { FilePath.folder(of: $0) != "/" }
  }

  /// Returns the files found and those of a folder; nil unless a project in the folder contains one of the given files.
  private func files(
    around given: DiscoveredFiles, _ found: DiscoveredFiles, of folder: String
  ) -> DiscoveredFiles? {
    guard let entries = try? FolderEntry.all(in: folder) else { return nil }
    let paths = entries.map { FilePath.join(folder, $0.name) }
    let projects = paths.filter { FilePath.pathExtension(of: $0) == "xcodeproj" }
      .map { $0 + "/project.pbxproj" }.filter { FileKind(atFollowingLinks: $0) == .file }
    let manifests = paths.filter {
      FileKind(atFollowingLinks: $0) == .file && MembershipReader.governs($0)
    }
    let hasWorkspace = paths.contains { FilePath.pathExtension(of: $0) == "xcworkspace" }
    guard hasWorkspace || !projects.isEmpty || !manifests.isEmpty else { return nil }
    var result = found
    // The projects of a workspace may be in folders below, so only a search shows whether one contains the files.
    if !hasWorkspace {
      // The folder is only searched if its project is the right one, because it may be large.
      result.projects += projects
      result.manifests += manifests
      guard Self.isListed(given, in: result) else { return nil }
      result = found
    }
    result.searchedFolders.removeAll { Self.isPath($0, below: folder) }
    result.searchedFolders.append(folder)
    result.add(files(below: [folder]))
    return hasWorkspace && !Self.isListed(given, in: result) ? nil : result
  }

  /// Whether a project or manifest among some files contains one of the given files.
  private static func isListed(_ given: DiscoveredFiles, in files: DiscoveredFiles) -> Bool {
    let membership = AppMembership(reading: files)
    return (given.interfaceFiles + given.swiftFiles + given.objectiveCFiles).contains { path in
      membership.targets(of: path).contains { !$0.declaredIn.isEmpty }
    }
  }

  /// Returns a folder's normal path in the style of the user's path: absolute, or relative to the current folder.
  private static func shown(_ folder: String, as other: String) -> String {
    let shown = NormalPath.shown(folder, as: other)
    return !other.hasPrefix("/") && folder == NormalPath.of(".") ? "." : shown
  }
}
