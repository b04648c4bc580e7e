internal import SourceFacts

extension CodeReader {
  /// The value of a property: a path from a segue, a longer path of names, or a call.
  func member(of value: CodeValue, _ index: Int) -> CodeValue {
    let range = value.range.lowerBound..<(index + 1)
    var result = CodeValue(nil, range)
    let word = source.word(index)
    if word == .class { return type(of: value, range) }
    // Code asks for the length only to find out whether there is an identifier.
    if source.name(index) != "length" { noteIdentifierUse(of: value) }
    if isRestorationIdentifier(word, of: value) {
      result.expression = .call(
        CallExpression(receiver: value.expression, function: source.name(index)))
      return result
    }
    switch value.expression {
    case .segue(let path):
      result.expression = way(path, word, source.name(index)).map(Expression.segue)
      if path == ["identifier"] { result.condition = unknownCondition(value, range) }
    case .name(let path) where path.count < 32:
      result.expression = .name(path + [source.name(index)])
    case .type(let path) where word == .description: result.expression = .typeName(path)
    case .type(let path): result.expression = .name(path + [source.name(index)])
    case .call, .choice:
      result.set(
        .call(CallExpression(receiver: value.expression, function: source.name(index))),
        weight: value.weight + 1)
    default: break
    }
    return result
  }

  /// `[X class]`, `[self class]`, `[segue.destinationViewController class]`.
  private func type(of value: CodeValue, _ range: Range<Int>) -> CodeValue {
    var result = CodeValue(nil, range)
    switch value.expression {
    case .segue(let path) where !path.isEmpty: result.expression = .segue(path + ["class"])
    case .name(["self"]): result.expression = .type(["Self"])
    case .name(let path) where path.count == 1:
      // A variable's class is not known; a type's name begins with a capital letter.
      if path[0].utf8.first.map({ $0 >= 0x41 && $0 <= 0x5A || $0 == 0x5F }) == true {
        result.expression = .type(path)
      }
    default: break
    }
    return result
  }

  /// The path from a segue to one of its properties, in the names of Swift.
  private func way(_ path: [String], _ word: ObjectiveCWord?, _ name: String) -> [String]? {
    guard path.count < 12 else { return nil }
    if path.isEmpty {
      switch word {
      case .identifier: return ["identifier"]
      case .destination, .destinationViewController, .destinationController: return ["destination"]
      default: return nil
      }
    }
    guard path[0] != "identifier" else { return nil }
    switch word {
    case .firstObject: return path + ["first"]
    case .lastObject: return path + ["last"]
    case .childViewControllers: return path + ["children"]
    default: return path + [name]
    }
  }

  /// An element of a value, by its number.
  ///
  /// `number` is nil if the index is computed.
  func element(of value: CodeValue, _ number: String?, _ range: Range<Int>) -> CodeValue {
    var result = CodeValue(nil, range)
    if case .segue(let path) = value.expression, path.count > 1, path.count < 12 {
      result.expression = .segue(path + ["[\(number ?? "n")]"])
    } else if let number = number.flatMap({ Int($0) }), value.elements.indices.contains(number) {
      result = value.elements[number]
      result.range = range
    }
    return result
  }

  /// Returns the receiver of a message; nil for `self`.
  func target(_ value: CodeValue) -> Expression? {
    let expression = written(value)
    return expression == .name(["self"]) ? nil : expression
  }

  /// Whether a value is or begins with the name of a type that may navigate.
  func isRelevantType(_ value: CodeValue) -> Bool {
    switch value.expression {
    case .name(let path), .type(let path):
      guard let name = path.first, let first = name.utf8.first, first >= 0x41, first <= 0x5A,
        name.utf8.count < 200
      else { return false }
      return Array(name.utf8).withUnsafeBufferPointer { NavigationWords.mayName(callOf: $0) }
    default: return false
    }
  }

  /// Whether a value is the class object of such a type: `[ListController class]`.
  func isRelevantClass(_ value: CodeValue) -> Bool {
    if case .type = value.expression { isRelevantType(value) } else { false }
  }

  /// Whether a value is the identifier of the segue that the function receives, or of a segue that
  /// it is asked to perform.
  func isIdentifier(_ value: CodeValue) -> Bool {
    switch value.expression {
    case .segue(["identifier"]): true
    case .parameter(let place):
      place == head.identifierParameter || place == head.forwardedIdentifier
    default: false
    }
  }

  /// Returns the condition that two values are equal, if one is the segue's identifier or its destination's class.
  func comparison(_ left: CodeValue, _ right: CodeValue) -> CodeCondition? {
    noteRestoration(left, right)
    let (subject, value) = isIdentifier(left) ? (left, right) : (right, left)
    guard isIdentifier(subject), !isIdentifier(value), value.expression != .nil else {
      return classTest(left, right, isExact: true) ?? classTest(right, left, isExact: true)
    }
    return condition(written(subject), [value])
  }

  /// The condition of `[@[@"a", @"b"] containsObject:segue.identifier]`.
  func membership(
    of identifier: CodeValue, in list: CodeValue, _ range: Range<Int>
  ) -> CodeCondition {
    guard !list.elements.isEmpty, list.elements.count <= 64 else {
      noteIdentifierUse(of: identifier)
      return unknownCondition(identifier, range)
    }
    return condition(written(identifier), list.elements)
  }

