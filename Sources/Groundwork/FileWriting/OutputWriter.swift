internal import FilesAndPaths
internal import Foundation

/// Writes the output files of a command, and never overwrites files that the tool didn't write.
///
/// All options that name a file use this type, so the rule is the same for each.
package struct OutputWriter: Sendable {
  /// Whether any file may be overwritten: `--force`.
  private let isForced: Bool

  package init(isForced: Bool = false) {
    self.isForced = isForced
  }

  /// Returns the contents of the file that is about to be overwritten.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: The format to write.
  ///   - folder: The folder that must contain the file, following links; nil if the user named the file itself.
  /// - Returns: The contents. Nil if the file doesn't exist yet, if it is a device or a pipe, or if
  ///   it cannot be read and `--force` is given.
  /// - Throws: A ``WriteFailure`` if the file must not be overwritten.
  package func contents(
    of path: String, as kind: OutputKind, inside folder: String? = nil
  ) throws(WriteFailure) -> [UInt8]? {
    let place = PathStatus(path)
    if let folder, !ResolvedPath.isInside(place, folder) { throw .leadsOut(path, of: folder) }
    guard StreamPath.descriptor(place) == nil, let status = place.status else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder(path)
    case S_IFREG: break
    // In an output folder, a device or a pipe cannot come from an earlier run.
    default:
      guard folder == nil else { throw .notOurs(path) }
      return nil
    }
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path, limit: 256 << 20)
    } catch {
      if isForced { return nil }
      throw .unwritable(path, reason: "its current contents cannot be read: \(error)")
    }
    guard isForced || kind.mayReplace(bytes) else { throw .notOurs(path) }
    return bytes
  }

  /// Writes a file, and creates its folders.
  ///
  /// - Throws: A ``WriteFailure`` if the file must not be overwritten, or cannot be written.
  package func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind, inside folder: String? = nil
  ) throws(WriteFailure) {
    _ = try contents(of: path, as: kind, inside: folder)
    let parent = FilePath.folder(of: path)
    if !parent.isEmpty { try FolderMaking.make(parent) }
    try AtomicFile.write(bytes, to: path)
  }
}
