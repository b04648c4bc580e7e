internal import Foundation

/// Work on several threads, with stacks that suffice for the deepest code that a parser accepts.
///
/// Dispatch's threads have half a megabyte on some systems, which a few hundred levels of nested
/// expressions use up.
enum ParallelWork {
  /// The bytes of a thread's stack; the system gives only the pages that are used.
  private static let stackSize = 64 << 20

  /// Runs a function on some threads at once, and waits for all of them.
  static func run(workers: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = max(1, workers)
    let done = DispatchGroup()
    for _ in 0..<threads {
      done.enter()
      let thread = Thread {
        body()
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    done.wait()
  }

  /// What a function makes of each element, in the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count)
    run(workers: min(workers, elements.count)) {
      while let range = results.takeNext() {
        for index in range { results.finish(index, with: transform(elements[index])) }
      }
    }
    return results.all
  }

  /// The results so far, and what is still to be done.
  private final class Results<Result: Sendable>: @unchecked Sendable {
    // Unchecked, because all that changes is touched only while the lock is held.
    private let lock = NSLock()
    private var next = 0
    private var results: [Result?]

    init(count: Int) {
      results = Array(repeating: nil, count: count)
    }

    var all: [Result] { lock.withLock { results.compactMap(\.self) } }

    /// A few elements at a time: most take less time than the lock.
    func takeNext() -> Range<Int>? {
      lock.withLock {
        guard next < results.count else { return nil }
        let start = next
        next = min(results.count, next + 4)
        return start..<next
      }
    }

    func finish(_ index: Int, with result: Result) {
      lock.withLock { results[index] = result }
    }
  }
}
