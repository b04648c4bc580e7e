internal import Files
internal import Findings

/// Searches folders for relevant entries, each without those inside it.
struct FolderSearch: Sendable {
  let excludes: [GlobPattern]
  let findsSources: Bool
  let findsImages: Bool
  /// The path of the folder where the search began.
  let root: String

  /// The files, folders and problems found in a folder.
  struct Result: Sendable {
    var files: [(path: String, role: FileRole)] = []
    /// Paths relative to where the search began.
    var folders: [String] = []
    var problems: [DiscoveryProblem] = []
    /// The relevant entries that were excluded, and the links that were not followed.
    var leftOut: [LeftOutFile] = []
    /// Whether another path may lead to a file, too.
    var mayRepeat = false
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
      result.problems.append(
        DiscoveryProblem(path: folder, kind: .unreadableFolder(reason: error.reason)))
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
    let named = FileRole(
      of: entry.name, findsSources: findsSources, findsImages: findsImages)
    // A folder may have the name of a picture.
    let role = named == .image && entry.kind == .folder ? nil : named
    let isSkipped = SkippedFolders.contains(entry.name) && role != .assetCatalog
    // A link could lead to a picture that isn't the app's.
    if role == .image, entry.kind != .file { return nil }
    if role == nil, entry.kind == .file || isSkipped { return nil }
    let relative = FilePath.join(path, entry.name)
    let full = FilePath.join(root, relative)
    guard !excludes.contains(where: { $0.matches(relative) }) else {
      if role != nil || entry.kind == .folder {
        result.leftOut.append(LeftOutFile(full, .excluded))
      }
      return nil
    }
    func report(_ kind: DiscoveryProblem.Kind) {
      result.problems.append(DiscoveryProblem(path: full, kind: kind))
    }
    guard entry.isValid else {
      // The target of such a link is not inspected: the name is not the one on disk.
      report(.invalidName)
      return nil
    }
    if role == .assetCatalog {
      // A catalog is read separately, as a whole. A link to one isn't followed.
      return FileKind(at: full) == .folder ? Item(name: entry.name, role: role) : nil
    }
    if entry.kind == .file || role == .nib { return Item(name: entry.name, role: role) }
    if entry.kind == .folder || FileKind(at: full) == .folder {
      if role?.isDocument == true, !isSkipped { report(.folderNamedLikeFile) }
      return isSkipped ? nil : Item(name: entry.name, role: nil)
    }
    // A link, or an entry without a kind from the file system.
    switch FileKind(atFollowingLinks: full) {
    case .file:
      guard let role else { return nil }
      result.mayRepeat = true
      return Item(name: entry.name, role: role)
    case .folder:
      if role?.isDocument == true { report(.folderNamedLikeFile) }
      result.leftOut.append(LeftOutFile(full, .link))
    case nil:
      if role != nil { report(.brokenLink) }
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
          result.problems.append(DiscoveryProblem(path: full, kind: .equivalentName(other)))
          continue
        }
        if let other = names.first, item.role != nil {
          result.problems.append(DiscoveryProblem(path: full, kind: .similarName(other)))
        }
        names.append(item.name)
        kept.append(item)
      }
    }
    return kept
  }
}
