internal import Foundation

/// Writes to and reads from file descriptors, and continues after interruptions.
enum Descriptor {
  /// Writes all bytes, or as many as it can before the other side closes.
  static func write(_ data: Data, to descriptor: Int32) {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The next bytes, at most 64 KB; nil at the end.
  static func read(from descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }
}
