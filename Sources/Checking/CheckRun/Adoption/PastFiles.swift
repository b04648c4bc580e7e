internal import AppProject
internal import FilesAndPaths
internal import Foundation
internal import GitHistory

/// Writes files of a commit into an empty folder, where `--since` checks the app as it was before a change.
///
/// A commit may be hostile, and no link in it may lead a write out of the folder. So the writer never overwrites a file
/// or folder, and creates a link of the commit only if it leads to a file of the same commit. ``ChangeSince`` creates
/// links to files that are on disk now, after everything else.
struct PastFiles {
  /// The largest size of a file, which is the readers' limit.
  static let fileLimit = FileBytes.greatestSize
  /// The largest size of all files together, because a commit can contain one large file at many paths.
  private static let limit = 4 << 30

  private let root: String
  private var folders: Set<String> = [""]

  /// - Parameter root: An empty folder.
  init(in root: String) {
    self.root = root
  }

  /// Writes files of a commit, and the links to them.
  mutating func write(
    _ entries: [TreeEntry], of repository: GitRepository
  ) throws(GitFailure) {
    let files = entries.filter { $0.kind == .file }
    var names: Set<String> = []
    var size = 0
    try repository.read(files.map(\.object), limit: Self.fileLimit) {
      (index, contents) throws(GitFailure) in
      let path = files[index].path
      switch contents {
      case .missing: throw .missingObject(path: path)
      case .tooLarge: return
      case .bytes(let bytes):
        size += bytes.count
        guard size <= Self.limit else { throw .tooMuch(command: "cat-file") }
        if try write(bytes, to: path) { names.insert(path) }
      }
    }
    let links = entries.filter { $0.kind == .link }
    try repository.read(links.map(\.object), limit: 4096) { (index, contents) throws(GitFailure) in
      guard case .bytes(let bytes) = contents,
        let target = Self.target(of: links[index].path, bytes), names.contains(target)
      else { return }
      // The target is rewritten relative to the link's folder.
      let depth = FilePath.components(of: links[index].path).count - 1
      try link(links[index].path, to: String(repeating: "../", count: depth) + target)
    }
  }

  /// Creates a link, unless its path is unusable, see ``throwUnlessUnusable(_:)``.
  mutating func link(_ path: String, to target: String) throws(GitFailure) {
    guard try makeFolders(of: path), symlink(target, root + "/" + path) != 0 else { return }
    try throwUnlessUnusable(path)
  }

  /// Whether there is a file, folder or link at a path.
  func has(_ path: String) -> Bool { FileKind(at: root + "/" + path) != nil }

  /// Writes a new file.
  ///
  /// - Returns: False if the path is unusable, see ``throwUnlessUnusable(_:)``.
  private mutating func write(_ bytes: [UInt8], to path: String) throws(GitFailure) -> Bool {
    guard try makeFolders(of: path) else { return false }
    let descriptor = open(
      root + "/" + path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      try throwUnlessUnusable(path)
      return false
    }
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        .write(contentsOf: Data(bytes))
    } catch {
      throw .unwritable(root + "/" + path, reason: "no space is left")
    }
    return true
  }

  /// Creates the folders that contain a file.
  ///
  /// - Returns: False if one of their paths is unusable, see ``throwUnlessUnusable(_:)``.
  private mutating func makeFolders(of path: String) throws(GitFailure) -> Bool {
    let folder = FilePath.folder(of: path)
    guard !folders.contains(folder) else { return true }
    guard try makeFolders(of: folder) else { return false }
    if mkdir(root + "/" + folder, 0o700) != 0 {
      try throwUnlessUnusable(folder)
      return false
    }
    folders.insert(folder)
    return true
  }

  /// Throws the error of the last system call, unless that call failed because the path is unusable.
  ///
  /// Unusable means that a checkout on this disk would not contain the file either: its name is too long, or
  /// another file is at its path or at a parent's. That happens if two names differ only in case and the
  /// disk ignores case. Such files are left out.
  private func throwUnlessUnusable(_ path: String) throws(GitFailure) {
    let code = errno
    if code == EEXIST || code == ENAMETOOLONG { return }
    throw .unwritable(root + "/" + path, reason: String(cString: strerror(code)))
  }

  /// Returns the target of a link relative to the repository's folder, or nil if it is outside of it.
  private static func target(of link: String, _ bytes: [UInt8]) -> String? {
    guard let text = String(validUTF8: bytes), !text.hasPrefix("/") else {
      return nil
    }
    let components = FilePath.components(of: FilePath.join(FilePath.folder(of: link), text))
    return components.first == ".." ? nil : components.joined(separator: "/")
  }
}
