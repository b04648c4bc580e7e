internal import Foundation

/// Reads a program's output in parts, into memory of a fixed size.
struct PipeReader {
  /// The maximum output of a command, enough for about two million file names.
  static let outputLimit = 256 << 20
  /// The maximum time in which a program writes nothing, in seconds.
  private static let longestSilence = 30.0
  /// The maximum time in which a program writes all its output, in seconds.
  private static let longestTime = 600.0

  private let descriptor: Int32
  private let command: String
  private let start = DispatchTime.now()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0

  /// Reads from the end of a pipe; failures name the command.
  init(_ descriptor: Int32, command: String) {
    self.descriptor = descriptor
    self.command = command
  }

  /// Reads the remaining output.
  ///
  /// - Throws: ``GitFailure/tooMuch(command:)`` beyond ``outputLimit``,
  ///   ``GitFailure/tooSlow(command:)`` if the program writes too slowly.
  mutating func rest() throws(GitFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while try waitForOutput() {
      bytes += buffer[unread]
      unread = 0..<0
      guard bytes.count <= Self.outputLimit else { throw .tooMuch(command: command) }
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

  /// Reads up to a byte, and leaves it out.
  ///
  /// - Returns: Nil at the end of the output.
  /// - Throws: ``GitFailure/tooMuch(command:)`` if the byte doesn't come,
  ///   ``GitFailure/tooSlow(command:)`` if the program writes too slowly.
  mutating func part(endingIn end: UInt8) throws(GitFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    while try waitForOutput() {
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

  /// Reads a number of bytes; nil if the output ends before.
  ///
  /// - Throws: ``GitFailure/tooSlow(command:)`` if the program writes too slowly.
  mutating func bytes(_ count: Int) throws(GitFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard try waitForOutput() else { return nil }
      let taken = min(count - bytes.count, unread.count)
      bytes += buffer[unread.lowerBound..<unread.lowerBound + taken]
      unread = unread.lowerBound + taken..<unread.upperBound
    }
    return bytes
  }

  /// Waits a limited time until there is unread output.
  ///
  /// A folder of a repository can contain itself many times without any file in it: git would
  /// search them all, and write nothing.
  ///
  /// - Returns: False at the end of the output.
  private mutating func waitForOutput() throws(GitFailure) -> Bool {
    guard unread.isEmpty else { return true }
    let spent = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
    let seconds = min(Self.longestSilence, max(0, Self.longestTime - spent))
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var ready = poll(&entry, 1, Int32(seconds * 1_000))
    while ready < 0, errno == EINTR { ready = poll(&entry, 1, Int32(seconds * 1_000)) }
    guard ready != 0 else { throw .tooSlow(command: command) }
    return fill()
  }

  /// Reads more output if none is unread.
  ///
  /// - Returns: False at the end of the output.
  private mutating func fill() -> Bool {
    guard unread.isEmpty else { return true }
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      // FileHandle would crash if the call is interrupted.
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      unread = 0..<count
      return true
    }
  }
}
