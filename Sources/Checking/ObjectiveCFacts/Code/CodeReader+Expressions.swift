internal import SourceFacts

extension CodeReader {
  private enum Operation: Int {
    case assign = 1
    case or, and, equality, other
  }

  private struct Pending {
    var operation: Operation
    var isNegated = false
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
    let base = known
    let start = first.range.lowerBound
    var operands = [first]
    var pending: [Pending] = []
    var choices: [CodeValue] = []
    var ternaries = 0
    var isTernary = false
    var index = next

    while index < end, let found = operation(at: index, end, ternaries: ternaries) {
      if source.kind(index) == .question || source.kind(index) == .colon {
        reduce(&operands, &pending, above: 0)
        isTernary = true
        guard let condition = operands.popLast() else { break }
        known = base
        if source.kind(index) == .colon {
          ternaries -= 1
          choices.append(condition)
          index += 1
        } else if index + 1 < end, source.kind(index + 1) == .colon {
          choices.append(condition)
          index += 2
        } else {
          ternaries += 1
          if let condition = condition.condition { known.add(condition.whenTrue) }
          index += 1
        }
      } else {
        let limit =
          found.operation == .assign ? Operation.assign.rawValue : found.operation.rawValue - 1
        reduce(&operands, &pending, above: limit)
        if found.operation == .and, let condition = operands.last?.condition {
          known.add(condition.whenTrue)
        } else if found.operation == .or {
          known = base
          if let condition = operands.last?.condition { known.add(condition.whenFalse) }
        }
        pending.append(Pending(operation: found.operation, isNegated: found.isNegated))
        index += found.length
      }
      let (operand, after) = operand(index, end)
      operands.append(operand)
      if after == index { break }
      index = after
    }
    reduce(&operands, &pending, above: 0)
    var result = operands.last ?? CodeValue(nil, start..<index)
    if isTernary { result = choice(choices + [result], start..<index) }
    result.range = start..<max(index, start)
    return (result, index)
  }

  /// Returns the operator at an index; nil if the expression ends there.
  private func operation(
    at index: Int, _ end: Int, ternaries: Int
  ) -> (operation: Operation, isNegated: Bool, length: Int)? {
    switch source.kind(index) {
    case .and: return (.and, false, 1)
    case .or: return (.or, false, 1)
    case .equal: return (.equality, false, 1)
    case .notEqual: return (.equality, true, 1)
    case .assign, .compoundAssign: return (.assign, source.kind(index) == .compoundAssign, 1)
    case .question: return (.assign, false, 1)
    case .colon: return ternaries > 0 ? (.assign, false, 1) : nil
    case .star, .ampersand, .caret, .plus, .minus, .less: return (.other, false, 1)
    case .greater:
      let isShift = index + 1 < end && source.kind(index + 1) == .greater
      return (.other, false, isShift ? 2 : 1)
    case .other: return (.other, false, 1)
    default: return nil
    }
  }

  /// Applies the pending operators that bind more tightly than the next one.
  private func reduce(
    _ operands: inout [CodeValue], _ pending: inout [Pending], above limit: Int
  ) {
    while let last = pending.last, last.operation.rawValue > limit, operands.count > 1 {
      pending.removeLast()
      let right = operands.removeLast()
      let left = operands.removeLast()
      operands.append(apply(last, left, right))
    }
  }

  private func apply(_ pending: Pending, _ left: CodeValue, _ right: CodeValue) -> CodeValue {
    let lower = min(left.range.lowerBound, right.range.lowerBound)
    let range = lower..<max(left.range.upperBound, right.range.upperBound, lower)
    var result = CodeValue(nil, range)
    let (leftCondition, rightCondition) = (left.condition, right.condition)
    switch pending.operation {
    case .assign:
      guard !pending.isNegated else { return result }
      if let local = left.local { assign(right, to: local) } else { noteUse(of: right) }
      noteSetting(of: left, to: right)
      result = right
      result.range = range
    case .and:
      result.condition = .and(leftCondition ?? CodeCondition(), rightCondition ?? CodeCondition())
    case .or:
      result.condition = .or(leftCondition ?? CodeCondition(), rightCondition ?? CodeCondition())
    case .equality: result.condition = equality(left, right, isNegated: pending.isNegated)
    case .other: break
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
    if facts.calls[call].result == nil {
      facts.calls[call].result = result
    } else if facts.calls[call].result?.type != type, facts.calls[call].otherResult == nil {
      facts.calls[call].otherResult = result
    }
  }
}
