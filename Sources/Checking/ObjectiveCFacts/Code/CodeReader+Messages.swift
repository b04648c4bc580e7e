internal import SourceFacts

extension CodeReader {
  /// A message in brackets: `[receiver part:argument part:argument]`.
  func message(_ bracket: Int) -> CodeValue {
    let end = source.end(inside: bracket)
    let range = bracket..<source.after(bracket)
    let (receiver, next) = expression(bracket + 1, end)
    guard next > bracket + 1, next < end,
      source.kind(next) == .name || source.kind(next) == .colon
    else {
      expressions(next, end)
      return CodeValue(nil, range)
    }
    if next + 1 >= end, source.kind(next) == .name { return unary(receiver, next, range) }

    let start = next
    var index = next
    var selector = ""
    var isRelevant = false
    var arguments: [(label: String?, value: CodeValue)] = []
    while index < end, arguments.count <= 200 {
      var label: String?
      if source.kind(index) == .name, index + 1 < end, source.kind(index + 1) == .colon {
        label = source.name(index)
        isRelevant = isRelevant || source.isRelevant(index)
        index += 1
      }
      let isPart = source.kind(index) == .colon
      guard isPart || source.kind(index) == .comma else { break }
      if isPart { selector += (label ?? "") + ":" }
      let (value, after) = expression(index + 1, end)
      arguments.append((label, value))
      index = max(after, index + 1)
    }
    expressions(index, end)
    guard !selector.isEmpty else { return CodeValue(nil, range) }
    let message = Message(
      receiver: receiver, selector: selector, arguments: arguments, range: range, place: start,
      isRelevant: isRelevant)
    return send(performed(by: message) ?? message)
  }

  /// Returns the message that another one sends: `[self performSelector:@selector(a:) withObject:x]`.
  private func performed(by message: Message) -> Message? {
    guard message.selector.hasPrefix("performSelector"),
      let selector = message.arguments.first?.value.range.lowerBound,
      let parts = parts(ofSelector: selector), parts.contains(where: source.isRelevant)
    else { return nil }
    var sent = message
    sent.selector = self.selector(parts)
    sent.arguments = message.arguments.dropFirst().filter { $0.label == "withObject" }
    sent.isRelevant = true
    return sent
  }

  /// Returns the tokens in the parentheses of `@selector(…)`; nil for anything else.
  private func parts(ofSelector keyword: Int) -> Range<Int>? {
    guard keyword + 1 < source.tokens.count, source.isKeyword(keyword, .selector),
      source.kind(keyword + 1) == .openParenthesis
    else { return nil }
    return source.inside(keyword + 1)
  }

  private func selector(_ parts: Range<Int>) -> String {
    parts.map { source.kind($0) == .colon ? ":" : source.kind($0) == .name ? source.name($0) : "" }
      .joined()
  }

  /// Whether the name of a message without arguments is that of a call, as in
  /// `[storyboard instantiateInitialViewController]`; other such messages may be properties.
  func isInstantiation(_ index: Int) -> Bool { source.name(index).hasPrefix("instantiate") }

  /// The value of a message without arguments: a property's value, or a call, which a dot can send, too.
  func unary(_ receiver: CodeValue, _ index: Int, _ range: Range<Int>) -> CodeValue {
    var receiver = receiver
    switch source.word(index) {
    case .copy, .mutableCopy, .retain, .autorelease:
      receiver.range = range
      receiver.condition = nil
      receiver.local = nil
      return receiver
    default: break
    }
    let name = source.name(index)
    var result = CodeValue(nil, range)
    if isInstantiation(index) {
      result.set(
        .call(CallExpression(receiver: target(receiver), function: name)),
        weight: receiver.weight + 1)
    } else {
      result = member(of: receiver, index)
      result.range = range
    }
    if case .segue = result.expression { return result }
    if source.word(index) != .class, source.word(index) != .alloc,
      source.isRelevant(index) || isRelevantType(receiver)
    {
      result.call = note(
        CallExpression(receiver: target(receiver), function: name), at: index)
    }
    return result
  }

  private struct Message {
    var receiver: CodeValue
    var selector: String
    var arguments: [(label: String?, value: CodeValue)]
    var range: Range<Int>
    /// The place of the selector's first part.
    var place: Int
    var isRelevant: Bool
  }

  private func send(_ message: Message) -> CodeValue {
    if let known = knownMessage(message) { return known }
    noteUses(in: message)
    let isRelevant =
      message.isRelevant || isRelevantType(message.receiver)
      || message.arguments.contains { isRelevantClass($0.value) }
    var result = value(
      of: CallExpression(receiver: target(message.receiver), function: message.selector),
      message.arguments, weight: message.receiver.weight + 1, message.range, at: message.place,
      isRelevant: isRelevant)
    if message.selector == "initWithObjects:" || message.selector == "arrayWithObjects:" {
      result.elements = message.arguments.map(\.value).filter { $0.expression != .nil }
    }
    if isIdentifier(message.receiver) {
      result.condition = unknownCondition(message.receiver, message.range)
    }
    return result
  }

