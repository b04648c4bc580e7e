internal import Dispatch

/// A line on standard error that says what takes so long, on a terminal and after a second only.
enum ProgressLine {
  /// Does work, and shows `message` as long as it lasts, from its second second on.
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
      // After a handler that runs right now; erasing an empty line does no harm.
      queue.sync { if DispatchTime.now() >= begin { Output.diagnostic("\r\u{1B}[K") } }
    }
    return try work()
  }
}
