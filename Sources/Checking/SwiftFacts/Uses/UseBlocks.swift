internal import FilesAndPaths
internal import SwiftSyntax

/// The blocks of a file's functions, with the names that they declare and the conditions known in them.
///
/// The walk fills them, and the facts are created after it, because only then does a variable have
/// all values that are assigned further down or in a closure. Blocks refer to each other by index:
/// if each owned the one around it, a chain of thousands of `else if` would be freed recursively.
struct UseBlocks {
  /// The code between braces, or after a condition.
  struct Block {
    /// The block around it; nil for the outermost block of a member.
    var parent: Int?
    /// The offset in the enclosing block up to which its declarations and conditions count here.
    var parentLimit: Int
    var function: Int
    /// Whether it is the outermost block of its function.
    ///
    /// Conditions around a nested function may not hold when the function is called.
    var isFunctionRoot = false
    /// How many loops, closures, nested functions and `defer`s are around it.
    ///
    /// Code in them may run again, or later than the code after it.
    var repetition = 0
    /// The declarations of each name, which ``UseBlocks/seal()`` sorts.
    var declarations: [String: [Declaration]] = [:]
    var knowledge: [Knowledge] = []
  }

  struct Declaration {
    /// The offset after which the name means the local.
    var from: Int
    var local: Int
  }

  /// A condition that holds in a part of a block.
  struct Knowledge {
    var range: Range<Int>
    var condition: Int
  }

  /// An `if` with a final `else`, or a `switch`: one of its branches runs.
  struct Alternatives {
    /// The block around it.
    var block: Int
    var range: Range<Int>
    /// The blocks of the branches that continue to the code after it.
    var branches: [Int]
  }

  private(set) var blocks: [Block] = []
  /// For each block, the nearest block around it that declares something, and the offset up to
  /// which its declarations are visible.
  ///
  /// With it, a lookup skips the blocks that declare nothing.
  private var declaring: [(block: Int, limit: Int)?] = []
  private var functions: [UseFunction] = []
  private(set) var conditions: [Condition] = []
  private(set) var switches: [SwitchUse] = []
  private(set) var alternatives: [Alternatives] = []
  var locals: [LocalName] = []

  func function(of block: Int) -> UseFunction { functions[blocks[block].function] }

  mutating func add(_ use: SwitchUse) -> Int {
    switches.append(use)
    return switches.count - 1
  }

  mutating func add(_ alternatives: Alternatives) { self.alternatives.append(alternatives) }

  /// Notes for each local the alternatives that give it a new value whichever branch runs.
  mutating func noteReplacements() {
    var alternativesOfBranch: [Int: Int] = [:]
    for (index, all) in alternatives.enumerated() {
      for branch in all.branches { alternativesOfBranch[branch] = index }
    }
    for local in locals.indices where locals[local].sources.count > 1 {
      var assigning: [Int: Set<Int>] = [:]
      for source in locals[local].sources where !source.isConditional {
        guard let index = alternativesOfBranch[source.block] else { continue }
        assigning[index, default: []].insert(source.block)
      }
      let complete = assigning.filter { $0.value.count == alternatives[$0.key].branches.count }
      locals[local].replacements = complete.keys.sorted()
    }
  }

  /// Adds the outermost block of a function.
  ///
  /// For a nested function, `parent` is the block that declares it.
  mutating func addRoot(
    of function: UseFunction, in parent: Int? = nil, at offset: Int = 0
  ) -> Int {
    functions.append(function)
    blocks.append(
      Block(
        parent: parent, parentLimit: offset, function: functions.count - 1, isFunctionRoot: true,
        repetition: parent.map { blocks[$0].repetition + 1 } ?? 0))
    return blocks.count - 1
  }

  /// Adds a block that begins at an offset in another block.
  mutating func addBlock(in parent: Int, at offset: Int, isRepeated: Bool = false) -> Int {
    let around = blocks[parent]
    blocks.append(
      Block(
        parent: parent, parentLimit: offset, function: around.function,
        repetition: around.repetition + (isRepeated ? 1 : 0)))
    return blocks.count - 1
  }

  mutating func addKnowledge(
    _ condition: Condition, in block: Int, range: Range<Int> = 0..<Int.max
  ) {
    conditions.append(condition)
    blocks[block].knowledge.append(Knowledge(range: range, condition: conditions.count - 1))
  }

  /// Declares a name from an offset on.
  ///
  /// With `isAlternative`, it is the same local as an earlier one of that name in the block, as in
  /// the branches of an `#if`.
  mutating func declare(
    _ name: String, in block: Int, from offset: Int, source: LocalName.Source?,
    isUnknown: Bool = false, isAlternative: Bool = false
  ) {
    if isAlternative, let known = blocks[block].declarations[name]?.last {
      if let source { locals[known.local].sources.append(source) }
      if isUnknown { locals[known.local].isUnknown = true }
      // The walk comes to the last branch first.
      let first = Declaration(from: min(known.from, offset), local: known.local)
      blocks[block].declarations[name]?.removeLast()
      blocks[block].declarations[name]?.append(first)
      return
    }
    locals.append(
      LocalName(
        name: name, block: block, sources: source.map { [$0] } ?? [], isUnknown: isUnknown))
    blocks[block].declarations[name, default: []].append(
      Declaration(from: offset, local: locals.count - 1))
  }

  /// Prepares the lookup of names, after everything is declared.
  mutating func seal() {
    for index in blocks.indices {
      for (name, all) in blocks[index].declarations where all.count > 1 {
        // Of several at one offset, the last counts.
        let sorted = all.sorted { ($0.from, $0.local) < ($1.from, $1.local) }
        blocks[index].declarations[name] = sorted
      }
    }
    declaring = []
    declaring.reserveCapacity(blocks.count)
    for block in blocks {
      guard let parent = block.parent else {
        declaring.append(nil)
        continue
      }
      let isEmpty = blocks[parent].declarations.isEmpty
      declaring.append(isEmpty ? declaring[parent] : (parent, block.parentLimit))
    }
  }

  /// Returns the local that a name in code means; nil if it is declared outside the function.
  func local(_ name: TokenSyntax, in block: Int) -> Int? {
    local(named: name.nameText, in: block, at: name.position.utf8Offset)
  }

  /// Returns the local that a name means at an offset; nil if it is declared outside the function.
  func local(named name: String, in block: Int, at offset: Int) -> Int? {
    var current: Int? = block
    var limit = offset
    while let index = current {
      if let all = blocks[index].declarations[name] {
        let end = all.sortedIndex { $0.from <= limit }
        if end > 0 { return all[end - 1].local }
      }
      guard let next = declaring[index] else { break }
      (current, limit) = (next.block, next.limit)
    }
    return nil
  }

  /// A block with the blocks around it, up to and including `last`.
  func around(_ block: Int, until last: Int) -> Set<Int> {
    var result: Set<Int> = [block]
    var current = block
    while current != last, let parent = blocks[current].parent {
      result.insert(parent)
      current = parent
    }
    return result
  }

  /// The conditions that hold at a place, from the innermost outwards.
  func knowledge(in block: Int, at offset: Int, limit count: Int) -> [Int] {
    var result: [Int] = []
    var current: Int? = block
    var offset = offset
    while let index = current, result.count < count {
      let block = blocks[index]
      for known in block.knowledge.reversed()
      where known.range.contains(offset) && result.count < count {
        result.append(known.condition)
      }
      if block.isFunctionRoot { break }
      offset = block.parentLimit
      current = block.parent
    }
    return result
  }
}