  private func condition(_ subject: Expression, _ values: [CodeValue]) -> CodeCondition {
    // A comparison of an identifier that the function passes on to perform a segue is not noted.
    let isOfSegue = subject != head.forwardedIdentifier.map { .parameter($0) }
    for value in values where quiet == 0 && isOfSegue {
      noteTexts(of: value)
      facts.comparisons.append(
        ComparisonFact(
          subject: subject, value: written(value), context: context(),
          position: position(of: value)))
    }
    let written = values.map { self.written($0) }
    let same = IdentifierGuard(values: written, isNegated: false, subject: subject)
    let other = IdentifierGuard(values: written, isNegated: true, subject: subject)
    return CodeCondition(
      whenTrue: CodeKnowledge(guards: [same]), whenFalse: CodeKnowledge(guards: [other]))
  }

  /// The condition for a question about the identifier that the reader doesn't understand: either
  /// way, the identifier is one of some unknown values.
  func unknownCondition(_ identifier: CodeValue, _ range: Range<Int>) -> CodeCondition {
    let known = IdentifierGuard(
      values: [.unknown(source.excerpt(range))], isNegated: false, subject: written(identifier))
    return CodeCondition(
      whenTrue: CodeKnowledge(guards: [known]), whenFalse: CodeKnowledge(guards: [known]))
  }

  /// Returns the condition that the class of a destination, or of a controller inside it, is the class `argument` or,
  /// unless `isExact`, inherits from it; nil if the value is not the class of a controller.
  func classTest(_ value: CodeValue, _ argument: CodeValue, isExact: Bool) -> CodeCondition? {
    guard case .segue(let path) = value.expression, path.last == "class",
      case .type = argument.expression
    else { return nil }
    var object = value
    object.expression = .segue(path.dropLast())
    return ways(to: object).map { typeTest(object, $0, argument, isExact: isExact) }
  }

  /// The condition for a question about the class or the methods of a destination, or of a controller inside it.
  func typeTest(
    _ value: CodeValue, _ ways: [[String]], _ argument: CodeValue, isExact: Bool
  ) -> CodeCondition {
    guard case .type(let type) = argument.expression, let subject = value.expression else {
      let tested = CodeKnowledge(tested: ways)
      return CodeCondition(whenTrue: tested, whenFalse: tested)
    }
    let name = type.joined(separator: ".")
    let place = argument.range.first { source.kind($0) == .name && source.name($0) == type[0] }
    note(castOf: value, to: name, at: place ?? argument.range.lowerBound, isForced: false)
    var condition = CodeCondition()
    condition.whenTrue.types = [TypeGuard(subject: subject, type: name, isNegated: false)]
    // If the class is a different one, it may still be a subclass.
    if !isExact {
      condition.whenFalse.types = [TypeGuard(subject: subject, type: name, isNegated: true)]
    }
    return condition
  }

  /// The paths from a segue to a controller that a value can be; nil if it may be something else.
  func ways(to value: CodeValue) -> [[String]]? {
    switch value.expression {
    case .segue(let path): return path.first == "destination" ? [path] : nil
    case .choice(let parts):
      let paths = parts.compactMap { part in
        if case .segue(let path) = part, path.first == "destination" { path } else { nil }
      }
      return paths.count == parts.count ? paths : nil
    default: return nil
    }
  }

  /// The context of the facts at the current place.
  func context() -> UseContext {
    var context = head.context
    context.guards = known.guards
    context.isCaught = job.isCaught
    return context
  }

  /// Notes a call; returns its place among the calls.
  func note(_ call: CallExpression, at index: Int) -> Int? {
    guard quiet == 0 else { return nil }
    facts.calls.append(
      CallFact(call: call, context: context(), position: source.tokens[index].position))
    return facts.calls.count - 1
  }

  /// Notes a string or constant that is assigned to a property, as a call of its setter, if the
  /// property's name is about navigation.
  func noteSetting(of property: CodeValue, to value: CodeValue) {
    let place = property.range.upperBound - 1
    if property.range.count > 2, source.word(place) == .restorationIdentifier {
      note(restoration: .set, value)
    }
    guard quiet == 0, property.range.count > 2, source.kind(place) == .name,
      source.kind(place - 1) == .member,
      source.isRelevant(place), let given = value.expression
    else { return }
    switch given {
    case .string, .choice: break
    case .name(let path):
      guard path.first?.first?.isLowercase == false || path.count > 1 else { return }
    default: return
    }
    let name = source.name(place)
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    var call = CallExpression(function: setter + ":")
    call.arguments = [.init(label: setter, value: given, position: position(of: value))]
    noteTexts(of: value)
    _ = note(call, at: place)
  }

  /// Notes the literals of a value that is used as an identifier, or as a list of identifiers.
  func noteTexts(of value: CodeValue) {
    let literals = value.literals + value.elements.prefix(16).flatMap(\.literals)
    guard quiet == 0, !literals.isEmpty else { return }
    let use = position(of: value)
    for (text, token) in literals {
      facts.texts.append(
        TextFact(
          text, use: use, position: source.tokens[token].position,
          isLocal: !value.range.contains(token)))
    }
  }

  /// Notes a cast of a segue's destination or source, or of a controller inside it, and the members
  /// that code then uses.
  func note(
    castOf value: CodeValue, to type: String, at index: Int, isForced: Bool,
    members: @autoclosure () -> [String] = []
  ) {
    guard quiet == 0, let subject = value.expression, let ways = ways(to: value) else { return }
    var context = context()
    context.typeGuards = known.types
    let isTested = ways.contains { known.tested.contains($0) }
    var cast = CastFact(
      subject: subject, type: type, kind: isForced && !isTested ? .forced : .conditional,
      context: context, position: source.tokens[index].position)
    cast.members = members()
    facts.casts.append(cast)
  }
}
