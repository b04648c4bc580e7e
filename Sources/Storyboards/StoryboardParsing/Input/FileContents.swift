internal import Findings
internal import Foundation

/// Reads the bytes of one file after another into reused memory.
///
/// It rejects anything that is not a file or is too large before reading it. It uses system calls,
/// because they inspect the file that was opened, not one that may have replaced it since, and take
/// a tenth of the time of URL and FileManager. Windows lacks these calls.
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

  #if os(Windows)
  /// Reads a file into new memory that replaces the buffer.
  private func fill(from path: String) throws(ReadFailure) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw attributes == nil
        ? Self.unreadable(path, "it doesn't exist, or access is denied") : Self.notRegular(path)
    }
    let size = attributes?[.size] as? Int ?? 0
    guard size <= ReadingLimits.fileSize else { throw Self.tooLarge(size, path: path) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Self.unreadable(path, "access is denied")
    }
    free(buffer)
    buffer = malloc(data.count)
    guard let buffer else { return 0 }
    data.copyBytes(to: UnsafeMutableRawBufferPointer(start: buffer, count: data.count))
    return data.count
  }
  #else
  /// Fills the buffer; a file that shrinks meanwhile yields fewer bytes than it promised.
  private func fill(from path: String) throws(ReadFailure) -> Int {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(path, Self.lastError) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(path, Self.lastError) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Self.notRegular(path) }
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
      guard count >= 0 else { throw Self.unreadable(path, Self.lastError) }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static var lastError: String { String(cString: strerror(errno)) }
  #endif

  private static func notRegular(_ path: String) -> ReadFailure {
    ReadFailure(
      .unreadableFile, at: SourceLocation(file: path), "the path is not a regular file",
      help: "name the .storyboard or .xib file itself")
  }

  private static func unreadable(_ path: String, _ reason: String) -> ReadFailure {
    ReadFailure(
      .unreadableFile, at: SourceLocation(file: path), "the file cannot be read: \(reason)",
      help: "check the path and the permissions")
  }
}
