/// The times of the runs of one contestant.
package struct Times {
  /// On the clock, in seconds.
  package var wall: [Double] = []
  /// Of the processor, in seconds: what a busy machine does not change much.
  package var processor: [Double] = []

  package init() {}

  /// Adds the time of work whose results are freed only after the clock was stopped.
  package mutating func add<Results>(keeping work: @autoclosure () -> Results) {
    var results: Results?
    add { results = work() }
    withExtendedLifetime(results) {}
  }

  /// Adds the time of some work.
  package mutating func add(_ body: () -> Void) {
    var elapsed = 0.0
    processor.append(processorSeconds { elapsed = seconds(body) })
    wall.append(elapsed)
  }
}
