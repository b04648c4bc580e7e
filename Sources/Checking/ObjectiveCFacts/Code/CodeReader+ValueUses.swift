internal import SourceFacts

// The uses of a value by the code after it.
extension CodeReader {
  /// The members that code certainly uses of a value, either directly after it or of the variable
  /// that it is assigned to.
  func members(usedOf value: Range<Int>) -> [String] {
    let value = withParentheses(value)
    if let member = member(behind: value) { return [member] }
    guard let variable = variable(set: value) else { return [] }
    return members(usedOfVariable: variable, from: value.upperBound)
  }

  /// All members that code uses of a value, as the variable that it is assigned to; nil if code may do more than use
  /// them, compare the object with nil, and return it to a table or collection.
  func allMembers(usedOf value: Range<Int>) -> Set<String>? {
    let value = withParentheses(value)
    guard let variable = variable(set: value) else { return nil }
    let scope =
      names.variables[variable].initial == value.lowerBound
      ? value.upperBound..<endOfBlock(from: value.upperBound) : names.body
    guard scope.count < Self.farthestUse else { return nil }
    var members: Set<String> = []
    for use in scope where names.variable(use) == variable {
      if let member = member(behind: use..<(use + 1)) {
        members.insert(member)
      } else if !isHarmless(use) {
        return nil
      }
    }
    return members
  }

  /// Whether code only declares, assigns or tests a variable, or returns it to a table or collection.
  private func isHarmless(_ use: Int) -> Bool {
    guard use > 1, use + 1 < source.tokens.count else { return false }
    switch (source.kind(use - 1), source.kind(use + 1)) {
    case (_, .assign), (_, .equal), (_, .notEqual), (.not, _), (.star, _): return true
    case (.openParenthesis, .closeParenthesis): return source.word(use - 2) == .if
    case (_, .semicolon) where source.word(use - 1) == .return:
      return ["tableView:", "collectionView:"].contains(where: head.context.function.hasPrefix)
    default: return false
    }
  }

  /// The way in which code shows a controller, directly or as the variable that it is assigned to; nil if code may do
  /// more with it.
  func showing(of value: Range<Int>) -> CallFact.Result.Showing? {
    let value = withParentheses(value)
    var uses = [value]
    if let variable = variable(set: value) {
      guard names.hasOneValue(variable), names.body.count <= Self.farthestUse else { return nil }
      uses = names.body.filter {
        names.variable($0) == variable && $0 != value.lowerBound - 2
      }.map { $0..<($0 + 1) }
    }
    var showing: CallFact.Result.Showing?
    for use in uses {
      if let member = member(behind: use) {
        guard Self.ofAllControllers.contains(member) else { return nil }
      } else if let shown = self.showing(before: use.lowerBound) {
        if showing != .pushed { showing = shown }
      } else {
        return nil
      }
    }
    return showing
  }

  /// The way in which code shows the controller at a place: `showViewController:list`, `x.rootViewController = list`.
  private func showing(before place: Int) -> CallFact.Result.Showing? {
    guard place > 2 else { return nil }
    let isArgument = source.kind(place - 1) == .colon
    let isAssigned = source.kind(place - 1) == .assign && source.kind(place - 3) == .member
    return isArgument || isAssigned ? Self.showing[source.name(place - 2)] : nil
  }

  /// The first parts of the messages that show a controller, and the property that does.
  private static let showing: [String: CallFact.Result.Showing] = [
    "addChildViewController": .presented, "initWithRootViewController": .pushed,
    "presentModalViewController": .presented, "presentViewController": .presented,
    "pushViewController": .pushed, "rootViewController": .presented,
    "setRootViewController": .presented, "showDetailViewController": .presented,
    "showViewController": .pushed,
  ]

  /// The members that every view controller has, as far as code uses them to show one.
  private static let ofAllControllers: Set<String> = [
    "didMoveToParentViewController", "hidesBottomBarWhenPushed", "modalPresentationStyle",
    "modalTransitionStyle", "navigationItem", "popoverPresentationController",
    "preferredContentSize", "setHidesBottomBarWhenPushed", "setModalPresentationStyle",
    "setModalTransitionStyle", "setTitle", "setTransitioningDelegate", "tabBarItem", "title",
    "transitioningDelegate", "view",
  ]

  /// The variable that a value is assigned to.
  private func variable(set value: Range<Int>) -> Int? {
    guard value.lowerBound > 1, source.kind(value.lowerBound - 1) == .assign else { return nil }
    return names.variable(value.lowerBound - 2)
  }

