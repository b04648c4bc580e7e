internal import FileReading
internal import Findings
internal import Foundation

/// Writes the files that a verb was asked for, and overwrites none that the tool didn't write.
///
/// All options that name a file go through here: the rule is the same for each.
package struct OutputWriter: Sendable {
  /// Whether any file may be overwritten: `--force`.
  private let isForced: Bool

  package init(isForced: Bool = false) {
    self.isForced = isForced
  }

  /// The contents of the file that is about to be overwritten.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: The format that would be written.
  ///   - folder: The folder that the file has to be in, links followed; nil if the user named the file
  ///     itself.
  /// - Returns: The contents. Nil if the file doesn't exist yet, if it is a device or a pipe, or if it
  ///   cannot be read and `--force` is given.
  /// - Throws: A ``WriteFailure`` where the file must not be overwritten.
  package func contents(
    of path: String, as kind: OutputKind, inside folder: String? = nil
  ) throws(WriteFailure) -> [UInt8]? {
    if let folder, !ResolvedPath.isInside(path, folder) { throw .leadsOut(path, of: folder) }
    if StreamPath.descriptor(path) != nil { return nil }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .isFolder(path)
    case S_IFREG: break
    // In a folder that the user named, a device or a pipe is nothing that a run has put there.
    default:
      guard folder == nil else { throw .notOurs(path) }
      return nil
    }
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path, limit: 256 << 20)
    } catch {
      if isForced { return nil }
      throw .unwritable(path, reason: "what is there cannot be read: \(error)")
    }
    guard isForced || kind.mayReplace(bytes) else { throw .notOurs(path) }
    return bytes
  }

  /// Writes a file, and makes the folders that it is in.
  ///
  /// - Throws: A ``WriteFailure`` where the file must not be overwritten, or cannot be written.
  package func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind, inside folder: String? = nil
  ) throws(WriteFailure) {
    _ = try contents(of: path, as: kind, inside: folder)
    let parent = FilePath.folder(of: path)
    if !parent.isEmpty { try FolderMaking.make(parent) }
    try AtomicFile.write(bytes, to: path)
  }
}
