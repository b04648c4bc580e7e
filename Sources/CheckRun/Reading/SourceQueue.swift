internal import Foundation

/// The sources to parse: those that navigate, those that declare what is demanded, those that declare
/// what these demand in turn, and so on.
///
/// Which sources are parsed doesn't depend on the order in which they are taken.
final class SourceQueue: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let condition = NSCondition()
  private let declarations: DeclarationIndex
  private let mattering: [Bool]
  private let sizes: [Int]
  /// The sources that were added and not taken yet, by ascending size once they are sorted.
  private var pending: [(size: Int, index: Int)] = []
  private var isSorted = true
  private var isAdded: [Bool]
  /// How many sources were taken and are not finished.
  private var working = 0
  private var demanded: Set<NameHash> = []
  /// The demands that depend on a name nobody has demanded so far, by that name.
  private var waiting: [NameHash: [FactDemands.Conditional]] = [:]

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - sources: The app's sources, each with its scan.
  ///   - names: The names that storyboards demand.
  ///   - everything: Whether to parse all sources, whatever their scans show.
  init(_ sources: [ScannedSources.Source], demanding names: Set<NameHash>, everything: Bool) {
    declarations = DeclarationIndex(of: sources)
    mattering = sources.map { $0.scan.matters }
    sizes = sources.map { $0.text.bytes.count }
    isAdded = Array(repeating: false, count: sources.count)
    for (index, source) in sources.enumerated() {
      // A class that a storyboard names may be nested in any type.
      if everything || mattering[index] || source.scan.nestedTypes.contains(where: names.contains) {
        add(index)
      }
    }
    demand(names)
  }

  /// Takes the largest source that is left, and waits for one while other threads may still add some.
  ///
  /// - Returns: The source's index, or nil at the end.
  func takeNext() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while pending.isEmpty {
      guard working > 0 else {
        condition.broadcast()
        return nil
      }
      condition.wait()
    }
    // The largest goes first: at the end it would keep one thread busy while the others are idle.
    if !isSorted { pending.sort { $0 < $1 } }
    isSorted = true
    working += 1
    return pending.removeLast().index
  }

  /// Adds the sources that a parsed source demands.
  ///
  /// - Parameters:
  ///   - index: The index of the parsed source.
  ///   - demands: The names that it demands.
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

  /// Demands names if their conditions are met, and otherwise puts them off until they are.
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
    guard !isAdded[index] else { return }
    isAdded[index] = true
    pending.append((sizes[index], index))
    isSorted = false
  }
}
