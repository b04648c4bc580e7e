internal import Foundation

/// The standard output and standard error of a command.
package enum StandardOutput {
  /// The exit code of a command whose result could not be written.
  private static let failed: Int32 = 2

  /// Opens replacements for closed standard streams, and makes writes beyond a file size limit fail.
  ///
  /// Otherwise the next opened file would become standard output and receive the result, and a
  /// signal would end the process at the limit. Call this first.
  package static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Standard output is opened for reading, so that writing a result still fails.
      _ = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes a part of the result.
  ///
  /// If that fails, ends the process: with exit code 2 and a message, or silently if the reader of a pipe has left.
  package static func write(_ bytes: UnsafeRawBufferPointer) {
    if let code = DescriptorWriting.write(bytes, to: 1) { end(code) }
  }

  /// Writes a part of the result, as text.
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a message to standard error; a failure to write it is ignored.
  package static func writeError(_ text: String) {
    var text = text
    text.withUTF8 { _ = DescriptorWriting.write(UnsafeRawBufferPointer($0), to: 2) }
  }

  /// Ensures that the whole result has arrived; call this before the process ends.
  package static func finish() {
    if let code = DescriptorWriting.closingError(of: 1) { end(code) }
  }

  private static func end(_ code: Int32) -> Never {
    Leftovers.shared.deleteForGood()
    guard code != EPIPE else { endByBrokenPipe() }
    writeError("Error: standard output cannot be written: \(SystemError.message(code))\n")
    exit(failed)
  }

  /// Ends the process by SIGPIPE, as other tools do when the reader of a pipe has left.
  ///
  /// Works even if the process was started with the signal ignored.
  private static func endByBrokenPipe() -> Never {
    Leftovers.raise(SIGPIPE)
    exit(failed)
  }
}
