internal import ArgumentParser
internal import Dispatch
internal import GenerationRun
internal import SeguesConfiguration

/// Checks again whenever a file changes: `--watch`.
struct CheckWatch {
  /// Looks at the files that the check reads.
  let look: () -> WatchedApp
  /// Checks, and prints the report.
  let check: () throws -> Void
  let color: ColorOption

  /// Checks until the semaphore is signaled.
  ///
  /// - Throws: The failure of the first check; findings are not a failure.
  func run(until stop: DispatchSemaphore) throws {
    var seen = look()
    do { try check() } catch let code as ExitCode where code.rawValue == ExitStatus.findings {}
    Output.diagnostic("Watching the files. Press Ctrl-C to stop.\n")
    var polling = FilePolling(every: 200, until: stop)
    while let now = polling.change(since: seen, look) {
      seen = now
      checkAgain()
    }
  }

  private func checkAgain() {
    let rule = String(repeating: "─", count: 30)
    Output.result("\n\(rule) \(Terminal.time) \(rule)\n\n")
    do {
      try check()
    } catch is ExitCode {
      // The report was printed before the error was thrown.
    } catch let error as ConfigurationError {
      Output.diagnostic(error.findings, color)
    } catch {
      Output.diagnostic("Error: \(error)\n")
    }
  }
}
