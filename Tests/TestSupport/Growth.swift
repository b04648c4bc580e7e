import Foundation

/// Measures how the time of some work grows with its input, robustly on a busy machine.
package enum Growth {
  /// Returns the factor by which the time grows if the input is four times as large.
  ///
  /// It is about 4 if the work is linear, and 16 if it is quadratic. The time is the processor time of
  /// the calling thread, in the faster of two runs, and counts as at least ``shortestTime``.
  ///
  /// - Parameters:
  ///   - size: The smaller size.
  ///   - input: Creates an input, which is not measured.
  ///   - work: The work to measure.
  /// - Returns: The factor.
  package static func factor<Input>(
    from size: Int, of input: (Int) throws -> Input, _ work: (Input) throws -> Void
  ) rethrows -> Double {
    let times = try [size, 4 * size].map { size in
      let input = try input(size)
      return try (0..<2).map { _ in try seconds { try work(input) } }.min() ?? 0
    }
    return max(times[1], shortestTime) / max(times[0], shortestTime)
  }

  /// A factor well above the noise of a linear algorithm, and well below that of a quadratic one.
  package static let bound = 9.0

  /// The shortest time that can be measured, in seconds.
  private static let shortestTime = 0.01

  /// Returns the processor time of the calling thread that some work takes, in seconds.
  package static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = threadTime()
    try work()
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
