internal import Foundation

/// Work on several threads, with stacks that suffice for the deepest code that a parser accepts.
///
/// Dispatch's threads have half a megabyte on some systems, which a few hundred levels of nested
/// expressions use up.
package enum ParallelWork {
  /// Runs a function on some threads at once, and waits for all of them.
  package static func run(workers: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = max(1, workers)
    let done = DispatchGroup()
    let started = StartedThreads()
    for _ in 0..<threads {
      done.enter()
      started.start {
        body()
        done.leave()
      }
    }
    started.wait(for: done)
  }

  /// What a function makes of each element, in the order of the elements.
  ///
  /// - Parameters:
  ///   - elements: What there is to do.
  ///   - workers: The most threads.
  ///   - count: How many elements a thread takes at once: most take less time than a lock.
  ///   - transform: The function.
  /// - Returns: A result for each element.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, atOnce count: Int = 4,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    results(of: elements.count) { places in
      let turns = Turns(of: elements.count, atOnce: count)
      run(workers: min(workers, elements.count)) {
        while let range = turns.takeNext() {
          for index in range { places.put(transform(elements[index]), at: index) }
        }
      }
    }
  }

  /// What a function makes of each element, in the order of the elements, of which the largest is begun
  /// first: otherwise it might keep one thread busy at the end, while the others have nothing left.
  ///
  /// - Parameters:
  ///   - elements: What there is to do.
  ///   - workers: The most threads.
  ///   - size: How much there is to do of an element.
  ///   - transform: The function.
  /// - Returns: A result for each element.
  package static func mapLargestFirst<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    mapLargestFirst(elements, size: size, transform) { work in
      run(workers: min(workers, elements.count), work)
    }
  }

  /// The same, while the calling thread does something else first: when it has done that, it helps.
  ///
  /// - Parameters:
  ///   - elements: What there is to do.
  ///   - workers: The most threads.
  ///   - size: How much there is to do of an element.
  ///   - transform: The function.
  ///   - other: What else there is to do.
  /// - Returns: A result for each element, and what the other function returned.
  package static func mapLargestFirst<Element: Sendable, Result: Sendable, Other>(
    _ elements: [Element], workers: Int, size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result, beside other: () -> Other
  ) -> ([Result], Other) {
    var second: Other?
    let first = mapLargestFirst(elements, size: size, transform) { work in
      let helper = workers > 1 && !elements.isEmpty ? Background(work) : nil
      second = other()
      work()
      helper?.result()
    }
    guard let second else { preconditionFailure("it has been done") }
    return (first, second)
  }

  /// The same, on the threads that run what there is to do.
  private static func mapLargestFirst<Element: Sendable, Result: Sendable>(
    _ elements: [Element], size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result,
    running run: (_ work: @escaping @Sendable () -> Void) -> Void
  ) -> [Result] {
    let sizes = elements.map(size)
    let order = elements.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let turns = Turns(of: elements.count, atOnce: 1)
    return results(of: elements.count) { places in
      run {
        while let turn = turns.takeNext()?.lowerBound {
          places.put(transform(elements[order[turn]]), at: order[turn])
        }
      }
    }
  }

  /// An array that some threads fill.
  private static func results<Result>(of count: Int, _ fill: (Places<Result>) -> Void) -> [Result] {
    Array(unsafeUninitializedCapacity: count) { buffer, filled in
      fill(Places(buffer))
      filled = count
    }
  }

  /// The places of an array's elements.
  private struct Places<Result>: @unchecked Sendable {
    // Unchecked, because threads write to one array; each writes to places that no other touches.
    private let buffer: UnsafeMutableBufferPointer<Result>
    init(_ buffer: UnsafeMutableBufferPointer<Result>) { self.buffer = buffer }
    func put(_ result: Result, at index: Int) {
      buffer.initializeElement(at: index, to: result)
    }
  }

  /// What is still to be done.
  private final class Turns: @unchecked Sendable {
    // Unchecked, because all that changes is touched only while the lock is held.
    private let lock = NSLock()
    private var next = 0
    private let count: Int
    private let batch: Int

    init(of count: Int, atOnce batch: Int) {
      self.count = count
      self.batch = batch
    }

    func takeNext() -> Range<Int>? {
      lock.withLock {
        guard next < count else { return nil }
        let start = next
        next = min(count, next + batch)
        return start..<next
      }
    }
  }

  /// What two functions return, which run at once where there are workers for it.
  package static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    let other = Background(first)
    let result = second()
    return (other.result(), result)
  }

  /// Lets go of a value on a thread of its own: of one with many parts that takes as long as some of the
  /// work does.
  package static func free<Value: Sendable>(_ value: consuming Value) {
    let box = Box(value)
    Thread.detachNewThread { box.value = nil }
  }

  private final class Box<Value>: @unchecked Sendable {
    // Unchecked, because it is handed on, and no longer used by who made it.
    var value: Value?
    init(_ value: consuming Value) { self.value = value }
  }

  /// Work that goes on while its starter does something else.
  package final class Background<Result: Sendable>: @unchecked Sendable {
    // Unchecked, because the value is set before the group is left, and looked at after that.
    private var value: Result?
    private let done = DispatchGroup()
    private let started = StartedThreads()

    /// Starts a thread for a function.
    package init(_ work: @escaping @Sendable () -> Result) {
      done.enter()
      started.start {
        self.value = work()
        self.done.leave()
      }
    }

    /// What the function returned, once it has.
    package func result() -> Result {
      started.wait(for: done)
      guard let value else { preconditionFailure("the group is left with a value") }
      return value
    }
  }
}
