internal import Foundation

/// Reads whole files with system calls, which take a tenth of the time that FileManager takes.
///
/// Only regular files are read, and only up to a limit: a pipe never blocks, a device never goes on
/// without end.
package enum FileBytes {
  /// Why a file was not read.
  package enum Failure: Error, Hashable, Sendable {
    /// The system says why.
    case unreadable(reason: String)
    /// It is a folder, a pipe or a device.
    case notRegular
    /// It has more bytes than are read.
    case tooLarge(Int, limit: Int)
  }

  /// The bytes that are read at most: 64 MB.
  package static let greatestSize = 64 << 20

  /// Returns the bytes of a file; of one that shrinks meanwhile, those that are left.
  package static func read(
    _ path: String, limit: Int = greatestSize
  ) throws(Failure) -> [UInt8] {
    try readStamped(path, limit: limit).bytes
  }

  /// Returns the bytes of a file, and its stamp from before they were read.
  package static func readStamped(
    _ path: String, limit: Int = greatestSize
  ) throws(Failure) -> (bytes: [UInt8], stamp: FileStamp) {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // Of the file that was opened, not of one that may have taken its place since.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size, let start = buffer.baseAddress {
        let count = Foundation.read(descriptor, start + filled, size - filled)
        if count < 0, errno == EINTR { continue }
        isComplete = count >= 0
        guard count > 0 else { break }
        filled += count
      }
    }
    guard isComplete else { throw failure() }
    return (bytes, FileStamp(status))
  }

  private static func failure() -> Failure {
    .unreadable(reason: String(cString: strerror(errno)))
  }
}

extension FileBytes.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let reason): reason
    case .notRegular: "it is not a regular file"
    case .tooLarge(let size, let limit): "it has \(size) bytes, and at most \(limit) are read"
    }
  }
}
