internal import SourceFacts

extension AppCode {
  /// Whether key-value coding can set a property of a class's objects, as an outlet does.
  package func hasOutlet(_ name: String, in type: TypeReference) -> Answer {
    member(
      of: type, inCode: { outlet(name, in: $0) },
      inSystem: { SystemMembers.hasProperty(name, of: $0) })
  }

  /// The class, among a class and its superclasses, that overrides `setValue(_:forUndefinedKey:)`, so that a
  /// missing key does not crash; nil if none is known to.
  func takerOfUndefinedKeys(_ type: TypeReference) -> (name: String, isOfSystem: Bool)? {
    func taker(in ancestry: Ancestry) -> String? {
      let taker = ancestry.types.first { id in
        let type = table[id]
        let selector = "setValue:forUndefinedKey:"
        return type.methods(selectedBy: [selector]).contains { $0.fact.selector == selector }
          || type.methods(named: "setValue").contains { $0.fact.labels.last == "forUndefinedKey" }
      }
      return taker.map { table[$0].name }
    }
    switch type {
    case .external: return nil
    case .system(let name): return taker(in: extensions(of: name)).map { ($0, true) }
    case .app(let ids):
      for ancestry in ids.map(hierarchy.ancestry) {
        if let own = taker(in: ancestry) { return (own, false) }
        if let added = ancestry.system.flatMap({ taker(in: extensions(of: $0)) }) {
          return (added, true)
        }
      }
      return nil
    }
  }

  /// Whether a class's objects respond to a selector, as the target of an action has to.
  package func responds(to selector: String, _ type: TypeReference) -> Answer {
    member(
      of: type, inCode: { method(selector, in: $0) },
      inSystem: { SystemMembers.responds(to: selector, $0) })
  }

  private func member(
    of type: TypeReference, inCode: (Ancestry) -> Answer, inSystem: (String) -> Answer
  ) -> Answer {
    switch type {
    case .external(let name): .undecided(.declaredElsewhere(name))
    case .system(let name):
      Answer.any([inCode(extensions(of: name)), inSystem(name)])
    case .app(let ids):
      Answer.all(
        ids.map { id in
          let ancestry = hierarchy.ancestry(of: id)
          let own = inCode(ancestry)
          if own != .no { return own }
          if let gap = ancestry.gap { return .undecided(gap) }
          // A class without a known superclass, such as a protocol that is taken for one.
          guard let system = ancestry.system else {
            return .undecided(.unknownSuperclass)
          }
          return Answer.any([inCode(extensions(of: system)), inSystem(system)])
        })
    }
  }

  /// The extensions and categories by which the app adds to a system class.
  func extensions(of system: String) -> Ancestry {
    let types = SystemClasses.chain(of: system).flatMap { table.exactly([$0]) }
    return Ancestry(
      types: types, system: system, protocols: types.flatMap { table[$0].inherited })
  }

  private func outlet(_ name: String, in ancestry: Ancestry) -> Answer {
    // Key-value coding looks for the setter, `setTitle:`, whatever case the key begins with.
    let setter = "set" + capitalized(name) + ":"
    let hiddenName = "_" + name
    // The variable behind a property of Objective-C.
    let behind = name.first == "_" ? String(name.dropFirst()) : nil
    let keys = [name, hiddenName] + (behind.map { [$0] } ?? [])
    var unclear: String?
    for (depth, id) in ancestry.types.enumerated() {
      let type = table[id]
      for property in type.properties(keyed: keys) {
        let fact = property.fact
        guard
          !fact.isStatic,
          fact.name == name || fact.objectiveCName == name || fact.name == hiddenName
            || isSame(fact.name, name)
            || fact.name == behind && sources[property.sourceFile].language == .objectiveC
        else { continue }
        switch isExposed(property, at: depth, of: ancestry) {
        case true?: return .yes
        case false?: break
        case nil: unclear = type.name
        }
      }
      for method in type.methods(selectedBy: [setter])
      where method.fact.selector == setter && !method.fact.isStatic {
        if isExposed(method, at: depth, of: ancestry) == true { return .yes }
      }
    }
    guard let unclear else { return .no }
    return .undecided(.mayBeExposed(name, by: unclear))
  }

  private func method(_ selector: String, in ancestry: Ancestry) -> Answer {
    let forwarding = ["forwardInvocation:", "forwardingTargetForSelector:"]
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    let accessed = [selector] + (isSetter ? [String(selector.dropFirst(3).dropLast())] : [])
    var unclear: String?
    for (depth, id) in ancestry.types.enumerated() {
      let type = table[id]
      for method in type.methods(selectedBy: [selector] + forwarding) where !method.fact.isStatic {
        let fact = method.fact
        if isCalled(fact, selector, method.sourceFile) {
          switch isExposed(method, at: depth, of: ancestry) {
          case true?: return .yes
          case false?: break
          case nil: unclear = type.name
          }
        } else if forwarding.contains(fact.selector) {
          return .undecided(.forwardsMessages(type.name))
        }
      }
      for property in type.properties(keyed: accessed) where !property.fact.isStatic {
        let name = property.fact.name
        if selector == name || selector == "set" + capitalized(name) + ":" { return .yes }
      }
    }
    guard let unclear else { return .no }
    return .undecided(.mayBeExposed(selector, by: unclear))
  }

  /// Whether a method has a selector, given that before Swift 3 a first parameter had no label.
  func isCalled(_ fact: MethodFact, _ selector: String, _ sourceFile: SourceIndex) -> Bool {
    if fact.selector == selector { return true }
    guard fact.legacySelector == selector else { return false }
    let source = sources[sourceFile]
    return source.facts.isBeforeSwift3 || (source.membership.swiftMajor.map { $0 < 3 } ?? true)
  }

  /// Whether two names are the same except for the case of the first letter.
  private func isSame(_ name: String, _ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.utf8.last == other.utf8.last
      && capitalized(name) == capitalized(other)
  }
}
