internal import Foundation

/// Reads files that a checkout names: never a pipe or a device, which could keep a reader waiting
/// forever, and never more than a limit.
package enum ExistingFile {
  /// Why a file is not read.
  package enum Failure: Error, Hashable, Sendable {
    case missing
    /// It is a folder, a pipe or a device.
    case notRegular
    case tooLarge(Int)
    case unreadable(reason: String)
  }

  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: The file; links are followed.
  ///   - limit: The most bytes that are read.
  /// - Returns: All of its bytes.
  /// - Throws: A ``Failure`` where it has more bytes, or cannot be read.
  package static func read(_ path: String, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      throw errno == ENOENT ? .missing : .unreadable(reason: SystemError.message(errno))
    }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The bytes of a regular file that is open, from its beginning.
  static func read(_ descriptor: Int32, limit: Int = 256 << 20) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(reason: SystemError.message(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard Int(status.st_size) <= limit else { throw .tooLarge(Int(status.st_size)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(reason: SystemError.message(errno)) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      // A file may grow while it is read.
      guard bytes.count <= limit else { throw .tooLarge(bytes.count) }
    }
  }
}

extension ExistingFile.Failure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "it doesn't exist"
    case .notRegular: "it is not a regular file"
    case .tooLarge(let size): "it has \(size) bytes"
    case .unreadable(let reason): reason
    }
  }
}
