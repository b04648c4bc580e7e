internal import Findings
internal import Foundation

/// Writes files so that whoever reads one sees all of the old or all of the new contents.
///
/// A file is made beside the old one and renamed to its place, with the owner, the permissions and
/// the attributes of the old one. Where that would break something, the old file is written in place:
/// where it has several hard links, where its owner cannot be kept, and where nothing can be made in
/// its folder. A link stays, and what it leads to is written; so are a device and a pipe.
package enum AtomicFile {
  /// Writes bytes to a path.
  ///
  /// - Throws: A ``WriteFailure``; the file is then what it was.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
    if let descriptor = StreamPath.descriptor(path) {
      if let code = DescriptorWriting.write(bytes, to: descriptor) { throw .system(path, code) }
      return
    }
    guard let target = ResolvedPath.of(path) else { throw .system(path, ELOOP) }
    StaleFiles.delete(in: FilePath.folder(of: target))
    var status = stat()
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw .system(path, errno) }
      return try create(bytes, at: target, path)
    }
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
      // A single file that is mounted cannot be renamed over.
      guard code == EBUSY || code == EPERM else { throw .system(path, code) }
      try old.write(bytes)
    }
  }

  /// An empty file that can take the place of another one; nil where that has to stay what it is.
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

  /// Writes a file's contents; where that fails, the file is deleted.
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
