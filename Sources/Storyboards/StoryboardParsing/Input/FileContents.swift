internal import Findings
internal import Foundation

/// Reads the bytes of one file after another into reused memory.
///
/// Rejects anything that is not a file or is too large before reading it. Uses system calls: they
/// inspect the file that was opened, not one that may have replaced it since, and take a tenth of
/// the time of URL and FileManager.
final class FileContents {
  private var buffer: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free(buffer) }

  /// Calls a function with the bytes of a file, which are valid only during the call.
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
      "the file has \(size) bytes; the limit is \(ReadingLimits.fileSize)",
      help: "split the storyboard, or leave the file out with --exclude")
  }

  /// Fills the buffer; a file that shrinks meanwhile yields fewer bytes than it promised.
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
