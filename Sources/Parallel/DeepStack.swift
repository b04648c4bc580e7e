internal import Foundation

/// The stack of threads that parse.
///
/// The parser calls itself for every `try` of `try try …`, `else if`, and `[` of a row of them. Worker
/// threads have 512 KB on Apple systems, which a file of a few thousand of them would overrun. Of a
/// large stack only what is used takes memory.
package enum DeepStack {
  /// The bytes that suffice for every file that is parsed.
  package static let size = 256 * 1_024 * 1_024

  /// Starts a thread with such a stack.
  static func startThread(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.stackSize = size
    thread.start()
  }
}
