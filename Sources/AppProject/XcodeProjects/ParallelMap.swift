internal import Dispatch
internal import Foundation

/// What a function makes of each element, on all cores.
///
/// The largest project of an app takes as long as all others together, so one element at a time is
/// handed out.
final class ParallelMap<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var results: [Result?]

  private init(count: Int) {
    results = Array(repeating: nil, count: count)
  }

  /// The results in the order of the elements.
  static func results(
    of elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    let map = ParallelMap(count: elements.count)
    let access = FileAccess.current
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = access.include { transform(elements[index]) }
      map.lock.withLock { map.results[index] = result }
    }
    return map.results.compactMap(\.self)
  }
}
