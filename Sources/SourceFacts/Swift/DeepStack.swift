internal import Foundation

/// Runs work on a thread whose stack is large.
///
/// The parser calls itself for every `try` of `try try …`, `else if`, and `[` of a row of them. Worker
/// threads have 512 KB on Apple systems, which a file of a few thousand of them would overrun. Of a
/// large stack only what is used takes memory.
package enum DeepStack {
  /// The bytes that suffice for every file that is parsed.
  package static let size = 256 * 1_024 * 1_024

  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let box = Box<Result>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      box.result = work()
      isDone.signal()
    }
    thread.stackSize = size
    thread.start()
    isDone.wait()
    return box.result
  }

  /// Unchecked: it is written before the semaphore is signalled, and read after it was waited for.
  private final class Box<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}
