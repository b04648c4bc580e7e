extension CodeReader {
  private struct Branch {
    var known: CodeKnowledge
    /// Whether the branch never continues to the code after the `if`.
    var leaves: Bool
  }

  /// Reads `if (…) … else if (…) … else …`, and puts each branch aside with what is known in it.
  func ifChain(_ start: Int, _ end: Int) -> Int {
    var branches: [Branch] = []
    let outer = known
    var index = start
    var isComplete = false
    while index < end {
      let parenthesis = source.isName(index + 1, .constexpr) ? index + 2 : index + 1
      let (value, next) = condition(parenthesis, end)
      index = next
      let condition = value?.condition ?? CodeCondition()
      let before = known
      known.add(condition.whenTrue)
      index = branch(index, end, &branches)
      known = before
      known.add(condition.whenFalse)
      guard index < end, source.isName(index, .else) else { break }
      index += 1
      if index < end, source.isName(index, .if) { continue }
      index = branch(index, end, &branches)
      isComplete = true
      break
    }
    if !isComplete { branches.append(Branch(known: known, leaves: false)) }
    let remaining = branches.filter { !$0.leaves }
    known = remaining.count == 1 ? remaining[0].known : outer
    return index
  }

  /// Puts the body of a loop aside, because what is known at its end may not hold after the loop.
  func loopBody(_ start: Int, _ end: Int) -> Int {
    // `do { … } while (x);` has its body before it.
    if start < end, source.kind(start) == .semicolon { return start }
    var branches: [Branch] = []
    return branch(start, end, &branches)
  }

  /// Puts a branch aside, and returns the place after it.
  private func branch(_ start: Int, _ end: Int, _ branches: inout [Branch]) -> Int {
    guard start < end else { return end }
    let range: Range<Int>
    let next: Int
    var unbraced = 0
    if source.kind(start) == .openBrace {
      range = source.inside(start)
      next = source.after(start)
    } else if job.unbraced < 16 {
      unbraced = job.unbraced + 1
      next = endOfStatement(start, end)
      range = start..<next
    } else {
      next = expressionStatement(start, end)
      range = start..<start
    }
    branches.append(Branch(known: known, leaves: leaves(range)))
    if !range.isEmpty, quiet == 0 {
      jobs.append(
        Job(
          range: range, known: known, isClosure: job.isClosure, isCaught: job.isCaught,
          unbraced: unbraced))
    }
    return next
  }

  /// Where a statement ends.
  func endOfStatement(_ start: Int, _ end: Int) -> Int {
    var index = start
    var hasIf = false
    while index < end {
      switch source.word(index) {
      case .if, .while, .for, .switch:
        hasIf = hasIf || source.isName(index, .if)
        index += 1
        if index < end, source.kind(index) == .openParenthesis { index = source.after(index) }
        continue
      default: break
      }
      // `@autoreleasepool { … }`
      if source.kind(index) == .keyword, index + 1 < end, source.kind(index + 1) == .openBrace {
        index += 1
      }
      if source.kind(index) == .openBrace {
        index = source.after(index)
      } else {
        while index < end, source.kind(index) != .semicolon { index = source.after(index) }
        index = min(index + 1, end)
      }
      guard hasIf, index < end, source.isName(index, .else) else { return index }
      index += 1
    }
    return min(index, end)
  }

  /// Whether the last of some statements leaves the function, the loop or the `switch`.
  ///
  /// A statement in an `#if` that is inside the current block may not be compiled, unless the code before and after
  /// the statements is in an `#if`, too.
  private func leaves(_ range: Range<Int>) -> Bool {
    var index = range.upperBound - 1
    guard index >= range.lowerBound, source.kind(index) == .semicolon else { return false }
    index -= 1
    scan: while index >= range.lowerBound {
      switch source.kind(index) {
      case .semicolon, .openBrace, .closeBrace: break scan
      case .closeParenthesis, .closeBracket:
        let partner = Int(source.tokens[index].partner)
        index = partner >= range.lowerBound ? partner - 1 : index - 1
      default: index -= 1
      }
    }
    guard index + 1 < range.upperBound else { return false }
    let isInConditionalBlock = source.tokens[max(job.range.lowerBound - 1, 0)].isConditional
    let isBetweenConditional =
      source.tokens[max(range.lowerBound - 1, 0)].isConditional
      && source.tokens[min(range.upperBound + 1, source.tokens.count - 1)].isConditional
    guard
      isInConditionalBlock || isBetweenConditional || !source.tokens[index + 1].isConditional
    else { return false }
    switch source.word(index + 1) {
    case .return, .break, .continue, .goto, .throw, .abort, .exit: return true
    default: return false
    }
  }
}
