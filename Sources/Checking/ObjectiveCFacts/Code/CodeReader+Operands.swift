internal import SourceFacts

extension CodeReader {
  private enum Prefix {
    case not
    case cast(type: Range<Int>)
    case other
  }

  /// Reads an operand with its prefixes and suffixes: casts, `!`, properties, subscripts.
  func operand(_ start: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    var prefixes: [Prefix] = []
    var index = start
    prefix: while index < end {
      switch source.kind(index) {
      case .not: prefixes.append(.not)
      case .minus, .plus, .star, .ampersand, .step: prefixes.append(.other)
      case .other where index > start: break
      case .name where source.word(index) == .__extension__: break
      case .openParenthesis:
        guard let type = castType(index, end) else { break prefix }
        prefixes.append(.cast(type: type))
        index = source.after(index)
        continue prefix
      default: break prefix
      }
      // In a long row of signs, the first ones are enough.
      if prefixes.count > 64 { prefixes.removeLast() }
      index += 1
    }
    guard index < end else { return (CodeValue(nil, start..<index), index) }
    var (value, next) = primary(index, end)
    guard next > index else { return (CodeValue(nil, start..<index), index) }
    next = suffixes(&value, next, end)
    for prefix in prefixes.reversed() { apply(prefix, to: &value, of: start..<next) }
    value.range = start..<next
    return (value, next)
  }

  private func apply(_ prefix: Prefix, to value: inout CodeValue, of operand: Range<Int>) {
    switch prefix {
    case .not:
      var result = CodeValue(nil, value.range)
      result.condition = value.condition?.negated
      value = result
    case .cast(let range):
      value.local = nil
      let type = source.type(range)
      guard let name = type.className else { return }
      if value.castClass == nil {
        let index = range.first { source.kind($0) == .name && source.name($0) == name }
        setResult(of: value, name, index ?? range.lowerBound, operand: operand)
        note(
          castOf: value, to: name, at: index ?? range.lowerBound, isForced: true,
          members: members(usedOf: operand))
      }
      value.castClass = name
    case .other: value = CodeValue(nil, value.range)
    }
  }

