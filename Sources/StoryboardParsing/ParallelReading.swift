internal import Dispatch
internal import Foundation

/// Reads files on several threads, each taking the next file that is left.
final class ParallelReading: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private let paths: [String]
  private var next = 0
  private var results: [ParsedFile?]

  private init(_ paths: [String]) {
    self.paths = paths
    results = Array(repeating: nil, count: paths.count)
  }

  /// What reading each path gives, in the order of the paths, whatever thread was faster.
  static func read(_ paths: [String], workers: Int, with reader: StoryboardReader) -> [ParsedFile] {
    let reading = ParallelReading(paths)
    // Dispatch's threads have 512 KB of stack or more. Elements nest at most as deep as
    // `ReadingLimits.depth`, and only what walks the finished tree goes a call deeper per level.
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
