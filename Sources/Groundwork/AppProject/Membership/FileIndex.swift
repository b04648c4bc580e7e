internal import FilesAndPaths

/// The files found, indexed by the paths that projects use.
struct FileIndex {
  /// The files, as they were found.
  let files: [String]
  /// The normal paths of the files.
  let paths: [String]

  private let indices: [String: Int]
  /// The indices by lowercased path; -1 if several files share it.
  private lazy var foldedIndices = Dictionary(
    zip(paths.lazy.map { $0.lowercased() }, paths.indices), uniquingKeysWith: { _, _ in -1 })
  /// The files directly inside each folder.
  private(set) var filesInFolders: [String: [Int]] = [:]
  private var subfolders: [String: [String]] = [:]

  init(_ files: [String]) {
    self.files = files
    paths = files.map(NormalPath.of)
    indices = Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    var knownFolders: Set<String> = []
    for (index, path) in paths.enumerated() {
      var folder = FilePath.folder(of: path)
      filesInFolders[folder, default: []].append(index)
      while folder != "/", knownFolders.insert(folder).inserted {
        let parent = FilePath.folder(of: folder)
        subfolders[parent, default: []].append(folder)
        folder = parent
      }
    }
  }

  /// The result of looking up a path from a project.
  enum Lookup {
    case found(Int)
    /// The file exists but was not found: it is in a skipped or excluded folder.
    case elsewhere
    case missing
  }

  /// Finds a file by the normal path that a project has for it.
  ///
  /// Apple's file systems ignore case, so a project may spell a path differently from the disk; and
  /// links give a file several paths.
  mutating func lookup(_ path: String) -> Lookup {
    if let index = indices[path] { return .found(index) }
    if let index = foldedIndices[path.lowercased()], index >= 0 { return .found(index) }
    FileAccess.note(path)
    guard let resolved = AbsolutePath.resolved(path) else { return .missing }
    return indices[resolved].map(Lookup.found) ?? .elsewhere
  }

  /// Whether a folder contains files, directly or deeper.
  func hasFiles(below folder: String) -> Bool {
    filesInFolders[folder] != nil || subfolders[folder] != nil
  }

  /// The files in a folder and in all folders below it, ascending.
  func files(below folder: String) -> [Int] {
    var result: [Int] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      result += filesInFolders[folder] ?? []
      pending += subfolders[folder] ?? []
    }
    return result.sorted()
  }
}
