internal import Dispatch
internal import Foundation

/// Reads files on several threads, each of which takes the next file that is left.
final class ParallelReading: @unchecked Sendable {
  // Unchecked, because everything that changes is accessed only while the lock is held.
  private let lock = NSLock()
  private let paths: [String]
  private var next = 0
  private var results: [ParsedFile?]

  private init(_ paths: [String]) {
    self.paths = paths
    results = Array(repeating: nil, count: paths.count)
  }

  /// Returns the results of reading each path, in the order of the paths.
  static func read(_ paths: [String], workers: Int, with reader: StoryboardReader) -> [ParsedFile] {
    let reading = ParallelReading(paths)
    // Dispatch's threads have at least 512 KB of stack. Elements nest at most `ReadingLimits.depth`
    // deep, and only walks over the finished tree need a call per level.
    DispatchQueue.concurrentPerform(iterations: min(workers, paths.count)) { _ in
      let contents = FileContents()
      while let index = reading.takeNext() {
        reading.finish(index, with: reader.read(paths[index], through: contents))
      }
    }
    return reading.results.compactMap(\.self)
  }

  private func takeNext() -> Int? {
    lock.lock()
    defer { lock.unlock() }
    guard next < paths.count else { return nil }
    next += 1
    return next - 1
  }

  private func finish(_ index: Int, with result: ParsedFile) {
    lock.lock()
    defer { lock.unlock() }
    results[index] = result
  }
}
