internal import SourceFacts

extension CodeReader {
  /// An operator, by its effect on what is known.
  private enum Operation {
    case assign
    /// `+=` and its kin.
    case change
    case or, and
    case equality(isNegated: Bool)
    case other

    /// How tightly it binds its operands.
    var binding: Int {
      switch self {
      case .assign, .change: 1
      case .or: 2
      case .and: 3
      case .equality: 4
      case .other: 5
      }
    }
  }

  /// An expression with operators, as far as it was read.
  private struct Row {
    /// The knowledge before the expression.
    let base: CodeKnowledge
    var operands: [CodeValue]
    /// The operators that are not applied yet, because a later one may bind more tightly.
    var pending: [Operation] = []
    /// The outcomes of `?:` before the last one.
    var choices: [CodeValue] = []
    /// How many `?` have had no `:` yet.
    var openTernaries = 0
    var isTernary = false
  }

  /// Reads an expression, with all that is in its brackets.
  ///
  /// - Returns: The value, and the index of the first token after the expression. The index is
  ///   `start` if no expression begins there.
  func expression(_ start: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    guard start < end else { return (CodeValue(nil, start..<start), start) }
    guard depth < Self.deepest else { return (CodeValue(nil, start..<end), end) }
    depth += 1
    defer { depth -= 1 }
    let (first, next) = operand(start, end)
    guard next > start, next < end, operation(at: next, end, ternaries: 0) != nil else {
      return (first, next)
    }
    let outer = known
    defer { known = outer }
    return binary(first, next, end)
  }

  /// Reads the rest of an expression, from the operator after its first operand.
  private func binary(_ first: CodeValue, _ next: Int, _ end: Int) -> (value: CodeValue, next: Int)
  {
    let start = first.range.lowerBound
    var row = Row(base: known, operands: [first])
    var index = next
    while index < end, let found = operation(at: index, end, ternaries: row.openTernaries) {
      if source.kind(index) == .question || source.kind(index) == .colon {
        guard let length = readTernary(index, end, &row) else { break }
        index += length
      } else {
        read(found.operation, &row)
        index += found.length
      }
      let (operand, after) = operand(index, end)
      row.operands.append(operand)
      if after == index { break }
      index = after
    }
    reduce(&row, above: 0)
    var result = row.operands.last ?? CodeValue(nil, start..<index)
    if row.isTernary { result = choice(row.choices + [result], start..<index) }
    result.range = start..<max(index, start)
    return (result, index)
  }

  /// Reads the `?`, `:` or `?:` at an index; returns how many tokens it has, or nil without an operand before it.
  private func readTernary(_ index: Int, _ end: Int, _ row: inout Row) -> Int? {
    reduce(&row, above: 0)
    row.isTernary = true
    guard let before = row.operands.popLast() else { return nil }
    known = row.base
    if source.kind(index) == .colon {
      row.openTernaries -= 1
      row.choices.append(before)
      return 1
    }
    if index + 1 < end, source.kind(index + 1) == .colon {
      row.choices.append(before)
      return 2
    }
    row.openTernaries += 1
    if let condition = before.condition { known.add(condition.whenTrue) }
    return 1
  }

  /// Reads any other operator, after which more may be known.
  private func read(_ operation: Operation, _ row: inout Row) {
    switch operation {
    // Assignments in a row are applied from the last one to the first.
    case .assign, .change: reduce(&row, above: operation.binding)
    case .or, .and, .equality, .other: reduce(&row, above: operation.binding - 1)
    }
    let condition = row.operands.last?.condition
    switch operation {
    case .and: if let condition { known.add(condition.whenTrue) }
    case .or:
      known = row.base
      if let condition { known.add(condition.whenFalse) }
    default: break
    }
    row.pending.append(operation)
  }

