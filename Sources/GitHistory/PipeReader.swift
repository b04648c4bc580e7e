internal import Foundation

/// Reads what a program writes, in parts, into memory of a fixed size.
struct PipeReader {
  private let descriptor: Int32
  private let command: String
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0

  /// - Parameters:
  ///   - descriptor: The reading end of a pipe.
  ///   - command: The name of the program, for failures.
  init(_ descriptor: Int32, command: String) {
    self.descriptor = descriptor
    self.command = command
  }

  /// Reads all that is left.
  ///
  /// - Throws: ``GitFailure/tooMuch(command:)`` beyond ``GitCommand/outputLimit``.
  mutating func rest() throws(GitFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while fill() {
      bytes += buffer[unread]
      unread = 0..<0
      guard bytes.count <= GitCommand.outputLimit else { throw .tooMuch(command: command) }
    }
    return bytes
  }

  /// Reads to the end, and keeps the first bytes.
  mutating func beginning(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while fill() {
      bytes += buffer[unread].prefix(limit - bytes.count)
      unread = 0..<0
    }
    return bytes
  }

  /// Reads up to a byte, which is left out.
  ///
  /// - Returns: Nil at the end of the output.
  /// - Throws: ``GitFailure/tooMuch(command:)`` if the byte doesn't come.
  mutating func part(endingIn end: UInt8) throws(GitFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    while fill() {
      if let index = buffer[unread].firstIndex(of: end) {
        bytes += buffer[unread.lowerBound..<index]
        unread = index + 1..<unread.upperBound
        return bytes
      }
      bytes += buffer[unread]
      unread = 0..<0
      guard bytes.count <= 1 << 20 else { throw .tooMuch(command: command) }
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Reads so many bytes; nil if the output ends before.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard fill() else { return nil }
      let taken = min(count - bytes.count, unread.count)
      bytes += buffer[unread.lowerBound..<unread.lowerBound + taken]
      unread = unread.lowerBound + taken..<unread.upperBound
    }
    return bytes
  }

  /// Makes sure that something is unread.
  ///
  /// - Returns: False at the end of the output.
  private mutating func fill() -> Bool {
    guard unread.isEmpty else { return true }
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      // FileHandle would stop the process at an interruption.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      unread = 0..<count
      return true
    }
  }
}
