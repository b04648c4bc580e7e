internal import SourceFacts

/// Finds the texts that an expression of the code can have: identifiers and storyboards' names.
package struct Evaluator: Sendable {
  let code: AppCode
  let accessors: GeneratedAccessors
  /// Which constants said which text.
  let texts = ConstantTexts()

  init(code: AppCode, accessors: GeneratedAccessors) {
    self.code = code
    self.accessors = accessors
  }

  /// Where an expression stands, and what is known about it there.
  package struct Place: Sendable {
    /// The index of the source.
    var source: Int
    /// The path of the type around it.
    var scope: [String]
    /// The class that `self` is of, where it is not the type around it: a protocol's extension is
    /// evaluated for each class that conforms.
    var selfType: CodeType.ID?
    /// Whether `self` is of that very class, and of none that inherits from it: the code names it.
    var isExactly = false
    /// The types that `.member` may be of, as written, the most likely first.
    var hints: [String] = []
    /// What is passed for the parameters of the function around it, where it was called.
    var arguments: [Int: Evaluated] = [:]
    fileprivate var depth = 0

    init(source: Int, scope: [String], selfType: CodeType.ID? = nil) {
      self.source = source
      self.scope = scope
      self.selfType = selfType
    }

    fileprivate var deeper: Place {
      var place = self
      place.depth += 1
      return place
    }
  }

  func values(of expression: Expression, at place: Place) -> Evaluated {
    guard place.depth < 16 else { return .undecided("it is defined by itself") }
    switch expression {
    case .string(let text): return .value(text)
    case .concatenation(let parts):
      return .joined(parts.map { values(of: $0, at: place.deeper) })
    case .choice(let parts):
      return .union(parts.filter { $0 != .nil }.map { values(of: $0, at: place.deeper) })
    case .typeName(let path): return typeName(path, at: place)
    case .name(let path): return value(ofPath: path, at: place)
    case .implicitMember(let path): return value(ofImplicit: path, at: place)
    case .parameter(let index):
      return place.arguments[index] ?? .undecided("it is passed to the function")
    case .call(let call): return value(of: call, at: place)
    case .nil: return .undecided("it is nil")
    case .segue, .derivedIdentifier: return .undecided("it is the segue's own")
    // What is made a name of by the function that it is passed to.
    case .type(let path): return typeName(path, at: place)
    case .unknown: return .undecided("it is computed")
    }
  }

  private func typeName(_ path: [String], at place: Place) -> Evaluated {
    guard path == ["Self"] || path == ["self"] else {
      // A name that nothing declares may be that of a generic parameter.
      let isKnown =
        !code.names.types(path, in: place.scope, from: place.source).isEmpty
        || path.last.map(SystemClasses.contains) ?? false
      guard isKnown, let name = path.last else { return .undecided("it is computed") }
      return .value(name)
    }
    guard let id = place.selfType else { return .undecided("the class that runs it is not known") }
    if place.isExactly { return .value(code.table[id].name) }
    // A class that inherits has another name.
    guard code.table[id].isClass, !code.hierarchy.hasSubclasses(id) else {
      return .undecided("the class that runs it has the name")
    }
    return .value(code.table[id].name)
  }

  private func value(ofPath written: [String], at place: Place) -> Evaluated {
    var path = written
    while path.count > 1, let last = path.last,
      last == "rawValue" || last == "identifier" && path[0] == "R"
    {
      path.removeLast()
    }
    if let accessor = accessors.segue(of: path) { return .value(accessor) }
    if path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    guard let member = path.last else { return .undecided("it is computed") }
    if path.count == 1 { return value(ofMember: member, at: place) }
    let owner = Array(path.dropLast())
    var ids = code.names.types(owner, in: place.scope, from: place.source)
    if ids.isEmpty, SystemClasses.contains(owner.last ?? "") {
      ids = code.table.exactly(owner)
    }
    if !ids.isEmpty { return Evaluator.agreed(ids.map { value(of: member, in: $0, at: place) }) }
    if member == "identifier" || member == "name" {
      return value(ofPath: owner, at: place.deeper)
    }
    if owner.count == 1, let ids = types(ofProperty: owner[0], at: place) {
      return Evaluator.agreed(ids.map { value(of: member, in: $0, at: place) })
    }
    return .undecided("\(written.joined(separator: ".")) is not known")
  }

  /// The app's types that a property of the type around a place may be of; nil where none is known.
  private func types(ofProperty name: String, at place: Place) -> [CodeType.ID]? {
    for id in code.names.types(place.scope, in: [], from: place.source) {
      for (owner, property) in properties(named: name, of: id) {
        var written = property.fact.type
        if written == nil, case .call(let call)? = property.fact.value, call.receiver == nil {
          written = call.function
        }
        guard let written else { continue }
        let types = code.names.types(
          TypeNames.path(TypeNames.plain(written)), in: code.table[owner].path,
          from: property.source)
        // A subclass may say something else.
        return types.isEmpty || types.contains(where: code.hierarchy.hasSubclasses)
          ? nil : types
      }
    }
    return nil
  }

  /// A name alone: a member of the type around it, of one further out, or a global constant.
  private func value(ofMember name: String, at place: Place) -> Evaluated {
    for count in (1...max(1, place.scope.count)).reversed() where count <= place.scope.count {
      let path = Array(place.scope.prefix(count))
      let ids = code.table.seen(from: place.source, code.table.exactly(path))
      let found = ids.compactMap { self.found(name, in: $0, at: place) }
      guard !found.isEmpty else { continue }
      // What the class that runs it says takes the place of a protocol's default.
      if count == place.scope.count, let own = place.selfType,
        let value = self.found(name, in: own, at: place)
      {
        return value
      }
      return Evaluator.agreed(found)
    }
    let constants = (code.globals[name] ?? []).filter { $0.fact.value != nil }
    guard !constants.isEmpty else { return .undecided("\(name) is not known") }
    return Evaluator.agreed(
      constants.map { constant in
        note(constant)
        return value(of: constant.fact.value, at: Place(source: constant.source, scope: []), place)
      })
  }

  /// A member of a type: an enumeration's case, or a property with a value.
  func value(of member: String, in id: CodeType.ID, at place: Place) -> Evaluated {
    found(member, in: id, at: place, isNamed: true)
      ?? .undecided("\(code.table[id].name).\(member) is not known")
  }

  /// With `isNamed` the code names the type, so that its members run for that very type.
  private func found(
    _ member: String, in id: CodeType.ID, at place: Place, isNamed: Bool = false
  ) -> Evaluated? {
    let type = code.table[id]
    if let enumCase = type.enumCase(named: member) {
      guard let raw = enumCase.fact.rawValue else {
        return .undecided("\(type.name).\(member) has no raw value")
      }
      texts.add(raw, at: code.location(enumCase.fact.position, enumCase.source))
      return .value(raw)
    }
    for (owner, property) in properties(named: member, of: id) {
      var inner = Place(source: property.source, scope: code.table[owner].path)
      inner.selfType = isNamed ? id : place.selfType ?? id
      inner.isExactly = isNamed || place.isExactly
      inner.depth = place.depth + 1
      guard let value = property.fact.value else {
        return .undecided("\(type.name).\(member) is set elsewhere")
      }
      // A `static var` is a constant in all but name; an object's variable is there to be assigned.
      guard property.fact.isReadOnly || property.fact.isStatic else {
        return .undecided("\(type.name).\(member) may be assigned elsewhere")
      }
      note(property)
      return values(of: value, at: inner)
    }
    return nil
  }

  /// Notes where a constant says its text.
  private func note(_ property: CodeType.Member<PropertyFact>) {
    guard case .string(let text)? = property.fact.value else { return }
    texts.add(text, at: code.location(property.fact.position, property.source))
  }

  /// The properties of a name that a type has: its own, inherited, or a protocol's default.
  private func properties(
    named name: String, of id: CodeType.ID
  ) -> [(CodeType.ID, CodeType.Member<PropertyFact>)] {
    let ancestry = code.hierarchy.ancestry(of: id)
    var found: [(CodeType.ID, CodeType.Member<PropertyFact>)] = []
    func look(in owner: CodeType.ID) {
      found += code.table[owner].constants(named: name).map { (owner, $0) }
    }
    ancestry.types.forEach(look)
    if found.isEmpty {
      for written in ancestry.protocols + code.table[id].inherited {
        for owner in code.table.exactly(TypeNames.path(TypeNames.plain(written.fact)))
        where owner != id {
          look(in: owner)
        }
      }
    }
    if found.isEmpty {
      for system in (ancestry.system.map(SystemClasses.chain) ?? []) + [
        "NSObject", "NSObjectProtocol",
      ] {
        code.table.exactly([system]).forEach(look)
      }
    }
    // A requirement has no value; a default has.
    return found.filter { $0.1.fact.value != nil } + found.filter { $0.1.fact.value == nil }
  }

  private func value(ofImplicit path: [String], at place: Place) -> Evaluated {
    guard let member = path.last(where: { $0 != "rawValue" }) else {
      return .undecided("it is computed")
    }
    for hint in place.hints {
      let ids = code.names.types(
        TypeNames.path(TypeNames.plain(hint)), in: place.scope, from: place.source)
      let found = ids.compactMap { self.found(member, in: $0, at: place) }
      if !found.isEmpty { return Evaluator.agreed(found) }
    }
    return .undecided(".\(member) is of a type that is not known")
  }

  private func value(of call: CallExpression, at place: Place) -> Evaluated {
    // `NSStoryboard.Name("Main")`, `SegueID(rawValue: "x")`: one text in a type around it.
    let last = TypeNames.path(call.function).last ?? call.function
    if call.receiver == nil, call.arguments.count == 1,
      last.first?.isUppercase == true, call.arguments[0].label ?? "rawValue" == "rawValue"
    {
      return values(of: call.arguments[0].value, at: place.deeper)
    }
    if call.arguments.isEmpty, call.receiver == nil {
      for count in (0...place.scope.count).reversed() {
        let path = Array(place.scope.prefix(count))
        for id in code.table.seen(from: place.source, code.table.exactly(path)) {
          for method in code.table[id].methods(named: call.function) {
            if let result = method.fact.result {
              var inner = Place(source: method.source, scope: path, selfType: place.selfType)
              inner.depth = place.depth + 1
              return values(of: result, at: inner)
            }
          }
        }
      }
    }
    return .undecided("\(call.function)() computes it")
  }

  private func value(of expression: Expression?, at inner: Place, _ outer: Place) -> Evaluated {
    guard let expression else { return .undecided("it has no value here") }
    var inner = inner
    inner.depth = outer.depth + 1
    return values(of: expression, at: inner)
  }

  /// What several declarations of one name have in common: all they say, if each says something.
  static func agreed(_ values: [Evaluated]) -> Evaluated { .union(values) }
}
