/// The times of all runs of one contestant.
package struct Times {
  /// Wall-clock times, in seconds.
  package var wall: [Double] = []
  /// Processor times, in seconds, which depend little on other load.
  package var processor: [Double] = []

  package init() {}

  /// Adds the time of some work; its results are freed after the clock is stopped.
  package mutating func add<Results>(
    keeping work: @autoclosure () throws -> Results
  ) rethrows {
    var results: Results?
    try add { results = try work() }
    withExtendedLifetime(results) {}
  }

  /// Adds the time of some work.
  package mutating func add(_ body: () throws -> Void) rethrows {
    var elapsed = 0.0
    processor.append(try processorSeconds { elapsed = try seconds(body) })
    wall.append(elapsed)
  }
}
