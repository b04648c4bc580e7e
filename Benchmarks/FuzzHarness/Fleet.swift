import Foundation
import Fuzzing

/// The workers of a run: where one ends too early, another one goes on behind the case that it was at.
final class Fleet: @unchecked Sendable {
  private let arguments: HarnessArguments
  private let ledger: Ledger
  /// The first seed that no worker has, touched with the lock held.
  private var next: UInt64
  private let lock = NSLock()
  /// How many cases a worker runs: it does not live long, and all workers end at about one time.
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
      let worker = WorkerProcess(arguments.workerArguments(rest))
      let journal = CaseJournal(ledger)
      let ending = worker.run { journal.take($0) }
      guard let seed = journal.openSeed else {
        if !ending.isClean { ledger.fail(nil, "a worker ended: \(ending.reason)") }
        // A worker that did not even begin would not do better next time.
        return
      }
      journal.end(because: ending.reason)
      rest = (seed + 1)..<max(seed + 1, rest.upperBound)
    }
  }
}
