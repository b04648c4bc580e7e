internal import Dispatch

/// Maps elements on all cores.
package enum ParallelMap {
  /// Returns the results in the order of the elements.
  package static func results<Element: Sendable, Result: Sendable>(
    of elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return Array(unsafeUninitializedCapacity: elements.count) { buffer, count in
      // Unsafe because threads write to one array, but each writes only to its own places.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        places.initializeElement(at: index, to: transform(elements[index]))
      }
      count = elements.count
    }
  }
}
