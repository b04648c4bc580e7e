internal import Dispatch

/// Maps over elements on Dispatch's threads.
///
/// Those have small stacks: ``ParallelWork`` is for functions that call themselves deeply.
package enum ParallelMap {
  /// Returns the results of a function for some elements, in their order, computed on all cores.
  package static func results<Element: Sendable, Result: Sendable>(
    of elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return SharedArray.filled(count: elements.count) { places in
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        places.put(transform(elements[index]), at: index)
      }
    }
  }

  /// Returns the results of a function for some elements, in their order, computed on at most `workers` threads.
  package static func results<Element: Sendable, Result: Sendable>(
    of elements: [Element], workers: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    results(of: elements, workers: workers, eachWith: {}) { element, _ in transform(element) }
  }

  /// Returns the results of a function for some elements, in their order.
  ///
  /// `makeTool` creates what each thread uses for all of its elements, such as a buffer.
  package static func results<Element: Sendable, Tool, Result: Sendable>(
    of elements: [Element], workers: Int, eachWith makeTool: @Sendable () -> Tool,
    _ transform: @Sendable (Element, Tool) -> Result
  ) -> [Result] {
    let threads = max(1, min(workers, elements.count))
    let turns = Turns(of: elements.count, atOnce: 1)
    return SharedArray.filled(count: elements.count) { places in
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        let tool = makeTool()
        while let index = turns.takeNext()?.lowerBound {
          places.put(transform(elements[index], tool), at: index)
        }
      }
    }
  }
}
