internal import Foundation
internal import SourceFacts

/// Work on several threads, with stacks that suffice for the deepest code that a parser accepts.
///
/// Dispatch's threads have half a megabyte on some systems, which a few hundred levels of nested
/// expressions use up.
enum ParallelWork {

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
      thread.stackSize = DeepStack.size
      thread.start()
    }
    done.wait()
  }

  /// What a function makes of each element, in the order of the elements.
  ///
  /// - Parameters:
  ///   - elements: What there is to do.
  ///   - workers: The most threads.
  ///   - count: How many elements a thread takes at once: most take less time than a lock.
  ///   - transform: The function.
  /// - Returns: A result for each element.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, atOnce count: Int = 4,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: elements.count, atOnce: count)
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
    private let batch: Int

    init(count: Int, atOnce batch: Int) {
      results = Array(repeating: nil, count: count)
      self.batch = batch
    }

    var all: [Result] { lock.withLock { results.compactMap(\.self) } }

    func takeNext() -> Range<Int>? {
      lock.withLock {
        guard next < results.count else { return nil }
        let start = next
        next = min(results.count, next + batch)
        return start..<next
      }
    }

    func finish(_ index: Int, with result: Result) {
      lock.withLock { results[index] = result }
    }
  }
}
