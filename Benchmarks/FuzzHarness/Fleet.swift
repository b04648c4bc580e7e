import Foundation
import Fuzzing

/// The workers of a run; if one ends too early, another one continues after its case.
final class Fleet: @unchecked Sendable {
  private let arguments: HarnessArguments
  private let ledger: Ledger
  /// The first unassigned seed, accessed with the lock held.
  private var next: UInt64
  private let lock = NSLock()
  /// The number of cases per worker: few, so that workers are short-lived and all end at about the
  /// same time.
  private let chunk: UInt64

  init(_ arguments: HarnessArguments) {
    self.arguments = arguments
    ledger = Ledger(arguments)
    next = arguments.seed
    chunk = max(20, min(2_000, arguments.count / UInt64(arguments.workers * 8)))
  }

  /// Runs all cases.
  func run() -> Ledger {
    DispatchQueue.concurrentPerform(iterations: arguments.workers) { _ in
      while let seeds = nextSeeds() { run(seeds) }
    }
    return ledger
  }

  private func nextSeeds() -> Range<UInt64>? {
    lock.withLock {
      let end = arguments.seed + arguments.count
      guard next < end else { return nil }
      let start = next
      next = min(end, start + chunk)
      return start..<next
    }
  }

  private func run(_ seeds: Range<UInt64>) {
    var rest = seeds
    while !rest.isEmpty {
      let journal = CaseJournal(ledger)
      let ending = WorkerProcess.run(arguments.workerArguments(rest)) { journal.take($0) }
      guard let seed = journal.openSeed else {
        if !ending.isClean { ledger.fail(nil, "a worker ended: \(ending.reason)") }
        // If a worker did not even begin, another one would not do better.
        return
      }
      journal.end(because: ending.reason)
      rest = (seed + 1)..<max(seed + 1, rest.upperBound)
    }
  }
}
