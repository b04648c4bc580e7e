import Foundation

/// Plants faults in apps, and runs a check for each of them.
package struct PlantingRun {
  /// The number and kinds of faults to plant.
  package struct Options: Sendable {
    package var count = 1000
    package var seed: UInt64 = 1
    /// The kinds to plant; empty for all.
    package var kinds: [String] = []
    /// A single plant: its kind, and its number among the sites of that kind.
    package var only: (kind: String, index: Int)?
    package var workers = 1

    package init() {}
  }

  package let options: Options

  package init(_ options: Options) { self.options = options }

  /// Finds the sites in some apps, and draws some of them.
  package func sites(_ apps: [PlantableApp]) -> [FaultSites] {
    let kinds = options.only.map { [$0.kind] } ?? options.kinds
    return apps.flatMap { $0.faultSites(seed: options.seed, kinds: kinds) }
  }

  /// The plants to test.
  package func draw(_ sites: [FaultSites]) -> [Plant] {
    if let only = options.only {
      return sites.flatMap(\.plants).filter { $0.kind == only.kind && $0.index == only.index }
    }
    return PlantDraw(sites, count: options.count, seed: options.seed).plants
  }

  /// Tests the plants of one app, one at a time.
  package func verdicts(on plants: [Plant], _ check: any PlantedCheck) -> [Verdict] {
    guard !plants.isEmpty else { return [] }
    let before = FindingCounts(check.findings(replacing: [:]))
    let results = Results(count: plants.count)
    DispatchQueue.concurrentPerform(iterations: max(1, options.workers)) { _ in
      while let index = results.takeNext() {
        let plant = plants[index]
        // A site that differs from when it was read has changed since, so it has no verdict.
        guard let files = plant.changedFiles(check.contents) else { continue }
        results.finish(
          index, with: Verdict(plant, before: before, after: check.findings(replacing: files)))
      }
    }
    return results.all
  }

  private final class Results: @unchecked Sendable {
    // Unchecked, because everything that changes is accessed only while the lock is held.
    private let lock = NSLock()
    private var next = 0
    private var verdicts: [Verdict?]

    init(count: Int) { verdicts = Array(repeating: nil, count: count) }

    var all: [Verdict] { lock.withLock { verdicts.compactMap(\.self) } }

    func takeNext() -> Int? {
      lock.withLock {
        guard next < verdicts.count else { return nil }
        next += 1
        return next - 1
      }
    }

    func finish(_ index: Int, with verdict: Verdict) {
      lock.withLock { verdicts[index] = verdict }
    }
  }
}
