internal import FilesAndPaths
internal import Foundation

/// Writes files atomically: a reader sees either the old or the new contents.
///
/// A new file is created next to the old one and renamed over it, with the old one's owner,
/// permissions and attributes. If that would break something, the old file is written in place: if
/// it has several hard links, if its owner cannot be kept, or if no file can be created in its
/// folder. A link stays, and its destination is written; the same goes for devices and pipes.
package enum AtomicFile {
  /// Writes bytes to a path.
  ///
  /// If standard output can't be written, the process ends: see ``StandardOutput``.
  ///
  /// - Throws: A ``WriteFailure``; the file is then unchanged.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
    let place = PathStatus(path)
    if let descriptor = StreamPath.descriptor(place) {
      if descriptor == 1 { return bytes.withUnsafeBytes(StandardOutput.write) }
      if let code = DescriptorWriting.write(bytes, to: descriptor) { throw .system(path, code) }
      return
    }
    // The system itself follows links to folders.
    guard let target = place.isLink ? ResolvedPath.of(path) : path else {
      throw .system(path, ELOOP)
    }
    StaleFiles.delete(in: FilePath.folder(of: target))
    guard let status = place.status else { return try create(bytes, at: target, path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(target, with: bytes, path)
    case S_IFDIR: throw .isFolder(path)
    default: try send(bytes, to: target, path)
    }
  }

  private static func create(
    _ bytes: [UInt8], at target: String, _ path: String
  ) throws(WriteFailure) {
    var code: Int32 = 0
    let folder = FilePath.folder(of: target)
    guard let file = TemporaryFile.make(in: folder, mode: 0o666, code: &code) else {
      throw .system(path, code)
    }
    if let code = fill(file, with: bytes) { throw .system(path, code) }
    if let code = file.move(to: target) { throw .system(path, code) }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], _ path: String
  ) throws(WriteFailure) {
    let old = try InPlaceFile(target, path)
    defer { old.close() }
    guard let file = try replacement(of: old, at: target, path) else {
      return try old.write(bytes)
    }
    if let code = fill(file, with: bytes) { throw .system(path, code) }
    if let code = file.move(to: target) {
      // A mounted single file cannot be replaced by renaming.
      guard code == EBUSY || code == EPERM else { throw .system(path, code) }
      try old.write(bytes)
    }
  }

  /// Creates an empty file that can replace an old one; nil if the old one must be written in place.
  static func replacement(
    of old: InPlaceFile, at target: String, _ path: String
  ) throws(WriteFailure) -> TemporaryFile? {
    guard old.status.st_nlink == 1 else { return nil }
    var code: Int32 = 0
    let folder = FilePath.folder(of: target)
    guard let file = TemporaryFile.make(in: folder, mode: 0o600, code: &code) else {
      if [EACCES, EPERM, EROFS].contains(code) { return nil }
      throw .system(path, code)
    }
    if file.takeAttributes(of: old.descriptor, old.status) { return file }
    file.discard()
    return nil
  }

  /// Writes a file's contents; deletes the file if that fails.
  static func fill(_ file: TemporaryFile, with bytes: [UInt8]) -> Int32? {
    let code =
      DescriptorWriting.write(bytes, to: file.descriptor)
      ?? DescriptorWriting.closingError(of: file.descriptor)
    if code != nil { file.discard() }
    return code
  }

  /// Writes to a device or a pipe.
  private static func send(
    _ bytes: [UInt8], to target: String, _ path: String
  ) throws(WriteFailure) {
    let descriptor = open(target, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(path, errno) }
    let code = DescriptorWriting.write(bytes, to: descriptor)
    let closing = close(descriptor) == 0 ? nil : errno
    if let code = code ?? closing { throw .system(path, code) }
  }
}
