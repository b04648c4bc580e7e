internal import Foundation
internal import SourceFacts

/// The sources that are parsed: those that navigate, those that declare what is asked for, those
/// that declare what these ask for, and so on.
///
/// A file is parsed if a way leads to it; which way is taken first changes nothing. Of one that does not
/// navigate those members are left out that nobody had asked for when all that does had been read; it is
/// parsed once more, with all of them, if somebody asks for one later.
final class SourceQueue: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let condition = NSCondition()
  private let declarations: DeclarationIndex
  private let mattering: [Bool]
  private let navigating: [Bool]
  private let sizes: [Int]
  /// Those that navigate come first: they ask for nearly all that is asked for.
  private var first = Pending()
  private var others = Pending()
  private var isTaken: [Bool]
  private var working = 0
  private var demanded: Set<NameHash> = []
  /// What was asked for when all that navigates had been read; nil before that.
  private var asked: Set<NameHash>?
  /// What is asked for once a name is, by the name.
  private var waiting: [NameHash: [FactDemands.Conditional]] = [:]
  /// The sources that were read without a member, by its name.
  private var unasked: [NameHash: [Int]] = [:]
  /// Whether a source is read with all its members.
  private var isWhole: [Bool]

  /// Makes a queue.
  ///
  /// - Parameters:
  ///   - sources: The sources, with what each shows.
  ///   - names: What is asked for from the beginning.
  ///   - everything: Whether all sources are parsed, whatever they show.
  init(_ sources: [ScannedSources.Source], demanding names: Set<NameHash>, everything: Bool) {
    declarations = DeclarationIndex(of: sources)
    mattering = sources.map { $0.scan.matters }
    navigating = sources.map { $0.scan.navigates }
    sizes = sources.map { $0.text.bytes.count }
    isTaken = Array(repeating: false, count: sources.count)
    isWhole = isTaken
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
  ///
  /// - Returns: The source's place, and what is asked for of its members: of others it need not be
  ///   read. Nil for all members.
  func takeNext() -> (index: Int, asked: Set<NameHash>?)? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let next = first.popLargest() {
        working += 1
        return (next, nil)
      }
      if asked == nil, working == 0 { asked = demanded }
      if let asked, let next = others.popLargest() {
        working += 1
        return (next, isWhole[next] ? nil : asked)
      }
      guard working > 0 else {
        condition.broadcast()
        return nil
      }
      condition.wait()
    }
  }

  /// Takes up what a source that was parsed asks for.
  ///
  /// - Parameters:
  ///   - index: The source's place.
  ///   - demands: What it asks for.
  ///   - members: The members that were left out, for nobody had asked for them.
  func finish(_ index: Int, _ demands: FactDemands, unasked members: [String]) {
    condition.lock()
    defer { condition.unlock() }
    working -= 1
    demand(demands.always)
    for var demands in demands.conditional {
      if mattering[index] { demands.types = [] }
      consider(demands)
    }
    for member in members {
      let name = NameHash(member).asMember
      if demanded.contains(name) {
        addAgain(index)
      } else {
        unasked[name, default: []].append(index)
      }
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
      for index in unasked.removeValue(forKey: name) ?? [] { addAgain(index) }
    }
  }

  private func add(_ index: Int) {
    guard !isTaken[index] else { return }
    isTaken[index] = true
    if navigating[index] {
      first.add(index, size: sizes[index])
    } else {
      others.add(index, size: sizes[index])
    }
  }

  /// Has a source read once more, with all its members.
  private func addAgain(_ index: Int) {
    guard !isWhole[index] else { return }
    isWhole[index] = true
    others.add(index, size: sizes[index])
  }

  /// Sources by size, so that the largest comes first: otherwise it might keep one thread busy at the
  /// end, while the others have nothing left.
  private struct Pending {
    private var sources: [(size: Int, index: Int)] = []
    private var isSorted = true

    mutating func add(_ index: Int, size: Int) {
      sources.append((size, index))
      isSorted = false
    }

    mutating func popLargest() -> Int? {
      if !isSorted {
        sources.sort { $0 < $1 }
        isSorted = true
      }
      return sources.popLast()?.index
    }
  }
}
