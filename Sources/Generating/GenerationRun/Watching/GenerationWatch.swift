package import Dispatch
internal import SeguesConfiguration

/// Generates again whenever a storyboard is saved.
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

  private let request: GenerationRequest
  private let report: (Event) -> Void
  private var generation: Generation?

  /// Creates a watch; `report` is called on the thread that calls ``run(until:)``.
  package init(_ request: GenerationRequest, report: @escaping (Event) -> Void) {
    self.request = request
    self.report = report
  }

  /// Watches until the semaphore is signaled.
  ///
  /// - Throws: `ConfigurationError`, `InputFailure` or `OutputFailure`, if the first run fails.
  package mutating func run(until stop: DispatchSemaphore) throws {
    var seen = WatchedFiles(of: request, generation)
    let first = try begin()
    guard first.place != .standardOutput else { throw OutputFailure.needsOutput(option: "--watch") }
    seen = WatchedFiles(of: request, generation, since: seen)
    try generate(saved: [])
    var polling = FilePolling(every: 100, until: stop)
    while let now = polling.change(since: seen, { WatchedFiles(of: request, generation) }) {
      let saved = now.changed(since: seen)
      let isConfigured = now.configuration == seen.configuration
      seen = now
      do {
        if !isConfigured {
          _ = try begin()
          seen = WatchedFiles(of: request, generation, since: now)
        }
        try generate(saved: saved)
      } catch {
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
