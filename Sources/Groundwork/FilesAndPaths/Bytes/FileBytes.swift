internal import Foundation

// The twins of UIKit and AppKit, which Windows uses, read storyboards without it.
#if !os(Windows)
/// Reads whole files with system calls, which take a tenth of the time that FileManager takes.
///
/// Reads only regular files up to a limit: a pipe never blocks, and a device never reads endlessly.
package enum FileBytes {
  /// The reason why a file was not read.
  package enum Failure: Error, Hashable, Sendable {
    /// The path leads nowhere.
    case missing
    /// The system refuses, giving a reason.
    case unreadable(reason: String)
    /// The path leads to a folder, a pipe or a device.
    case notRegular
    /// The file is larger than the limit.
    case tooLarge(Int, limit: Int)
  }

  /// The default limit: 64 MB.
  package static let greatestSize = 64 << 20

  /// Returns the bytes of a file, following links; only the remaining ones if the file shrinks meanwhile.
  ///
  /// - Throws: A ``Failure`` if the file is larger than the limit, or cannot be read.
  package static func read(
    _ path: String, limit: Int = greatestSize
  ) throws(Failure) -> [UInt8] {
    try readStamped(path, limit: limit).bytes
  }

  /// Returns the bytes of a file, and its stamp from before they were read.
  ///
  /// - Throws: A ``Failure`` if the file is larger than the limit, or cannot be read.
  package static func readStamped(
    _ path: String, limit: Int = greatestSize
  ) throws(Failure) -> (bytes: [UInt8], stamp: FileStamp) {
    // Without O_NONBLOCK, opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : failure() }
    defer { close(descriptor) }
    return try readStamped(descriptor, limit: limit)
  }

  /// Returns the bytes of an open file from its beginning, whatever its current offset.
  ///
  /// - Throws: A ``Failure`` if the file is larger than the limit, or cannot be read.
  package static func read(
    _ descriptor: Int32, limit: Int = greatestSize
  ) throws(Failure) -> [UInt8] {
    try readStamped(descriptor, limit: limit).bytes
  }

  private static func readStamped(
    _ descriptor: Int32, limit: Int
  ) throws(Failure) -> (bytes: [UInt8], stamp: FileStamp) {
    // The status of the opened file, not of one that may have replaced it.
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(size, limit: limit) }
    var isComplete = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size, let start = buffer.baseAddress {
        let count = pread(descriptor, start + filled, size - filled, off_t(filled))
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
    case .missing: "it doesn't exist"
    case .unreadable(let reason): reason
    case .notRegular: "it is not a regular file"
    case .tooLarge(let size, let limit): "it has \(size) bytes; the limit is \(limit)"
    }
  }
}
#endif
