internal import Foundation
internal import SourceFacts

/// The sources that are parsed: those that navigate, those that declare what is asked for, those
/// that declare what these ask for, and so on.
///
/// A file is parsed if a way leads to it; which way is taken first changes nothing.
final class SourceQueue: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let condition = NSCondition()
  private let declaring: [NameHash: [Int]]
  private let navigating: [Bool]
  private var pending: [Int] = []
  private var isTaken: [Bool]
  private var working = 0
  private var demanded: Set<NameHash> = []
  /// What types ask for that nobody has asked for yet, by their names.
  private var waiting: [NameHash: [Set<NameHash>]] = [:]

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - scans: What each source shows.
  ///   - names: What is asked for from the beginning.
  ///   - everything: Whether all sources are parsed, whatever they show.
  init(_ scans: [SourceScan], demanding names: Set<NameHash>, everything: Bool) {
    var declaring: [NameHash: [Int]] = [:]
    for (index, scan) in scans.enumerated() {
      for name in scan.declared { declaring[name, default: []].append(index) }
    }
    self.declaring = declaring
    navigating = scans.map(\.navigates)
    isTaken = Array(repeating: false, count: scans.count)
    for index in scans.indices where everything || scans[index].navigates { add(index) }
    demand(names)
  }

  /// The next source to parse, waiting for one as long as others may still ask for some; nil at
  /// the end.
  func takeNext() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while pending.isEmpty, working > 0 { condition.wait() }
    guard let next = pending.popLast() else { return nil }
    working += 1
    return next
  }

  /// Takes up what a source that was parsed asks for.
  func finish(_ index: Int, _ demands: FactDemands) {
    condition.lock()
    defer { condition.unlock() }
    working -= 1
    demand(demands.always)
    for type in demands.ofTypes {
      if navigating[index] || type.names.contains(where: demanded.contains) {
        demand(type.demands)
      } else {
        for name in type.names { waiting[name, default: []].append(type.demands) }
      }
    }
    condition.broadcast()
  }

  private func demand(_ names: Set<NameHash>) {
    var new = Array(names)
    while let name = new.popLast() {
      guard demanded.insert(name).inserted else { continue }
      for index in declaring[name] ?? [] { add(index) }
      for demands in waiting.removeValue(forKey: name) ?? [] { new += demands }
    }
  }

  private func add(_ index: Int) {
    guard !isTaken[index] else { return }
    isTaken[index] = true
    pending.append(index)
  }
}
