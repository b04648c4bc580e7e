internal import Dispatch
internal import Foundation

/// Work on several threads whose stacks are ``DeepStack/size``.
///
/// Dispatch's threads have half a megabyte on some systems, which a few hundred levels of nested expressions use
/// up. ``ParallelMap`` is for work that needs no more than that.
package enum ParallelWork {
  /// Runs a function on some threads at once, and waits for all of them.
  package static func run(workers: Int, _ body: @escaping @Sendable () -> Void) {
    let threads = (0..<max(1, workers)).map { _ in Background(body) }
    for thread in threads { thread.result() }
  }

  /// Returns the results of a function for some elements, in their order.
  ///
  /// A thread takes a number of elements at once, because most take less time than a lock.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, atOnce count: Int = 4,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    SharedArray.filled(count: elements.count) { places in
      let turns = Turns(of: elements.count, atOnce: count)
      run(workers: min(workers, elements.count)) {
        while let range = turns.takeNext() {
          for index in range { places.put(transform(elements[index]), at: index) }
        }
      }
    }
  }

  /// Returns the results of a function for some elements, in their order.
  ///
  /// The largest elements are taken first, because at the end, one of them would keep one thread
  /// busy while the others have nothing left to do.
  package static func mapLargestFirst<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    mapLargestFirst(elements, size: size, transform) { work in
      run(workers: min(workers, elements.count), work)
    }
  }

  /// Returns the same results and that of another function, which the calling thread runs before it helps.
  package static func mapLargestFirst<Element: Sendable, Result: Sendable, Other>(
    _ elements: [Element], workers: Int, size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result, beside other: () -> Other
  ) -> ([Result], Other) {
    var otherResult: Other?
    let results = mapLargestFirst(elements, size: size, transform) { work in
      let helper = workers > 1 && !elements.isEmpty ? Background(work) : nil
      otherResult = other()
      work()
      helper?.result()
    }
    guard let otherResult else { preconditionFailure("The other function has run") }
    return (results, otherResult)
  }

  /// Returns the same results, computed on the threads that `run` starts.
  private static func mapLargestFirst<Element: Sendable, Result: Sendable>(
    _ elements: [Element], size: (Element) -> Int,
    _ transform: @escaping @Sendable (Element) -> Result,
    running run: (_ work: @escaping @Sendable () -> Void) -> Void
  ) -> [Result] {
    let sizes = elements.map(size)
    let order = elements.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    let turns = Turns(of: elements.count, atOnce: 1)
    return SharedArray.filled(count: elements.count) { places in
      run {
        while let turn = turns.takeNext()?.lowerBound {
          places.put(transform(elements[order[turn]]), at: order[turn])
        }
      }
    }
  }

  /// Returns the results of two functions, which run at the same time if there is more than one worker.
  package static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @escaping @Sendable () -> First, _ second: () -> Second
  ) -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    let other = Background(first)
    let result = second()
    return (other.result(), result)
  }

  /// Frees a value on another thread, because a value with many parts takes long to free.
  package static func free<Value: Sendable>(_ value: consuming Value) {
    let box = Box(value)
    Thread.detachNewThread { box.value = nil }
  }

  private final class Box<Value>: @unchecked Sendable {
    // Unchecked, because its creator hands it on and no longer uses it.
    var value: Value?
    init(_ value: consuming Value) { self.value = value }
  }

  /// The maximum time that a thread takes to begin, in seconds.
  private static let patience = 60.0

  /// A function that runs on another thread.
  package final class Background<Result: Sendable>: @unchecked Sendable {
    // Unchecked, because the value is set before the group is left and read after that.
    private var value: Result?
    private let done = DispatchGroup()
    private let begun = DispatchSemaphore(value: 0)

    /// Starts the function.
    package init(_ work: @escaping @Sendable () -> Result) {
      done.enter()
      DeepStack.startThread {
        self.begun.signal()
        self.value = work()
        self.done.leave()
      }
    }

    /// Waits for the function, and returns its result.
    ///
    /// If the system has no room for the stack, the thread never begins, and Foundation doesn't report that. Then the
    /// process ends with exit code 2 and a message.
    package func result() -> Result {
      guard begun.wait(timeout: .now() + ParallelWork.patience) == .success else {
        let megabytes = DeepStack.size >> 20
        let message = "Error: a thread with a stack of \(megabytes) MB can't be started\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(2)
      }
      begun.signal()
      done.wait()
      guard let value else { preconditionFailure("The group is left once there is a value") }
      return value
    }
  }
}
