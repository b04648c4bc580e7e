internal import ArgumentParser
internal import Dispatch
internal import Foundation
internal import SeguesConfiguration

/// Checks again whenever a file changes: `--watch`.
///
/// It polls the files' sizes and times, because change notifications differ between systems and are incomplete on
/// network volumes.
struct CheckWatch {
  /// The shortest interval between polls, in milliseconds.
  private static let shortestPause = 200
  /// How long files must be unchanged to count as saved, in milliseconds.
  private static let settling = 40

  /// Looks at the files that the check reads.
  let look: () -> WatchedApp
  /// Checks, and prints the report.
  let check: () throws -> Void
  let colour: ColourOption

  /// Checks until the semaphore is signalled.
  ///
  /// - Throws: The failure of the first check, unless it only found something.
  func run(until stop: DispatchSemaphore) throws {
    var seen = look()
    do { try check() } catch let code as ExitCode where code.rawValue == ExitStatus.findings {}
    Output.diagnostic("Watching the files. Press Ctrl-C to stop.\n")
    var pause = Self.shortestPause
    while stop.wait(timeout: .now() + .milliseconds(pause)) == .timedOut {
      let start = DispatchTime.now().uptimeNanoseconds
      var now = look()
      // Polling uses at most a tenth of one core, however many files there are.
      pause = max(
        Self.shortestPause, Int(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000 * 9)
      guard now != seen else { continue }
      // An editor may still be writing.
      while stop.wait(timeout: .now() + .milliseconds(Self.settling)) == .timedOut {
        let later = look()
        if later == now { break }
        now = later
      }
      seen = now
      checkAgain()
    }
    // The terminal shows ^C without an end of line.
    if Terminal.isInteractive(.error) { Output.diagnostic("\n") }
  }

  private func checkAgain() {
    let time = DateFormatter()
    time.locale = Locale(identifier: "en_US_POSIX")
    time.dateFormat = "HH:mm:ss"
    let rule = String(repeating: "─", count: 30)
    Output.result("\n\(rule) \(time.string(from: Date())) \(rule)\n\n")
    do {
      try check()
    } catch is ExitCode {
      // The report is printed.
    } catch let error as ConfigurationError {
      Output.diagnostic(error.findings, colour)
    } catch {
      Output.diagnostic("Error: \(error)\n")
    }
  }
}
