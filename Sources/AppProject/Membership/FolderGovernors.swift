internal import Findings

/// What decides over the files in a folder that no Xcode target lists.
struct FolderGovernors {
  /// What a folder's declaration says.
  enum Governor {
    case package(PackageMembers)
    /// A pod whose sources are kept here.
    case pod(target: Int)
    /// All files are an app's: what declares its targets is not known, only the file that would.
    case wholeFolder(declaredIn: String)
    /// A project that lists its files, and not this one.
    case project
  }

  private var governors: [String: [Governor]] = [:]
  /// The folders that were searched.
  private let roots: [String]

  init(roots: [String]) {
    self.roots = roots.map(NormalPath.of)
  }

  /// Adds what decides in a folder; what is added first decides first.
  mutating func add(_ governor: Governor, in folder: String) {
    governors[folder, default: []].append(governor)
  }

  /// What decides over the files of a folder, the nearest first.
  func governors(of folder: String) -> [Governor] {
    var result: [Governor] = []
    var folder = folder
    while true {
      result += governors[folder] ?? []
      if folder == "/" || folder.isEmpty { return result }
      folder = FilePath.folder(of: folder)
    }
  }

  /// A path below the folder that was searched; a name alone where that is not known.
  func pathFromRoot(_ path: String) -> String {
    let root = roots.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
    return root.map { String(path.dropFirst($0.count + 1)) } ?? FilePath.name(of: path)
  }

  /// The folder just below the searched one that a folder is in; nil for the searched one itself.
  func topFolder(of folder: String) -> String? {
    var top: String?
    var folder = folder
    while !roots.contains(folder) {
      if folder == "/" || folder.isEmpty { return nil }
      top = folder
      folder = FilePath.folder(of: folder)
    }
    return top
  }
}
