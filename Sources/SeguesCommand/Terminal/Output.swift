internal import Foundation

/// Standard output and standard error.
enum Output {
  /// Writes a result.
  static func result(_ text: String) {
    send(text, to: 1)
  }

  /// Writes a result that is bytes already.
  static func result(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { send($0, to: 1) }
  }

  /// Writes what is not a result.
  static func diagnostic(_ text: String) {
    send(text, to: 2)
  }

  /// Writes all bytes, however many a pipe takes at a time; a closed pipe ends the writing.
  private static func send(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { send(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) {
    var rest = bytes
    while let base = rest.baseAddress, !rest.isEmpty {
      let count = write(descriptor, base, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
  }
}
