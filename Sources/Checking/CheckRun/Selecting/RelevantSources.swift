internal import Findings
internal import Foundation
internal import Parallel
internal import SourceLexing

/// Parses only the sources that can matter.
///
/// The selection must not change the outcome of a check. Tests compare it with that of a check that
/// parses every source, on the examples of every rule, on the corpus, and on randomly edited apps. A rule that uses
/// existing facts therefore needs no change here.
///
/// It begins with the sources that navigate, have connections or may load xibs that don't exist. Then it adds the
/// sources that declare a name that a storyboard or a selected source uses, until nothing is added.
///
/// The selected sources don't depend on the order in which threads take them.
final class RelevantSources: @unchecked Sendable {
  // Unchecked, because the condition's lock protects everything that changes.
  private let condition = NSCondition()
  private let sources: [DecodedSource]
  private let declarations: DeclarationIndex
  /// Whether each source matters even if no name that it declares is demanded.
  private let mattering: [Bool]
  /// The sources that were added but not taken yet.
  ///
  /// If ``isSorted``, their sizes are ascending.
  private var pending: [(size: Int, index: Int)] = []
  private var isSorted = true
  private var isAdded: [Bool]
  /// The number of sources that were taken and are not finished, so that they may still lead to others.
  private var takenCount = 0
  private var demanded: Set<WordHash> = []
  /// The demands that wait until another name is demanded, by that name.
  private var waiting: [WordHash: [FactDemands.Conditional]] = [:]

  /// Creates a selection that begins with the sources whose outlines show that they matter.
  init(
    among sources: [DecodedSource], for names: InterfaceNames, _ memory: ReadingMemory, workers: Int
  ) {
    self.sources = sources
    let outlines = ParallelWork.mapLargestFirst(
      sources, workers: workers, size: { $0.bytes.count }
    ) { $0.outline }
    let demands = Self.demands(of: names, in: outlines)
    declarations = DeclarationIndex(of: outlines)
    let mattering = outlines.map { $0.matters || $0.mayLoadXib(otherThan: names.xibs) }
    self.mattering = mattering
    isAdded = Array(repeating: false, count: sources.count)
    for (index, outline) in outlines.enumerated() {
      // A class that a storyboard names may be nested in any type.
      if mattering[index] || outline.nestedTypes.contains(where: demands.contains) { add(index) }
    }
    demand(demands)
    let undeclared = names.classes.sorted()
      .filter { !declarations.declares(WordHash($0)) && $0 != "FirstResponder" }
    demandTypes(near: undeclared, in: outlines)
    if let lookalikes = memory.lookalikes(of: undeclared) {
      addSources(with: lookalikes, workers: workers)
    }
  }

  /// Returns the names that storyboards and xibs demand.
  private static func demands(
    of names: InterfaceNames, in outlines: [SourceOutline]
  ) -> Set<WordHash> {
    var demands = Set(names.classes.map { WordHash($0) })
    // Subclasses matter only for objects whose class the file doesn't decide.
    let open = outlines.contains(where: \.changesClasses) ? names.classes : names.owners
    demands.formUnion(open.map { WordHash($0).asSuperclass })
    demands.formUnion(names.methods.map { WordHash($0).asMethod })
    // An extension of any class may accept keys that the class doesn't have.
    demands.insert(WordHash("setValue").asMethod)
    return demands
  }

  /// Demands the types that rules may suggest for classes that no source declares.
  private func demandTypes(near classes: [String], in outlines: [SourceOutline]) {
    guard !classes.isEmpty else { return }
    let types = NearestName(Set(outlines.flatMap(\.typeNames)).sorted(), most: .max)
    for name in classes { demand(types.all(near: name).map { WordHash($0) }) }
  }

  /// Adds the sources that have a word like the classes that no source declares.
  private func addSources(with lookalikes: LookalikeWords, workers: Int) {
    let sources = sources
    let others = sources.indices.filter { !isAdded[$0] }
    let found = ParallelWork.mapLargestFirst(
      others, workers: workers, size: { sources[$0].bytes.count }
    ) { sources[$0].has(lookalikes) }
    for (index, occur) in zip(others, found) where occur { add(index) }
  }

  /// Parses sources until no more are selected, and returns the selected ones in their order.
  func parse(workers: Int) -> [DecodedSource] {
    ParallelWork.run(workers: min(workers, max(1, sources.count))) {
      // A source remembers the facts that its demands are derived from.
      while let index = self.takeNext() { self.finish(index, self.sources[index].demands) }
    }
    return condition.withLock { zip(sources, isAdded).filter(\.1).map(\.0) }
  }

  /// Takes the largest source that is left, and waits for one as long as other threads may still select some.
  private func takeNext() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while pending.isEmpty {
      guard takenCount > 0 else {
        condition.broadcast()
        return nil
      }
      condition.wait()
    }
    // The largest is taken first, because at the end it would keep one thread busy while the others are idle.
    if !isSorted { pending.sort { $0 < $1 } }
    isSorted = true
    takenCount += 1
    return pending.removeLast().index
  }

  /// Adds the sources to which a parsed source leads.
  private func finish(_ index: Int, _ demands: FactDemands) {
    condition.lock()
    defer { condition.unlock() }
    takenCount -= 1
    demand(demands.always)
    for var demands in demands.conditional {
      if mattering[index] { demands.types = [] }
      demandOrWait(demands)
    }
    condition.broadcast()
  }

  /// Demands names if their conditions are met, and otherwise lets them wait for a name of the first unmet condition.
  private func demandOrWait(_ demands: FactDemands.Conditional) {
    if !demands.types.isEmpty, !demands.types.contains(where: demanded.contains) {
      for name in demands.types { waiting[name, default: []].append(demands) }
    } else if let member = demands.member, !demanded.contains(member) {
      waiting[member, default: []].append(demands)
    } else {
      demand(demands.names)
    }
  }

  /// Adds the sources that declare names, and demands what waits for these names.
  private func demand(_ names: some Sequence<WordHash>) {
    for name in names where demanded.insert(name).inserted {
      declarations.forEachSource(declaring: name) { add($0) }
      for demands in waiting.removeValue(forKey: name) ?? [] { demandOrWait(demands) }
    }
  }

  private func add(_ index: Int) {
    guard !isAdded[index] else { return }
    isAdded[index] = true
    pending.append((sources[index].bytes.count, index))
    isSorted = false
  }
}
