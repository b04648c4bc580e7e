package import Dispatch

/// Waits for changes of files.
///
/// It polls the files' sizes and times, because change notifications differ between systems and are
/// incomplete on network volumes.
package struct FilePolling {
  /// The time in milliseconds that files must be unchanged to count as saved.
  private static let settlingTime = 40

  private let stop: DispatchSemaphore
  private let shortestPause: Int
  private var pause: Int

  /// Creates a polling that has not begun.
  ///
  /// - Parameters:
  ///   - milliseconds: The shortest interval between polls.
  ///   - stop: Ends the polling once it is signaled.
  package init(every milliseconds: Int, until stop: DispatchSemaphore) {
    self.stop = stop
    shortestPause = milliseconds
    pause = milliseconds
  }

  /// Waits until files have changed, and no program is writing them anymore.
  ///
  /// - Parameters:
  ///   - seen: The known state of the files.
  ///   - look: Returns their current state.
  /// - Returns: The new state; nil if the polling has ended.
  package mutating func change<State: Equatable>(
    since seen: State, _ look: () -> State
  ) -> State? {
    while stop.wait(timeout: .now() + .milliseconds(pause)) == .timedOut {
      let start = DispatchTime.now().uptimeNanoseconds
      var now = look()
      // Polling uses at most a tenth of one core, however many files there are.
      let spent = Int(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
      pause = max(shortestPause, spent * 9)
      guard now != seen else { continue }
      // An editor may still be writing.
      while stop.wait(timeout: .now() + .milliseconds(Self.settlingTime)) == .timedOut {
        let later = look()
        if later == now { return now }
        now = later
      }
      return nil
    }
    return nil
  }
}
