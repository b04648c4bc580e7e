internal import SourceFacts

/// The values of names: `showPerson`, `SegueID.showPerson.rawValue`, `.showPerson`.
extension Evaluator {
  func value(ofPath written: [String], at place: Place) -> Evaluated {
    var path = written
    while path.count > 1, let last = path.last,
      last == "rawValue" || last == "identifier" && path[0] == NavigationCalls.resourceType
    {
      path.removeLast()
    }
    if let accessor = accessors.segue(of: path) { return .value(accessor) }
    if path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    guard let member = path.last else { return .undecided(.computed) }
    if path.count == 1 { return value(ofUnqualified: member, at: place) }
    if place.localTypes.contains(path[0]) {
      return .undecided(.unknownName(written.joined(separator: ".")))
    }
    let owner = Array(path.dropLast())
    var ids = code.names.types(owner, in: place.scope, from: place.sourceFile)
    if ids.isEmpty, SystemClasses.contains(owner.last ?? "") { ids = code.table.exactly(owner) }
    if !ids.isEmpty { return value(of: member, inAnyOf: ids, on: .type, at: place) }
    if let value = value(of: member, ofCase: owner, at: place) { return value }
    if let value = identifier(ofGenerated: path, at: place) { return value }
    if let name = accessors.storyboardName(of: path) { return .value(name) }
    if member == "identifier" || member == "name" { return value(ofPath: owner, at: place.deeper) }
    if let ids = types(ofProperty: owner, at: place) {
      return value(of: member, inAnyOf: ids, on: .object, at: place)
    }
    return .undecided(.unknownName(written.joined(separator: ".")))
  }

  /// The value of a name alone: a member of the type around it, of one further out, or a global constant.
  private func value(ofUnqualified name: String, at place: Place) -> Evaluated {
    for (depth, ids) in code.table.around(place.scope, from: place.sourceFile).enumerated() {
      let declaring = ids.filter { declares(name, $0, at: place) }
      guard !declaring.isEmpty else { continue }
      // The class of `self` may override a protocol's default.
      if depth == 0, let own = place.selfType,
        let value = value(ofMember: name, of: own, on: .ownObject, at: place)
      {
        return value
      }
      let place = place.shared(by: declaring.count)
      return .union(
        declaring.compactMap { value(ofMember: name, of: $0, on: .ownObject, at: place) })
    }
    let constants = code.constants(named: name, seenFrom: place.sourceFile)
    let byFile = Dictionary(grouping: constants, by: \.sourceFile)
    guard !byFile.isEmpty else { return .undecided(.unknownName(name)) }
    let place = place.shared(by: byFile.count)
    return .union(
      byFile.sorted { $0.key < $1.key }.map { file, constants in
        commonValue(of: constants, at: place.deeper(in: file, scope: []))
      })
  }

  /// The value of `.member`, whose type the place's hints may name.
  func value(ofImplicit path: [String], at place: Place) -> Evaluated {
    guard let member = path.last(where: { $0 != "rawValue" }) else { return .undecided(.computed) }
    for hint in place.hints {
      let ids = code.names.types(TypeText.plainPath(hint), in: place.scope, from: place.sourceFile)
      let place = place.shared(by: ids.count)
      let found = ids.compactMap { value(ofMember: member, of: $0, on: .ownObject, at: place) }
      if !found.isEmpty { return .union(found) }
    }
    return .undecided("the type of .\(member) is unknown")
  }

  /// The values that a member has in any of several types.
  func value(
    of member: String, inAnyOf ids: [CodeType.ID], on receiver: Receiver, at place: Place
  ) -> Evaluated {
    let place = place.shared(by: ids.count)
    return .union(
      ids.map { id in
        value(ofMember: member, of: id, on: receiver, at: place)
          ?? .undecided(.unknownName("\(code.table[id].name).\(member)"))
      })
  }

  /// The value of a property for one case of an enumeration: `SegueID.show.identifier`.
  private func value(of property: String, ofCase path: [String], at place: Place) -> Evaluated? {
    guard let name = path.last else { return nil }
    let enums = code.names.types(Array(path.dropLast()), in: place.scope, from: place.sourceFile)
    guard !enums.isEmpty else { return nil }
    let place = place.shared(by: enums.count)
    let values = enums.map { value(of: property, ofCase: name, in: $0, at: place) }
    return values.contains(nil) ? nil : .union(values.compactMap(\.self))
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

  /// The app's types that `property` or `Type.property` may have; nil if none is known.
  private func types(ofProperty path: [String], at place: Place) -> [CodeType.ID]? {
    guard let name = path.last else { return nil }
    let owners =
      path.count == 1
      ? code.names.types(place.scope, in: [], from: place.sourceFile)
      : code.names.types(Array(path.dropLast()), in: place.scope, from: place.sourceFile)
    for id in owners {
      for (owner, property) in properties(named: name, of: id, usedIn: place.sourceFile) {
        var written = property.fact.type
        if written == nil, case .call(let call)? = property.fact.value, call.receiver == nil {
          written = call.function
        }
        guard let written else { continue }
        let types = code.names.types(
          TypeText.plainPath(written), in: code.table[owner].path,
          from: property.sourceFile)
        // A subclass may override a member, a type may replace the default of a protocol, and a static property
        // may have only one of an enumeration's cases.
        let mayVary = types.contains {
          code.hierarchy.hasSubclasses($0) || code.table[$0].kind == .protocol
            || path.count > 1 && code.table[$0].kind == .enum
        }
        return types.isEmpty || mayVary ? nil : types
      }
    }
    return nil
  }
}