  /// Returns the operator at an index; nil if the expression ends there.
  private func operation(
    at index: Int, _ end: Int, ternaries: Int
  ) -> (operation: Operation, length: Int)? {
    switch source.kind(index) {
    case .and: return (.and, 1)
    case .or: return (.or, 1)
    case .equal: return (.equality(isNegated: false), 1)
    case .notEqual: return (.equality(isNegated: true), 1)
    case .assign, .question: return (.assign, 1)
    case .compoundAssign: return (.change, 1)
    case .colon: return ternaries > 0 ? (.assign, 1) : nil
    case .star, .ampersand, .caret, .plus, .minus, .less, .other: return (.other, 1)
    case .greater:
      let isShift = index + 1 < end && source.kind(index + 1) == .greater
      return (.other, isShift ? 2 : 1)
    default: return nil
    }
  }

  /// Applies the pending operators that bind more tightly than a limit.
  private func reduce(_ row: inout Row, above limit: Int) {
    while let last = row.pending.last, last.binding > limit, row.operands.count > 1 {
      row.pending.removeLast()
      let right = row.operands.removeLast()
      let left = row.operands.removeLast()
      row.operands.append(apply(last, left, right))
    }
  }

  private func apply(_ operation: Operation, _ left: CodeValue, _ right: CodeValue) -> CodeValue {
    let lower = min(left.range.lowerBound, right.range.lowerBound)
    let range = lower..<max(left.range.upperBound, right.range.upperBound, lower)
    var result = CodeValue(nil, range)
    let (leftCondition, rightCondition) = (left.condition, right.condition)
    switch operation {
    case .assign:
      if let local = left.local { assign(right, to: local) } else { noteIdentifierUse(of: right) }
      noteSetting(of: left, to: right)
      result = right
      result.range = range
    case .and:
      result.condition = .and(leftCondition ?? CodeCondition(), rightCondition ?? CodeCondition())
    case .or:
      result.condition = .or(leftCondition ?? CodeCondition(), rightCondition ?? CodeCondition())
    case .equality(let isNegated): result.condition = equality(left, right, isNegated: isNegated)
    case .change, .other: break
    }
    return result
  }

  private func equality(_ left: CodeValue, _ right: CodeValue, isNegated: Bool) -> CodeCondition? {
    if let condition = left.condition ?? right.condition {
      guard let truth = truth(left.condition == nil ? left : right) else {
        return condition.forgotten
      }
      return truth == isNegated ? condition.negated : condition
    }
    return comparison(left, right).map { isNegated ? $0.negated : $0 }
  }

  /// The truth of a literal: true for `YES`, false for `0`; nil for all other values.
  private func truth(_ value: CodeValue) -> Bool? {
    guard value.range.count == 1 else { return nil }
    let index = value.range.lowerBound
    if source.kind(index) == .number { return source.number(index) == "0" ? false : nil }
    switch source.word(index) {
    case .YES, .true: return true
    case .NO, .false, .NSOrderedSame: return false
    default: return nil
    }
  }

  /// Notes that a value is expected to have the type of the variable that it is assigned to.
  func assign(_ value: CodeValue, to variable: Int) {
    if let call = value.call, quiet == 0, isCell(variable, from: value.range.upperBound) {
      facts.calls[call].needsValue = true
    }
    guard let type = names.variables[variable].type,
      let name = source.type(type).className(isPointer: true),
      value.castClass != name
    else { return }
    setResult(of: value, name, type.lowerBound)
    note(
      castOf: value, to: name, at: type.lowerBound, isForced: true,
      members: members(usedOfVariable: variable, from: value.range.upperBound))
  }

  /// Notes the type that is expected of a call's result, in addition to one that was noted before.
  func setResult(
    of value: CodeValue, _ type: String, _ index: Int, operand: Range<Int>? = nil
  ) {
    guard let call = value.call, quiet == 0 else { return }
    var result = CallFact.Result(
      type: type, isForced: true, position: source.tokens[index].position)
    result.showing = showing(of: operand ?? value.range)
    result.members = allMembers(usedOf: operand ?? value.range)
    if facts.calls[call].result == nil {
      facts.calls[call].result = result
    } else if facts.calls[call].result?.type != type, facts.calls[call].otherResult == nil {
      facts.calls[call].otherResult = result
    }
  }
}
