internal import FilesAndPaths

/// Decides which targets own the files in a folder that no Xcode target lists.
struct FolderGovernors {
  /// The owner that a folder's declaration names.
  enum Governor {
    case package(PackageMembers)
    /// A pod whose sources are local.
    case pod(target: Int)
    /// All files belong to one app. Its targets are unknown; only the file that would declare them is known.
    case wholeFolder(declaredIn: String)
    /// A project that lists its files, and doesn't list this one.
    case project
    /// An app in a language that isn't read.
    case foreignApp

    fileprivate var isPackage: Bool { if case .package = self { true } else { false } }
  }

  private var governors: [String: [Governor]] = [:]
  /// The searched folders.
  private let roots: [String]

  init(roots: [String]) {
    self.roots = roots.map(NormalPath.of)
  }

  /// Adds an owner of a folder; earlier ones take precedence.
  mutating func add(_ governor: Governor, in folder: String) {
    governors[folder, default: []].append(governor)
  }

  /// The first pod that owns a folder; nil if none does.
  func firstPod(in folder: String) -> Int? {
    for case .pod(let target) in governors[folder] ?? [] { return target }
    return nil
  }

  /// The owners of the files in a folder, nearest first.
  func governors(of folder: String) -> [Governor] {
    (FoldersAbove.including(folder) + ["/"]).flatMap { governors[$0] ?? [] }
  }

  /// Whether a pod may contain a file, although a project next to the pod's description doesn't list it.
  func mayBeInPod(_ path: String) -> Bool {
    governors(of: FilePath.folder(of: NormalPath.of(path))).contains {
      if case .pod = $0 { true } else { false }
    }
  }

  /// For each folder with an owner other than a package, whether a project lists its files.
  var listing: [String: Bool] {
    governors.compactMapValues { owners in
      switch owners.first(where: { !$0.isPackage }) {
      case nil, .package?: nil
      case .pod?, .wholeFolder?: false
      case .project?, .foreignApp?: true
      }
    }
  }

  /// Whether the files of a folder belong to an app in a language that isn't read.
  func isOfForeignApp(_ folder: String) -> Bool {
    guard case .foreignApp? = governors[folder]?.first(where: { !$0.isPackage }) else {
      return false
    }
    return true
  }

  /// A path relative to the searched folder; a bare name if that is unknown.
  func pathFromRoot(_ path: String) -> String {
    let root = roots.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    return root.map { String(path.dropFirst($0.count + 1)) } ?? FilePath.name(of: path)
  }

  /// The folder just below the searched one that contains a folder, or the searched one itself; nil for a folder
  /// outside of it.
  func topFolder(of folder: String) -> String? {
    var top = folder
    var folder = folder
    while !roots.contains(folder) {
      if folder == "/" || folder.isEmpty { return nil }
      top = folder
      folder = FilePath.folder(of: folder)
    }
    return top
  }
}
