package import Dispatch
internal import SeguesConfiguration

/// Generates again whenever a storyboard is saved.
///
/// It polls the files' sizes and times, because change notifications differ between systems and are
/// incomplete on network volumes.
package struct GenerationWatch {
  /// An event to report to the user.
  package enum Event: Sendable {
    /// A run finished, and its changes are written.
    ///
    /// `saved` has the inputs that triggered it; empty for the first run.
    case generated(GenerationResult, saved: [String])
    /// A run failed, and nothing changed.
    case failed(any Error, saved: [String])
  }

  /// The shortest interval between polls, in milliseconds.
  private static let shortestPause = 100
  /// How long files must be unchanged to count as saved, in milliseconds.
  private static let settling = 40

  private let request: GenerationRequest
  private let report: (Event) -> Void
  private var generation: Generation?

  /// Creates a watch; `report` is called on the thread that calls ``run(until:)``.
  package init(_ request: GenerationRequest, report: @escaping (Event) -> Void) {
    self.request = request
    self.report = report
  }

  /// Watches until the semaphore is signalled.
  ///
  /// - Throws: If even the first run fails to begin: `ConfigurationError`, `InputFailure` or
  ///   `OutputFailure`.
  package mutating func run(until stop: DispatchSemaphore) throws {
    var seen = WatchedFiles(of: request, generation)
    let first = try begin()
    guard first.place != .standardOutput else { throw OutputFailure.needsOutput(option: "--watch") }
    try generate(saved: [])
    var pause = Self.shortestPause
    while stop.wait(timeout: .now() + .milliseconds(pause)) == .timedOut {
      let start = DispatchTime.now().uptimeNanoseconds
      var now = WatchedFiles(of: request, generation)
      // Polling uses at most a tenth of one core, however many files there are.
      let spent = Int(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
      pause = max(Self.shortestPause, spent * 9)
      guard now != seen else { continue }
      // An editor may still be writing.
      while stop.wait(timeout: .now() + .milliseconds(Self.settling)) == .timedOut {
        let later = WatchedFiles(of: request, generation)
        if later == now { break }
        now = later
      }
      let saved = now.changed(since: seen)
      do {
        if now.configuration != seen.configuration { _ = try begin() }
        seen = now
        try generate(saved: saved)
      } catch {
        seen = now
        report(.failed(error, saved: saved))
      }
    }
  }

  /// Reads the configuration again, but keeps the storyboards read so far.
  private mutating func begin() throws -> Generation {
    var next = try Generation(request, keepsLastGood: true)
    if let generation { next.store = generation.store }
    generation = next
    return next
  }

  private mutating func generate(saved: [String]) throws {
    guard let result = try generation?.update() else { return }
    try generation?.write(result)
    report(.generated(result, saved: saved))
  }
}
