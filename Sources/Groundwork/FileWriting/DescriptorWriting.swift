internal import Foundation

/// Writes to open files, pipes and devices.
enum DescriptorWriting {
  /// Writes all bytes, in as many calls as needed: at an offset of a file, or after the last write.
  ///
  /// - Returns: The system's error number, or nil once everything is written.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int? = nil
  ) -> Int32? {
    var written = 0
    while let start = bytes.baseAddress, written < bytes.count {
      let rest = bytes.count - written
      let count =
        offset.map { pwrite(descriptor, start + written, rest, off_t($0 + written)) }
        ?? Foundation.write(descriptor, start + written, rest)
      if count < 0 {
        switch errno {
        case EINTR: continue
        // A pipe that someone made non-blocking is full: it accepts more later.
        case EAGAIN: waitUntilWritable(descriptor)
        default: return errno
        }
      } else if count == 0 {
        return EIO
      } else {
        written += count
      }
    }
    return nil
  }

  /// Writes all bytes to a descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Returns the error that closing a descriptor would give, without closing it.
  ///
  /// Some volumes, such as network volumes, only then report that they are full.
  static func closingError(of descriptor: Int32) -> Int32? {
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    return close(copy) == 0 || errno == EINTR ? nil : errno
  }

  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
