internal import Dispatch

/// A line on standard error about slow work, shown only on a terminal and after one second.
enum ProgressLine {
  /// Does the work, and shows `message` until it ends, if it takes more than a second.
  static func show<Result>(_ message: String, during work: () throws -> Result) rethrows -> Result {
    guard Terminal.showsProgress else { return try work() }
    let queue = DispatchQueue(label: "progress")
    let begin = DispatchTime.now() + .seconds(1)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: begin)
    timer.setEventHandler { Output.diagnostic("\r\(message)") }
    timer.resume()
    defer {
      timer.cancel()
      // Waits for a handler that is running right now; erasing an empty line does no harm.
      queue.sync { if DispatchTime.now() >= begin { Output.diagnostic("\r\u{1B}[K") } }
    }
    return try work()
  }
}
