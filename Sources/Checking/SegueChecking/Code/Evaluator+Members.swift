internal import SourceFacts

/// The values of the members of types: cases of enumerations, and properties with a value.
extension Evaluator {
  /// The object or type on which code uses a member.
  enum Receiver {
    /// `self`, whose class may be a subclass.
    case ownObject
    /// The type itself, which the code names: `SegueID.show`.
    case type
    /// An object of exactly the type.
    case object
  }

  /// The value of a member of a type; nil if the type doesn't have it.
  func value(
    ofMember member: String, of id: CodeType.ID, on receiver: Receiver, at place: Place
  ) -> Evaluated? {
    let cases = code.table[id].cases(named: member)
    return cases.isEmpty
      ? value(ofProperty: member, of: id, on: receiver, at: place)
      : rawValue(of: cases, in: id, at: place)
  }

  /// The raw value of a case, which branches of an `#if` may declare several times.
  private func rawValue(
    of cases: [CodeType.Member<CaseFact>], in id: CodeType.ID, at place: Place
  ) -> Evaluated {
    let (first, sourceFile) = (cases[0].fact, cases[0].sourceFile)
    guard let raw = first.rawValue else {
      return value(of: "rawValue", ofCase: first.name, in: id, at: place)
        ?? .undecided(.withoutRawValue("\(code.table[id].name).\(first.name)"))
    }
    guard cases.allSatisfy({ $0.fact.rawValue == raw }) else {
      return .undecided(.declarationsDiffer)
    }
    texts.add(raw, at: code.location(first.position, sourceFile))
    return .value(raw)
  }

  /// The value of a property for one case of a type; nil if the type has no such case or property.
  func value(
    of property: String, ofCase name: String, in id: CodeType.ID, at place: Place
  ) -> Evaluated? {
    guard !code.table[id].cases(named: name).isEmpty,
      let (owner, found) = properties(named: property, of: id, usedIn: place.sourceFile).first,
      let value = found.fact.value
    else { return nil }
    // The property returns the raw value; the parser reads `self.rawValue` as `self`.
    if property != "rawValue", value == .name(["rawValue"]) || value == .name(["self"]) {
      return self.value(of: name, inAnyOf: [id], on: .type, at: place)
    }
    // If the property has several results, it is unknown which of them is for the case.
    let isChoice = if case .choice = value { true } else { false }
    guard let result = found.fact.result(forCase: name) ?? (isChoice ? nil : value) else {
      return .undecided(.computed)
    }
    let inner = place.deeper(in: found.sourceFile, scope: code.table[owner].path, selfType: id)
    return values(of: result, at: inner)
  }

  /// A property with the type that declares it.
  typealias OwnedProperty = (owner: CodeType.ID, member: CodeType.Member<PropertyFact>)

  private func value(
    ofProperty name: String, of id: CodeType.ID, on receiver: Receiver, at place: Place
  ) -> Evaluated? {
    let all = properties(named: name, of: id, usedIn: place.sourceFile)
    // A type and its objects may have a member of the same name.
    let fitting = all.filter { $0.member.fact.isStatic ? receiver == .type : receiver == .object }
    let declared = fitting.isEmpty ? all : fitting
    guard let (owner, property) = declared.first else { return nil }
    let fullName = "\(code.table[id].name).\(name)"
    guard property.fact.value != nil else { return .undecided(.setElsewhere(fullName)) }
    // A `static var` is a constant in all but name; an object's variable is meant to be assigned.
    guard property.fact.isReadOnly || property.fact.isStatic else {
      return .undecided(.assignedElsewhere(ConstantID(owner: owner, name: name), name: fullName))
    }
    let isNamed = receiver != .ownObject
    var inner = place.deeper(
      in: property.sourceFile, scope: code.table[owner].path,
      selfType: isNamed ? id : place.selfType ?? id)
    inner.isExactly = isNamed || place.isExactly
    let variants = declared.filter { other, variant in
      other == owner && variant.sourceFile == property.sourceFile
        && variant.conditions == property.conditions
        && variant.fact.isStatic == property.fact.isStatic
    }
    let value = commonValue(of: variants.map(\.member), at: inner)
    return inner.isExactly ? value : ifNotOverridden(value, name, of: id)
  }

  /// The value of a name that one type or file declares, perhaps several times in branches of an `#if`; undecided if
  /// the values differ, because it is unknown which branch is compiled.
  func commonValue(of variants: [CodeType.Member<PropertyFact>], at place: Place) -> Evaluated {
    let place = place.shared(by: variants.count)
    let found = Set(
      variants.compactMap { variant -> Evaluated? in
        notePlace(of: variant)
        return variant.fact.fullValue.map { values(of: $0, at: place) }
      })
    guard found.count == 1, let only = found.first else { return .undecided(.declarationsDiffer) }
    return only
  }

  /// Notes the place of a constant's string.
  private func notePlace(of property: CodeType.Member<PropertyFact>) {
    guard case .string(let text)? = property.fact.value else { return }
    texts.add(text, at: code.location(property.fact.position, property.sourceFile))
  }

  /// Whether a type has a case or a property with a name, even an inherited one.
  func declares(_ name: String, _ id: CodeType.ID, at place: Place) -> Bool {
    !code.table[id].cases(named: name).isEmpty
      || !properties(named: name, of: id, usedIn: place.sourceFile).isEmpty
  }

  /// The properties with a name that a type has: its own, inherited, or a protocol's default.
  func properties(
    named name: String, of id: CodeType.ID, usedIn file: SourceIndex
  ) -> [OwnedProperty] {
    let ancestry = code.hierarchy.ancestry(of: id)
    var found: [OwnedProperty] = []
    func look(in owner: CodeType.ID) {
      found += code.constants(named: name, of: owner, for: id, usedIn: file).map { (owner, $0) }
    }
    ancestry.types.forEach(look)
    if found.isEmpty { code.protocols(of: id, seenFrom: file).forEach(look) }
    if found.isEmpty {
      let system = ancestry.systemChain + ["NSObject", "NSObjectProtocol"]
      code.table.outermost(named: system).forEach(look)
    }
    // An override replaces what it overrides, even if its own value isn't known.
    if let nearest = found.first, nearest.member.fact.isOverride, nearest.member.fact.value == nil {
      return [nearest]
    }
    // A requirement has no value, but a default does.
    return found.filter { $0.member.fact.value != nil }
      + found.filter { $0.member.fact.value == nil }
  }
}

extension PropertyFact {
  /// The value, with the property's type for a missing one: `Name("list")` for `let list: Name = .init("list")`.
  fileprivate var fullValue: Expression? {
    guard let type, case .call(var call)? = value, call.receiver == .implicitMember([]),
      call.function == "init"
    else { return value }
    call.receiver = nil
    call.function = TypeText.plain(type)
    return .call(call)
  }
}
