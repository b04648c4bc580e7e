internal import Foundation
internal import SourceFacts

/// The sources that are parsed: those that navigate, those that declare what is asked for, those
/// that declare what these ask for, and so on.
///
/// A file is parsed if a way leads to it; which way is taken first changes nothing.
final class SourceQueue: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let condition = NSCondition()
  private let declarations: DeclarationIndex
  private let mattering: [Bool]
  private let sizes: [Int]
  /// By size, so that the largest comes first: otherwise it might keep one thread busy at the end,
  /// while the others have nothing left.
  private var pending: [Int] = []
  private var isSorted = false
  private var isTaken: [Bool]
  private var working = 0
  private var demanded: Set<NameHash> = []
  /// What is asked for once a name is, by the name.
  private var waiting: [NameHash: [FactDemands.Conditional]] = [:]

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - sources: The sources, with what each shows.
  ///   - names: What is asked for from the beginning.
  ///   - everything: Whether all sources are parsed, whatever they show.
  init(_ sources: [ScannedSources.Source], demanding names: Set<NameHash>, everything: Bool) {
    declarations = DeclarationIndex(of: sources)
    mattering = sources.map { $0.scan.matters }
    sizes = sources.map { $0.text.bytes.count }
    isTaken = Array(repeating: false, count: sources.count)
    for (index, source) in sources.enumerated() {
      // What a storyboard names may be inside of whatever type.
      if everything || mattering[index] || source.scan.nestedTypes.contains(where: names.contains) {
        add(index)
      }
    }
    demand(names)
  }

  /// The next source to parse, waiting for one as long as others may still ask for some; nil at
  /// the end.
  func takeNext() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while pending.isEmpty, working > 0 { condition.wait() }
    if !isSorted {
      pending.sort { (sizes[$0], $0) < (sizes[$1], $1) }
      isSorted = true
    }
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
    for var demands in demands.conditional {
      if mattering[index] { demands.types = [] }
      consider(demands)
    }
    condition.broadcast()
  }

  /// Asks for names whose conditions are met, and has the others wait.
  private func consider(_ demands: FactDemands.Conditional) {
    if !demands.types.isEmpty, !demands.types.contains(where: demanded.contains) {
      for name in demands.types { waiting[name, default: []].append(demands) }
    } else if let member = demands.member, !demanded.contains(member) {
      waiting[member, default: []].append(demands)
    } else {
      demand(demands.names)
    }
  }

  private func demand(_ names: some Sequence<NameHash>) {
    for name in names where demanded.insert(name).inserted {
      declarations.forEachSource(declaring: name) { add($0) }
      for demands in waiting.removeValue(forKey: name) ?? [] { consider(demands) }
    }
  }

  private func add(_ index: Int) {
    guard !isTaken[index] else { return }
    isTaken[index] = true
    isSorted = false
    pending.append(index)
  }
}