  /// Returns the value of a call with some arguments, and notes the call if it is relevant.
  private func value(
    of call: CallExpression, _ arguments: [(label: String?, value: CodeValue)], weight: Int,
    _ range: Range<Int>, at place: Int, isRelevant: Bool
  ) -> CodeValue {
    var call = call
    for (label, value) in arguments {
      let names = label.map(NavigationCalls.isListOfScenes) == true ? names(in: value) : nil
      call.arguments.append(.init(label: label, value: names ?? written(value)))
    }
    var result = CodeValue(nil, range)
    result.set(.call(call), weight: arguments.reduce(weight) { $0 + $1.value.weight })
    guard isRelevant else { return result }
    for (index, argument) in arguments.enumerated() {
      call.arguments[index].position = position(of: argument.value)
      noteTexts(of: argument.value)
    }
    result.call = note(call, at: place)
    return result
  }

  /// Notes the identifiers of segues among the values of a message.
  private func noteUses(in message: Message) {
    // The superclass's method is read too, if it is the app's own.
    guard message.receiver.expression != .name(["super"]) else { return }
    noteIdentifierUse(of: message.receiver)
    for argument in message.arguments { noteIdentifierUse(of: argument.value) }
  }

  /// The choice of the scenes' names in an array literal; nil for anything else.
  private func names(in list: CodeValue) -> Expression? {
    var different: [Expression] = []
    for element in list.elements.prefix(16).map(written) where !different.contains(element) {
      different.append(element)
    }
    return different.count > 1 ? .choice(different) : different.first
  }

  /// The value of a message that the reader knows, about strings, classes or identifiers.
  private func knownMessage(_ message: Message) -> CodeValue? {
    guard let word = source.word(message.place) else { return nil }
    if word == .stringWithFormat {
      noteUses(in: message)
      return CodeValue(nil, message.range)
    }
    guard message.arguments.count == 1 else { return nil }
    let argument = message.arguments[0].value
    if word == .setRestorationIdentifier { note(restoration: .set, argument) }
    var result = CodeValue(nil, message.range)
    if let condition = condition(of: message, word, argument) {
      result.condition = condition
      return result
    }
    // With one argument, the word is the whole selector.
    switch word {
    case .objectAtIndex:
      let isNumber = argument.range.count == 1 && source.kind(argument.range.lowerBound) == .number
      return element(
        of: message.receiver, isNumber ? source.number(argument.range.lowerBound) : nil,
        message.range)
    case .stringByAppendingString:
      noteUses(in: message)
      result.set(
        Self.joined(written(message.receiver), written(argument)),
        weight: message.receiver.weight + argument.weight)
    case .stringWithString, .stringWithUTF8String:
      result = argument
      result.range = message.range
    default: return nil
    }
    return result
  }

  /// The condition that a message with one argument asks for; nil if it asks for none.
  private func condition(
    of message: Message, _ word: ObjectiveCWord, _ argument: CodeValue
  ) -> CodeCondition? {
    switch word {
    case .isEqualToString, .isEqual: return comparison(message.receiver, argument)
    // The result is zero if the two are equal.
    case .compare: return comparison(message.receiver, argument)?.negated
    case .isSubclassOfClass: return classTest(message.receiver, argument, isExact: false)
    case .containsObject:
      guard isIdentifier(argument) else { return nil }
      return membership(of: argument, in: message.receiver, message.range)
    case .isKindOfClass, .isMemberOfClass, .respondsToSelector, .conformsToProtocol:
      return ways(to: message.receiver).map {
        typeTest(message.receiver, $0, argument, isExact: word == .isMemberOfClass)
      }
    default: return nil
    }
  }

  private static func joined(_ left: Expression, _ right: Expression) -> Expression {
    let first: [Expression] = if case .concatenation(let parts) = left { parts } else { [left] }
    let second: [Expression] = if case .concatenation(let parts) = right { parts } else { [right] }
    return .concatenation(first + second)
  }

  /// Reads `function(arguments)`, or the call of a block.
  func functionCall(_ function: CodeValue, _ parenthesis: Int) -> CodeValue {
    let range = function.range.lowerBound..<source.after(parenthesis)
    let isLog = function.range.count == 1 && isLogging(function.range.lowerBound)
    if isLog { logging += 1 }
    let arguments = list(parenthesis + 1, source.end(inside: parenthesis))
    if isLog { logging -= 1 }
    var result = CodeValue(nil, range)
    guard function.range.count == 1, function.local == nil,
      source.kind(function.range.lowerBound) == .name
    else { return result }
    let place = function.range.lowerBound
    switch source.word(place) {
    case .CFSTR: result.expression = arguments.first?.expression
    case .NSStringFromClass: result.expression = arguments.first.flatMap(className)
    case .NSStringFromSelector:
      result.expression = parts(ofSelector: parenthesis + 1).map { .string(selector($0)) }
    default:
      return value(
        of: CallExpression(function: source.name(place)), arguments.prefix(50).map { (nil, $0) },
        weight: 1, range, at: place, isRelevant: source.isRelevant(place))
    }
    return result
  }

  /// `NSStringFromClass([X class])` and `NSStringFromClass(self.class)`.
  private func className(_ value: CodeValue) -> Expression? {
    switch value.expression {
    case .type(let path): .typeName(path)
    case .name(["self"]) where head.context.isStatic: .typeName(["Self"])
    default: nil
    }
  }
}
