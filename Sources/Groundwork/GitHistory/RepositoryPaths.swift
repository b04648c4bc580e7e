internal import FilesAndPaths
internal import Foundation

/// Paths relative to a repository's folder, with links to folders resolved.
package final class RepositoryPaths: @unchecked Sendable {
  // Unchecked, because the cached answers of the file system are accessed only under the lock.
  private let lock = NSLock()
  private var folders: [String: String] = [:]
  private let root: [String]

  /// - Parameter folder: The repository's folder.
  package init(_ folder: String) {
    root = FilePath.components(of: AbsolutePath.resolved(folder) ?? folder)
  }

  /// Returns a path relative to the repository's folder; empty for that folder.
  package func path(_ path: String) -> String {
    let absolute = "/" + AbsolutePath.components(of: path).joined(separator: "/")
    if FileKind(atFollowingLinks: absolute) == .folder { return relative(resolvedFolder(absolute)) }
    let folder = relative(resolvedFolder(FilePath.folder(of: absolute)))
    return FilePath.join(folder, FilePath.name(of: absolute))
  }

  private func relative(_ folder: String) -> String {
    FilePath.relative(FilePath.components(of: folder), to: root)
  }

  private func resolvedFolder(_ folder: String) -> String {
    lock.withLock {
      if let known = folders[folder] { return known }
      let resolved = AbsolutePath.resolved(folder) ?? folder
      folders[folder] = resolved
      return resolved
    }
  }
}
