internal import Foundation

/// The stack of threads that parse.
///
/// The parser calls itself for every `try` in `try try …`, every `else if`, and every `[` in a row of them.
/// A file with a few thousand of these would overrun the 512 KB of a worker thread on Apple systems. A large
/// stack costs nothing, because only the used part takes memory.
package enum DeepStack {
  /// The size of the stack in bytes, which is enough for every file that is parsed.
  package static let size = 256 * 1_024 * 1_024

  /// Starts a thread with such a stack.
  static func startThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = size
    thread.start()
  }
}
