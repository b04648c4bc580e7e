internal import Foundation

/// Standard output and standard error of this process, as files that can be read and emptied.
struct CapturedStreams {
  private let output: Int32
  private let errors: Int32

  /// Redirects both streams.
  init() throws {
    output = try Self.redirect(1)
    errors = try Self.redirect(2)
  }

  private static func redirect(_ stream: Int32) throws -> Int32 {
    // Unnamed, so that nothing must be cleaned up.
    guard let file = tmpfile() else { throw POSIXError(.EIO) }
    let descriptor = fileno(file)
    dup2(descriptor, stream)
    return descriptor
  }

  func clear() {
    for descriptor in [output, errors] {
      ftruncate(descriptor, 0)
      lseek(descriptor, 0, SEEK_SET)
    }
  }

  var written: (output: [UInt8], errors: [UInt8]) { (Self.contents(output), Self.contents(errors)) }

  private static func contents(_ descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
    }
  }
}
