/// The times of the runs of one contestant.
package struct Times {
  /// On the clock, in seconds.
  package var wall: [Double] = []
  /// Of the processor, in seconds: what a busy machine does not change much.
  package var processor: [Double] = []

  package init() {}

  /// Adds the time of work whose results are freed only after the clock was stopped.
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
