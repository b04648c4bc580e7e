internal import Findings

/// Looks through one folder for the entries that are of interest.
struct FolderSearch: Sendable {
  let excludes: [GlobPattern]
  let findsSources: Bool

  /// The files, folders and problems found in a folder.
  struct Result: Sendable {
    var files: [(path: String, role: FileRole)] = []
    /// By their paths from where the search began.
    var folders: [String] = []
    var problems: [DiscoveryProblem] = []
    /// Whether a file may be found by another path, too.
    var mayRepeat = false
  }

  /// An entry of a folder that is of interest.
  private struct Item {
    var name: String
    /// Nil for a folder.
    var role: FileRole?
  }

  /// Looks at a folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path from where the search began.
  ///   - root: Where the search began.
  /// - Returns: What is of interest in it, and what could not be read.
  func contents(of path: String, below root: String) -> Result {
    var result = Result()
    let entries: [FolderEntries.Entry]
    do throws(FolderEntries.Failure) {
      entries = try FolderEntries(of: Self.join(root, path)).entries
    } catch {
      result.problems.append(
        DiscoveryProblem(
          path: Self.join(root, path), kind: .unreadableFolder(reason: error.reason)))
      return result
    }
    let items = entries.compactMap { item($0, in: path, below: root, &result) }
    for item in withoutCollisions(items, in: path, below: root, &result) {
      let relative = FilePath.join(path, item.name)
      if let role = item.role {
        result.files.append((FilePath.join(root, relative), role))
      } else {
        result.folders.append(relative)
      }
    }
    return result
  }

  static func join(_ root: String, _ path: String) -> String {
    path.isEmpty ? root : FilePath.join(root, path)
  }

  /// Returns the item for an entry; nil if the search leaves the entry out.
  private func item(
    _ entry: FolderEntries.Entry, in path: String, below root: String, _ result: inout Result
  ) -> Item? {
    let role = FileRole(of: entry.name, findsSources: findsSources)
    let isSkipped = SkippedFolders.contains(entry.name)
    if role == nil, entry.kind == .file || isSkipped { return nil }
    let relative = FilePath.join(path, entry.name)
    guard !excludes.contains(where: { $0.matches(relative) }) else { return nil }
    let full = FilePath.join(root, relative)
    func report(_ kind: DiscoveryProblem.Kind) {
      result.problems.append(DiscoveryProblem(path: full, kind: kind))
    }
    guard entry.isValid else {
      // What a link of such a name leads to is not asked for: the name is not the one on disk.
      report(.invalidName)
      return nil
    }
    if entry.kind == .file { return Item(name: entry.name, role: role) }
    if entry.kind == .folder || FileKind(at: full) == .folder {
      if role?.isDocument == true, !isSkipped { report(.folderNamedLikeFile) }
      return isSkipped ? nil : Item(name: entry.name, role: nil)
    }
    guard let role else { return nil }
    // A link, or what the file system gave no kind for.
    switch FileKind(atFollowingLinks: full) {
    case .file:
      result.mayRepeat = true
      return Item(name: entry.name, role: role)
    case .folder:
      if role.isDocument { report(.folderNamedLikeFile) }
      return nil
    case nil:
      report(.brokenLink)
      return nil
    }
  }

  /// The items without those whose names mean the same as another's.
  ///
  /// Two such paths are equal as strings, so that everything that keeps files by their paths would
  /// take one for the other. Names that differ only in case stay, but are reported.
  private func withoutCollisions(
    _ items: [Item], in path: String, below root: String, _ result: inout Result
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
