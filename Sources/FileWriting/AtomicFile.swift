internal import Foundation

/// Writes a file so that whoever reads it sees all of the old or all of the new contents.
package enum AtomicFile {
  /// Writes bytes to a path; a link is followed, and what it leads to is written.
  package static func write(_ bytes: [UInt8], to path: String) throws(WriteFailure) {
    let path = target(of: path)
    let temporary = "\(path).\(getpid()).tmp"
    let mode = self.mode(of: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(WriteFailure) {
      defer { close(descriptor) }
      if let mode { fchmod(descriptor, mode) }
      try send(bytes, to: descriptor, path)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
  }

  /// Makes a folder, and those that it is in.
  package static func makeFolder(_ path: String) throws(WriteFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      throw .isFile(path)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch let error as CocoaError {
      throw .unwritable(path, reason: reason(error))
    } catch {
      throw .unwritable(path, reason: "the folder cannot be made")
    }
  }

  private static func reason(_ error: CocoaError) -> String {
    switch error.code {
    case .fileWriteNoPermission: "permission denied"
    case .fileWriteFileExists: "a file is in its way"
    case .fileWriteVolumeReadOnly: "the volume is read-only"
    case .fileWriteOutOfSpace: "no space is left"
    default: "the folder cannot be made"
    }
  }

  private static func send(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(WriteFailure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Foundation.write(descriptor, $0 + offset, buffer.count - offset) }
          ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      offset += count
    }
  }

  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  private static func failure(_ path: String) -> WriteFailure {
    .unwritable(path, reason: String(cString: strerror(errno)))
  }
}
