internal import Dispatch

/// A line on standard error that says what takes so long, on a terminal and after a second only.
enum ProgressLine {
  /// Does work, and shows `message` as long as it lasts, from its second second on.
  static func show<Result>(_ message: String, during work: () throws -> Result) rethrows -> Result {
    guard Terminal.isInteractive(.error) else { return try work() }
    let state = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: state)
    timer.schedule(deadline: .now() + .seconds(1))
    timer.setEventHandler { Output.diagnostic("\r\(message)") }
    timer.resume()
    defer {
      timer.cancel()
      // After a handler that runs right now; erasing an empty line does no harm.
      state.sync { Output.diagnostic("\r\u{1B}[K") }
    }
    return try work()
  }
}
