internal import FilesAndPaths
internal import Findings

/// Lists the relevant entries of one folder at a time, without the contents of folders in it.
struct FolderSearch: Sendable {
  let excludes: [GlobPattern]
  let findsSources: Bool
  let findsImages: Bool
  /// The path of the folder where the search began.
  let root: String

  /// The files, folders and problems found in a folder.
  struct Result: Sendable {
    var files: [(path: String, role: FileRole)] = []
    /// The paths of folders, relative to ``FolderSearch/root``.
    var folders: [String] = []
    var problems: [DiscoveryProblem] = []
    /// The relevant entries that were excluded, and the links that were not followed.
    var leftOut: [LeftOutFile] = []
    /// Whether another path may lead to a file, too.
    var mayRepeat = false

    fileprivate mutating func add(_ problem: DiscoveryProblem.Kind, at path: String) {
      problems.append(DiscoveryProblem(path: path, kind: problem))
    }
  }

  /// A relevant entry of a folder.
  private struct Item {
    var name: String
    /// Nil for a folder.
    var role: FileRole?
  }

  /// Lists the relevant contents of a folder.
  ///
  /// - Parameter path: The folder's path from ``root``.
  /// - Returns: The relevant entries, and the problems.
  func contents(of path: String) -> Result {
    var result = Result()
    let folder = path.isEmpty ? root : FilePath.join(root, path)
    let entries: [FolderEntry]
    do throws(FolderEntry.Failure) {
      entries = try FolderEntry.all(in: folder)
    } catch {
      result.add(.unreadableFolder(reason: error.reason), at: folder)
      return result
    }
    let items = entries.compactMap { item($0, in: path, &result) }
    for item in withoutCollisions(items, in: path, &result) {
      let relative = FilePath.join(path, item.name)
      if let role = item.role {
        result.files.append((FilePath.join(root, relative), role))
      } else {
        result.folders.append(relative)
      }
    }
    return result
  }

  /// Returns the item for an entry; nil if the search leaves the entry out.
  private func item(_ entry: FolderEntry, in path: String, _ result: inout Result) -> Item? {
    let roleOfName = FileRole(
      of: entry.name, findsSources: findsSources, findsImages: findsImages)
    // A folder may have the name of a picture.
    let role = roleOfName == .image && entry.kind == .folder ? nil : roleOfName
    let isSkipped = SkippedFolders.contains(entry.name) && role != .assetCatalog
    // A link could lead to a picture that isn't the app's.
    if role == .image, entry.kind != .file { return nil }
    if role == nil, entry.kind == .file || isSkipped { return nil }
    let relative = FilePath.join(path, entry.name)
    let full = FilePath.join(root, relative)
    if excludes.contains(where: { $0.matches(relative) }) {
      let isRelevant = role != nil || entry.kind == .folder
      if isRelevant { result.leftOut.append(LeftOutFile(full, .excluded)) }
      return nil
    }
    guard entry.isValid else {
      // Nothing can be inspected by this name, because it is not the one on disk.
      result.add(.invalidName, at: full)
      return nil
    }
    if role == .assetCatalog {
      // A catalog is read separately, as a whole. A link to one isn't followed.
      return FileKind(at: full) == .folder ? Item(name: entry.name, role: role) : nil
    }
    if entry.kind == .file || role == .nib { return Item(name: entry.name, role: role) }
    if entry.kind == .folder || FileKind(at: full) == .folder {
      guard !isSkipped else { return nil }
      if role?.isDocument == true { result.add(.folderNamedLikeFile, at: full) }
      return Item(name: entry.name, role: nil)
    }
    return linkedItem(entry, at: full, role, &result)
  }

  /// Returns the item for a link, or for an entry whose kind the file system doesn't say.
  private func linkedItem(
    _ entry: FolderEntry, at full: String, _ role: FileRole?, _ result: inout Result
  ) -> Item? {
    switch FileKind(atFollowingLinks: full) {
    case .file:
      guard let role else { return nil }
      result.mayRepeat = true
      return Item(name: entry.name, role: role)
    case .folder:
      if role?.isDocument == true { result.add(.folderNamedLikeFile, at: full) }
      result.leftOut.append(LeftOutFile(full, .link))
    case nil:
      if role != nil { result.add(.brokenLink, at: full) }
    }
    return nil
  }

  /// Returns the items without those whose names are equal to another's.
  ///
  /// Two such paths are equal as strings, so any dictionary of files by path would confuse them.
  /// Names that differ only in case are kept, but reported.
  private func withoutCollisions(
    _ items: [Item], in path: String, _ result: inout Result
  ) -> [Item] {
    let groups = Dictionary(grouping: items) { $0.name.uppercased().lowercased() }
    guard groups.count < items.count else { return items }
    var kept: [Item] = []
    for group in groups.values {
      let sorted = group.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      var names: [String] = []
      for item in sorted {
        let full = FilePath.join(root, FilePath.join(path, item.name))
        if let other = names.first(where: { $0 == item.name }) {
          result.add(.equivalentName(other), at: full)
          continue
        }
        if let other = names.first, item.role != nil {
          result.add(.similarName(other), at: full)
        }
        names.append(item.name)
        kept.append(item)
      }
    }
    return kept
  }
}
