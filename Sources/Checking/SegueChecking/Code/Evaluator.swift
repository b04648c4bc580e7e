internal import SourceFacts

/// Finds the strings that an expression of the code can have: identifiers and names of storyboards.
package struct Evaluator: Sendable {
  let code: AppCode
  let accessors: GeneratedAccessors
  /// The places of the constants that were evaluated.
  let texts = ConstantTexts()
  /// The values of the expressions that were evaluated.
  let cache = Memo<Question, Evaluated>()

  /// An expression at a place.
  struct Question: Hashable, Sendable {
    var expression: Expression
    var place: Place
  }

  /// The place of an expression, with what is known about it there.
  package struct Place: Hashable, Sendable {
    var sourceFile: SourceIndex
    /// The path of the type around it.
    var scope: [String]
    /// The class of `self`, such as one that conforms to the protocol of the extension around it.
    var selfType: CodeType.ID?
    /// Whether `self` has exactly that class, because the code names it, and not a subclass.
    var isExactly = false
    /// The types that may declare `.member`, as written, the most likely first.
    var hints: [String] = []
    var limit = EvaluationLimit()

    fileprivate var deeper: Place {
      var place = self
      place.limit = limit.next
      return place
    }

    /// The place for each of several parts or candidates.
    fileprivate func shared(by parts: Int) -> Place {
      var place = self
      place.limit = limit.shared(by: parts)
      return place
    }

    /// A place elsewhere, to which an expression here leads.
    fileprivate func deeper(
      in sourceFile: SourceIndex, scope: [String], selfType: CodeType.ID? = nil
    ) -> Place {
      Place(sourceFile: sourceFile, scope: scope, selfType: selfType, limit: limit.next)
    }
  }

  func values(of expression: Expression, at place: Place) -> Evaluated {
    guard !place.limit.isReached else { return .undecided(.definedByOthers) }
    switch expression {
    case .concatenation, .choice, .name, .implicitMember, .call:
      // Cached, because many places may name one constant, which may consist of a thousand others.
      return cache.value(of: Question(expression: expression, place: place)) {
        evaluate(expression, at: place)
      }
    default: return evaluate(expression, at: place)
    }
  }

  private func evaluate(_ expression: Expression, at place: Place) -> Evaluated {
    switch expression {
    case .string(let text): return .value(text)
    case .concatenation(let parts):
      let inner = place.deeper.shared(by: parts.count)
      return .joined(parts.map { values(of: $0, at: inner) })
    case .choice(let parts):
      let inner = place.deeper.shared(by: parts.count)
      return .union(parts.filter { $0 != .nil }.map { values(of: $0, at: inner) })
    case .typeName(let path): return typeName(path, at: place)
    case .name(let path): return value(ofPath: path, at: place)
    case .implicitMember(let path): return value(ofImplicit: path, at: place)
    case .parameter: return .undecided(.parameter)
    case .call(let call): return value(of: call, at: place)
    case .nil: return .undecided(.isNil)
    case .segue, .derivedIdentifier: return .undecided(.ownIdentifier)
    // The function that receives the type derives a name from it.
    case .type(let path): return typeName(path, at: place)
    case .unknown: return .undecided(.computed)
    }
  }

  /// The text that an interpolation writes for a value.
  private func interpolation(of value: Expression, at place: Place) -> Evaluated {
    guard case .name(let path) = value, let name = path.last else {
      return values(of: value, at: place)
    }
    let owners = code.names.types(Array(path.dropLast()), in: place.scope, from: place.sourceFile)
    let enums = owners.filter { !code.table[$0].cases(named: name).isEmpty }
    guard !enums.isEmpty else {
      // Generated code has an enumeration for each storyboard, with a case for each segue.
      return accessors.segue(of: path) == nil ? values(of: value, at: place) : .undecided(.computed)
    }
    return enums.allSatisfy { code.writesName(ofCase: name, in: $0) }
      ? .value(name) : .undecided(.computed)
  }

  /// The values that a member has in any of several types.
  private func value(
    of member: String, inAnyOf ids: [CodeType.ID], at place: Place, isStatic: Bool = true
  ) -> Evaluated {
    let place = place.shared(by: ids.count)
    return .union(ids.map { value(of: member, in: $0, at: place, isStatic: isStatic) })
  }

  private func typeName(_ path: [String], at place: Place) -> Evaluated {
    guard path == ["Self"] || path == ["self"] else {
      let types = code.names.types(path, in: place.scope, from: place.sourceFile)
      // An alias has the name of the type that it means.
      if !types.isEmpty { return .values(Set(types.map { code.table[$0].name }).sorted()) }
      // An undeclared name may be a generic parameter.
      guard let name = path.last, SystemClasses.contains(name) else { return .undecided(.computed) }
      return .value(name)
    }
    guard let id = place.selfType else { return .undecided(.unknownClass) }
    // A subclass has another name.
    return place.isExactly || code.table[id].isClass && !code.hierarchy.hasSubclasses(id)
      ? .value(code.table[id].name) : .undecided(.nameOfClass)
  }

  private func value(ofPath written: [String], at place: Place) -> Evaluated {
    var path = written
    while path.count > 1, let last = path.last,
      last == "rawValue" || last == "identifier" && path[0] == NavigationCalls.resourceType
    {
      path.removeLast()
    }
    if let accessor = accessors.segue(of: path) { return .value(accessor) }
    if path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    guard let member = path.last else { return .undecided(.computed) }
    if path.count == 1 { return value(ofMember: member, at: place) }
    let owner = Array(path.dropLast())
    var ids = code.names.types(owner, in: place.scope, from: place.sourceFile)
    if ids.isEmpty, SystemClasses.contains(owner.last ?? "") { ids = code.table.exactly(owner) }
    if !ids.isEmpty { return value(of: member, inAnyOf: ids, at: place) }
    if let value = value(of: member, ofCase: owner, at: place) { return value }
    if let value = identifier(ofGenerated: path, at: place) { return value }
    if let name = accessors.storyboardName(of: path) { return .value(name) }
    if member == "identifier" || member == "name" { return value(ofPath: owner, at: place.deeper) }
    if owner.count == 1, let ids = types(ofProperty: owner[0], at: place) {
      return value(of: member, inAnyOf: ids, at: place, isStatic: false)
    }
    return .undecided(.unknownName(written.joined(separator: ".")))
  }

  /// The identifier in `SegueID.show.identifier`, if `@SegueSource` writes that enumeration.
  private func identifier(ofGenerated path: [String], at place: Place) -> Evaluated? {
    guard path.count == 3, path[0] == "SegueID", path[2] == "identifier" else { return nil }
    let classes = code.table.seen(from: place.sourceFile, code.table.exactly(place.scope))
    guard let type = classes.flatMap(code.segueSources).first,
      case .named(let text)? = identifiers(ofCase: path[1], inSegueSource: type).first
    else { return nil }
    return .value(text)
  }

  /// The value of a property for one case of an enumeration: `SegueID.show.identifier`.
  private func value(of member: String, ofCase path: [String], at place: Place) -> Evaluated? {
    guard let name = path.last else { return nil }
    let enums = code.names.types(Array(path.dropLast()), in: place.scope, from: place.sourceFile)
    guard !enums.isEmpty else { return nil }
    let place = place.shared(by: enums.count)
    let values = enums.map { value(of: member, ofCase: name, in: $0, at: place) }
    return values.contains(nil) ? nil : .union(values.compactMap(\.self))
  }

  /// The value of a property for one case of a type; nil if the type has no such case or property.
  private func value(
    of member: String, ofCase name: String, in id: CodeType.ID, at place: Place
  ) -> Evaluated? {
    guard !code.table[id].cases(named: name).isEmpty,
      let (owner, property) = properties(named: member, of: id, usedIn: place.sourceFile).first,
      let value = property.fact.value
    else { return nil }
    // The raw value under another name; `self.rawValue` was read as `self`.
    if member != "rawValue", value == .name(["rawValue"]) || value == .name(["self"]) {
      return self.value(of: name, in: id, at: place)
    }
    // If the property has several results, it is unknown which of them is for the case.
    let isChoice = if case .choice = value { true } else { false }
    guard let result = property.fact.result(forCase: name) ?? (isChoice ? nil : value) else {
      return .undecided(.computed)
    }
    let inner = place.deeper(in: property.sourceFile, scope: code.table[owner].path, selfType: id)
    return values(of: result, at: inner)
  }

  /// The app's types that a property of the type around a place may have; nil if none is known.
  private func types(ofProperty name: String, at place: Place) -> [CodeType.ID]? {
    for id in code.names.types(place.scope, in: [], from: place.sourceFile) {
      for (owner, property) in properties(named: name, of: id, usedIn: place.sourceFile) {
        var written = property.fact.type
        if written == nil, case .call(let call)? = property.fact.value, call.receiver == nil {
          written = call.function
        }
        guard let written else { continue }
        let types = code.names.types(
          TypeText.plainPath(written), in: code.table[owner].path,
          from: property.sourceFile)
        // A subclass may override it.
        return types.isEmpty || types.contains(where: code.hierarchy.hasSubclasses) ? nil : types
      }
    }
    return nil
  }

  /// A name alone: a member of the type around it, of one further out, or a global constant.
  private func value(ofMember name: String, at place: Place) -> Evaluated {
    for (depth, ids) in code.table.around(place.scope, from: place.sourceFile).enumerated() {
      let declaring = ids.filter { declares(name, $0, at: place) }
      guard !declaring.isEmpty else { continue }
      // The class that runs it may override a protocol's default.
      if depth == 0, let own = place.selfType, let value = found(name, in: own, at: place) {
        return value
      }
      let place = place.shared(by: declaring.count)
      return .union(declaring.compactMap { found(name, in: $0, at: place) })
    }
    let constants = code.constants(named: name, seenFrom: place.sourceFile)
    let byFile = Dictionary(grouping: constants, by: \.sourceFile)
    guard !byFile.isEmpty else { return .undecided(.unknownName(name)) }
    let place = place.shared(by: byFile.count)
    return .union(
      byFile.sorted { $0.key < $1.key }.map { file, constants in
        common(constants, at: place.deeper(in: file, scope: []))
      })
  }

  private func declares(_ name: String, _ id: CodeType.ID, at place: Place) -> Bool {
    !code.table[id].cases(named: name).isEmpty
      || !properties(named: name, of: id, usedIn: place.sourceFile).isEmpty
  }

  /// A member of a type: an enumeration's case, or a property with a value.
  private func value(
    of member: String, in id: CodeType.ID, at place: Place, isStatic: Bool = true
  ) -> Evaluated {
    found(member, in: id, at: place, isStatic: isStatic)
      ?? .undecided(.unknownName("\(code.table[id].name).\(member)"))
  }

  /// The value of a member of a type; nil if the type doesn't have it.
  ///
  /// If the code names the type, `isStatic` says whether it means a member of the type or of its objects. Such a member
  /// runs for exactly that type.
  private func found(
    _ member: String, in id: CodeType.ID, at place: Place, isStatic: Bool? = nil
  ) -> Evaluated? {
    let isNamed = isStatic != nil
    let type = code.table[id]
    let cases = type.cases(named: member)
    if let enumCase = cases.first {
      guard let raw = enumCase.fact.rawValue else {
        return value(of: "rawValue", ofCase: member, in: id, at: place)
          ?? .undecided(.withoutRawValue("\(type.name).\(member)"))
      }
      guard cases.allSatisfy({ $0.fact.rawValue == raw }) else {
        return .undecided(.declarationsDiffer)
      }
      texts.add(raw, at: code.location(enumCase.fact.position, enumCase.sourceFile))
      return .value(raw)
    }
    let all = properties(named: member, of: id, usedIn: place.sourceFile)
    // A type and its objects may have a member of the same name.
    let fitting = all.filter { _, property in property.fact.isStatic == isStatic }
    let declared = fitting.isEmpty ? all : fitting
    guard let (owner, property) = declared.first else { return nil }
    guard property.fact.value != nil else {
      return .undecided(.setElsewhere("\(type.name).\(member)"))
    }
    // A `static var` is a constant in all but name; an object's variable is meant to be assigned.
    guard property.fact.isReadOnly || property.fact.isStatic else {
      return .undecided(
        .assignedElsewhere(ConstantID(owner: owner, name: member), name: "\(type.name).\(member)"))
    }
    var inner = place.deeper(
      in: property.sourceFile, scope: code.table[owner].path,
      selfType: isNamed ? id : place.selfType ?? id)
    inner.isExactly = isNamed || place.isExactly
    let value = common(
      declared.filter { other, variant in
        other == owner && variant.sourceFile == property.sourceFile
          && variant.conditions == property.conditions
          && variant.fact.isStatic == property.fact.isStatic
      }.map { $0.1 }, at: inner)
    return inner.isExactly ? value : ifNotOverridden(value, member, of: id)
  }

  /// The value of a member that code uses on `self`; undecided if a subclass may have another one.
  private func ifNotOverridden(
    _ value: Evaluated, _ member: String, of id: CodeType.ID
  ) -> Evaluated {
    value.isUndecided || !code.isOverridden(member, of: id) ? value : .undecided(.unknownClass)
  }

  /// The value of a name that one type or file declares, perhaps several times in branches of an `#if`; undecided if
  /// the values differ, because it is unknown which branch is compiled.
  private func common(_ variants: [CodeType.Member<PropertyFact>], at place: Place) -> Evaluated {
    let place = place.shared(by: variants.count)
    let found = Set(
      variants.compactMap { variant -> Evaluated? in
        note(variant)
        return variant.fact.value.map { values(of: $0, at: place) }
      })
    guard found.count == 1, let only = found.first else { return .undecided(.declarationsDiffer) }
    return only
  }

  /// Notes the place of a constant's string.
  private func note(_ property: CodeType.Member<PropertyFact>) {
    guard case .string(let text)? = property.fact.value else { return }
    texts.add(text, at: code.location(property.fact.position, property.sourceFile))
  }

  /// The properties with a name that a type has: its own, inherited, or a protocol's default.
  private func properties(
    named name: String, of id: CodeType.ID, usedIn file: SourceIndex
  ) -> [(CodeType.ID, CodeType.Member<PropertyFact>)] {
    let ancestry = code.hierarchy.ancestry(of: id)
    var found: [(CodeType.ID, CodeType.Member<PropertyFact>)] = []
    func look(in owner: CodeType.ID) {
      found += code.constants(named: name, of: owner, for: id, usedIn: file).map { (owner, $0) }
    }
    ancestry.types.forEach(look)
    if found.isEmpty { code.protocols(of: id, seenFrom: file).forEach(look) }
    if found.isEmpty {
      let system = ancestry.systemChain + ["NSObject", "NSObjectProtocol"]
      code.table.outermost(named: system).forEach(look)
    }
    if let nearest = found.first, nearest.1.fact.isOverride, nearest.1.fact.value == nil {
      return [nearest]
    }
    // A requirement has no value, but a default does.
    return found.filter { $0.1.fact.value != nil } + found.filter { $0.1.fact.value == nil }
  }

  private func value(ofImplicit path: [String], at place: Place) -> Evaluated {
    guard let member = path.last(where: { $0 != "rawValue" }) else { return .undecided(.computed) }
    for hint in place.hints {
      let ids = code.names.types(TypeText.plainPath(hint), in: place.scope, from: place.sourceFile)
      let place = place.shared(by: ids.count)
      let found = ids.compactMap { self.found(member, in: $0, at: place) }
      if !found.isEmpty { return .union(found) }
    }
    return .undecided("the type of .\(member) is unknown")
  }

  private func value(of call: CallExpression, at place: Place) -> Evaluated {
    if call.function == CallExpression.interpolating, call.receiver == nil,
      let value = call.arguments.first?.value
    {
      return interpolation(of: value, at: place.deeper)
    }
    // `NSStoryboard.Name("Main")`, `SegueID(rawValue: "x")` and `.init("x")` wrap a string.
    let last = TypeText.path(call.function).last ?? call.function
    let isInitializer =
      call.receiver == nil && last.first?.isUppercase == true
      || call.receiver == .implicitMember([]) && last == "init"
    if isInitializer, call.arguments.count == 1,
      call.arguments[0].label ?? "rawValue" == "rawValue"
    {
      return values(of: call.arguments[0].value, at: place.deeper)
    }
    if call.arguments.isEmpty, call.receiver == nil {
      let file = place.sourceFile
      for id in code.table.around(place.scope, from: file).joined() {
        let methods = code.table.methods(returningFor: call.function, of: id, usedIn: file)
        guard let method = methods.first, let result = method.fact.result else { continue }
        guard methods.allSatisfy({ $0.fact.result == result }) else {
          return .undecided(.declarationsDiffer)
        }
        let inner = place.deeper(
          in: method.sourceFile, scope: code.table[id].path, selfType: place.selfType)
        return ifNotOverridden(values(of: result, at: inner), call.function, of: id)
      }
    }
    return .undecided(.computedBy(function: call.function))
  }
}