  /// A value with the parentheses around it that are not those of a call.
  private func withParentheses(_ value: Range<Int>) -> Range<Int> {
    var value = value
    while value.lowerBound > 0, value.upperBound < source.tokens.count,
      source.kind(value.lowerBound - 1) == .openParenthesis,
      source.end(inside: value.lowerBound - 1) == value.upperBound,
      !isCall(value.lowerBound - 1)
    {
      value = (value.lowerBound - 1)..<(value.upperBound + 1)
    }
    return value
  }

  /// The members that code certainly uses of a variable whose only value ends at `start`.
  ///
  /// These uses are in the same block, outside of branches, and before the code may leave the block.
  ///
  /// There are none if the code asks the object for its class or its methods.
  func members(usedOfVariable number: Int, from start: Int) -> [String] {
    guard names.hasOneValue(number) else { return [] }
    let end = min(job.range.upperBound, start + Self.farthestUse)
    var members: [String] = []
    var statement = start
    while statement < end {
      let next = min(endOfStatement(statement, end), end)
      var isCertain = true
      var mayLeave = false
      for index in statement..<next {
        let token = source.tokens[index]
        // The value is in the brackets of a condition or a call, which end here.
        if token.isClosing, Int(token.partner) < start { return members }
        switch effect(of: index) {
        case .branches: isCertain = false
        case .leaves: mayLeave = true
        case .isLabel: return members
        case nil: break
        }
        guard names.variable(index) == number, let member = member(behind: index..<(index + 1))
        else { continue }
        if Self.questions.contains(member) { return [] }
        // Code in an `#if` after the value may not be compiled.
        let mayBeLeftOut = token.isConditional && !source.tokens[start].isConditional
        if isCertain, !mayBeLeftOut { members.append(member) }
      }
      if mayLeave { return members }
      statement = next
    }
    return members
  }

  /// The effect of a token on whether the code after it certainly runs.
  private enum Effect {
    case branches, leaves, isLabel
  }

  private func effect(of index: Int) -> Effect? {
    switch source.kind(index) {
    case .openBrace, .and, .or, .question: return .branches
    case .name, .keyword: break
    default: return nil
    }
    switch source.word(index) {
    // The operand of `sizeof` isn't evaluated.
    case .if, .else, .while, .for, .do, .switch, .sizeof: return .branches
    case .return, .break, .continue, .goto, .throw, .abort, .exit: return .leaves
    case .case, .default: return .isLabel
    default: return nil
    }
  }

  /// Whether `tableView:cellForRowAtIndexPath:` returns a variable as the cell, even if it is nil.
  ///
  /// The variable's only value ends at `start`.
  func isCell(_ variable: Int, from start: Int) -> Bool {
    guard head.context.function == "tableView:cellForRowAtIndexPath:", !job.isClosure,
      names.hasOneValue(variable)
    else { return false }
    let rest = start..<endOfBlock(from: start)
    guard rest.count < Self.farthestUse else { return false }
    let returns = rest.filter { source.word($0) == .return }
    guard let last = returns.last, [.semicolon, .closeBrace].contains(source.kind(last - 1)) else {
      // `if (cell) return cell;`
      return false
    }
    return returns.allSatisfy { place in
      place + 2 < rest.upperBound && names.variable(place + 1) == variable
        && source.kind(place + 2) == .semicolon
    }
  }

  /// The end of the block that contains a token, as far as the function that is being read and ``farthestUse`` reach.
  private func endOfBlock(from start: Int) -> Int {
    let limit = min(job.range.upperBound, start + Self.farthestUse)
    var index = start
    while index < limit, source.kind(index) != .closeBrace {
      index = source.kind(index) == .openBrace ? source.after(index) : index + 1
    }
    return max(start, min(index, limit))
  }

  /// How many tokens are looked at for uses of one variable, because a body may have any number of variables.
  private static let farthestUse = 1000

  /// The messages by which code finds out what an object is.
  private static let questions: Set<String> = [
    "class", "conformsToProtocol", "isKindOfClass", "isMemberOfClass", "respondsToSelector",
  ]

  /// Whether a parenthesis may begin the arguments of a call.
  private func isCall(_ parenthesis: Int) -> Bool {
    guard parenthesis > 0 else { return false }
    switch source.kind(parenthesis - 1) {
    case .name, .closeParenthesis, .closeBracket: return true
    default: return false
    }
  }

  /// The member of a value that is used after it: `value.name`, `[value name]`.
  private func member(behind value: Range<Int>) -> String? {
    let next = value.upperBound
    guard value.lowerBound > 0, next + 1 < source.tokens.count else { return nil }
    switch source.kind(next) {
    case .member: return source.kind(next + 1) == .name ? source.name(next + 1) : nil
    case .name where source.kind(value.lowerBound - 1) == .openBracket: return source.name(next)
    default: return nil
    }
  }
}