  /// Reads the suffixes of an operand, and returns where they end.
  private func suffixes(_ value: inout CodeValue, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      switch source.kind(index) {
      case .member:
        guard index + 1 < end, source.kind(index + 1) == .name else { return index + 1 }
        let range = value.range.lowerBound..<(index + 2)
        let hasArguments = index + 2 < end && source.kind(index + 2) == .openParenthesis
        value =
          isInstantiation(index + 1) && !hasArguments
          ? unary(value, index + 1, range) : member(of: value, index + 1)
        index += 2
      case .scope where index + 1 < end && source.kind(index + 1) == .name:
        value = member(of: value, index + 1)
        index += 2
      case .openBracket:
        // A bracket at the beginning of a line is a message, and a semicolon is missing before it.
        if source.tokens[index].line > source.tokens[index - 1].line { return index }
        value = element(of: value, index)
        index = source.after(index)
      case .openParenthesis:
        value = functionCall(value, index)
        index = source.after(index)
      case .step: index += 1
      default: return index
      }
    }
    return index
  }

  /// Reads the index or key in brackets after a value.
  private func element(of value: CodeValue, _ bracket: Int) -> CodeValue {
    let inside = source.end(inside: bracket)
    let range = value.range.lowerBound..<source.after(bracket)
    if bracket + 2 == inside, source.kind(bracket + 1) == .number {
      return element(of: value, source.number(bracket + 1), range)
    }
    let (key, next) = expression(bracket + 1, inside)
    noteIdentifierUse(of: key)
    expressions(next, inside)
    return element(of: value, nil, range)
  }

  private func primary(_ index: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    let range = index..<(index + 1)
    switch source.kind(index) {
    case .name: return (name(index), index + 1)
    case .string: return literal(index, end)
    case .number, .character: return (CodeValue(nil, range), index + 1)
    case .openParenthesis: return parenthesized(index)
    case .openBracket: return (message(index), source.after(index))
    case .openBrace:
      let next = source.after(index)
      _ = list(index + 1, source.end(inside: index))
      return (CodeValue(nil, index..<next), next)
    case .caret: return block(index, end)
    case .keyword:
      let next = index + 1
      let hasArguments = next < end && source.kind(next) == .openParenthesis
      // `@SHOW_LIST`, whose definition is a string of C.
      if !hasArguments, source.isMacro(index) {
        return (CodeValue(.name([source.name(index)]), range), next)
      }
      let after = hasArguments ? source.after(next) : next
      return (CodeValue(nil, index..<after), after)
    case .at: return boxed(index, end)
    default: return (CodeValue(nil, range), index)
    }
  }

  private func name(_ index: Int) -> CodeValue {
    if let variable = names.variable(index) { return value(ofVariable: variable, at: index) }
    let range = index..<(index + 1)
    switch source.word(index) {
    case .nil, .Nil, .NULL: return CodeValue(.nil, range)
    default: return CodeValue(.name([source.name(index)]), range)
    }
  }

  /// Reads adjacent string literals, and names of macros between them.
  private func literal(_ start: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    var parts: [Expression] = []
    var index = start
    while index < end {
      let isBeforeLiteral = index + 1 < end && source.kind(index + 1) == .string
      if source.kind(index) == .string {
        parts.append(.string(source.string(index)))
      } else if source.kind(index) == .name, source.isMacro(index) || isBeforeLiteral {
        parts.append(.name([source.name(index)]))
      } else {
        break
      }
      index += 1
    }
    parts = Expression.joiningStrings(parts)
    var value = CodeValue(nil, start..<index)
    // `#if A`, `@"a"`, `#else`, `@"b"`, `#endif`
    if source.areInBranches(start..<index) { return (value, index) }
    if parts.count == 1, case .string(let text) = parts[0] { value.literals = [(text, start)] }
    value.set(parts.count == 1 ? parts[0] : .concatenation(parts), weight: parts.count)
    return (value, index)
  }

  private func parenthesized(_ index: Int) -> (value: CodeValue, next: Int) {
    let inside = source.end(inside: index)
    let next = source.after(index)
    let range = index..<next
    if index + 1 < inside, source.kind(index + 1) == .openBrace {
      putAside(index + 1, isClosure: true)
      return (CodeValue(nil, range), next)
    }
    var (value, stop) = expression(index + 1, inside)
    if stop < inside {
      expressions(stop, inside)
      return (CodeValue(nil, range), next)
    }
    value.range = range
    return (value, next)
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@1`.
  private func boxed(_ index: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    let open = index + 1
    guard open < end else { return (CodeValue(nil, index..<open), open) }
    guard source.tokens[open].isOpening else {
      let next = source.kind(open) == .number ? open + 1 : open
      return (CodeValue(nil, index..<next), next)
    }
    let next = source.after(open)
    if source.kind(open) == .openParenthesis {
      var value = parenthesized(open).value
      value.range = index..<next
      return (value, next)
    }
    var value = CodeValue(nil, index..<next)
    let elements = list(open + 1, source.end(inside: open))
    if source.kind(open) == .openBracket, !source.areInBranches(open..<next) {
      value.elements = elements
    }
    return (value, next)
  }

  /// Reads expressions that commas separate.
  func list(_ start: Int, _ end: Int) -> [CodeValue] {
    var result: [CodeValue] = []
    var index = start
    while index < end {
      let (value, next) = expression(index, end)
      noteIdentifierUse(of: value)
      if next < end, source.kind(next) != .comma {
        result.append(CodeValue(nil, index..<max(next, index + 1)))
        index = next
        while index < end, source.kind(index) != .comma {
          let (other, stop) = expression(index, end)
          noteIdentifierUse(of: other)
          index = stop > index ? stop : skipped(index)
        }
      } else {
        result.append(value)
        index = next
      }
      index += 1
    }
    return result
  }

  /// Reads a block, and puts its body aside.
  private func block(_ index: Int, _ end: Int) -> (value: CodeValue, next: Int) {
    let ofHead: [ObjectiveCToken.Kind] = [.name, .star, .less, .greater, .openParenthesis, .comma]
    var brace = index + 1
    while brace < end, brace - index < 48, ofHead.contains(source.kind(brace)) {
      brace = source.after(brace)
    }
    guard brace < end, source.kind(brace) == .openBrace else {
      return (CodeValue(nil, index..<(index + 1)), index + 1)
    }
    putAside(brace, isClosure: true)
    let next = source.after(brace)
    return (CodeValue(nil, index..<next), next)
  }
}
