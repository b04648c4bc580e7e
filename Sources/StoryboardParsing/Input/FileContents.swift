internal import Findings
internal import Foundation

/// Reads files' bytes, one after the other, into memory that is used again.
///
/// It refuses what is no file or too large before any of it is in memory. It works by the system's
/// own calls: they look at the file that was opened, not at one that may have taken its place
/// since, and cost a tenth of what URL and FileManager do for the same.
final class FileContents {
  private var buffer: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free(buffer) }

  /// Calls a function with the bytes of a file, which do not outlive the call.
  func withContents<Result>(
    of path: String, _ body: (Data) throws(ReadFailure) -> Result
  ) throws(ReadFailure) -> Result {
    let size = try fill(from: path)
    guard size > 0, let buffer else { return try body(Data()) }
    return try body(Data(bytesNoCopy: buffer, count: size, deallocator: .none))
  }

  static func tooLarge(_ size: Int, path: String) -> ReadFailure {
    ReadFailure(
      .tooLarge, at: SourceLocation(file: path, line: 1, column: 1),
      "the file has \(size) bytes, and at most \(ReadingLimits.fileSize) are read",
      help: "split the storyboard, or leave the file out with --exclude")
  }

  /// Fills the buffer; a file that shrinks meanwhile gives fewer bytes than it said.
  private func fill(from path: String) throws(ReadFailure) -> Int {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw ReadFailure(
        .unreadableFile, at: SourceLocation(file: path), "the path is not a regular file",
        help: "name the .storyboard or .xib file itself")
    }
    let size = Int(status.st_size)
    guard size <= ReadingLimits.fileSize else { throw Self.tooLarge(size, path: path) }
    if capacity < size {
      free(buffer)
      buffer = malloc(size)
      capacity = buffer == nil ? 0 : size
    }
    guard let buffer else { return 0 }
    var filled = 0
    while filled < size {
      let count = read(descriptor, buffer + filled, size - filled)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.unreadable(path, errno) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func unreadable(_ path: String, _ code: Int32) -> ReadFailure {
    ReadFailure(
      .unreadableFile, at: SourceLocation(file: path),
      "the file cannot be read: \(String(cString: strerror(code)))",
      help: "check the path and the permissions")
  }
}
