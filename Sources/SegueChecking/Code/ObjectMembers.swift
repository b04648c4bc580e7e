internal import SourceFacts

extension AppCode {
  /// Whether key-value coding can set a property of a class's objects, as an outlet does.
  package func hasOutlet(_ name: String, in type: TypeReference) -> Answer {
    member(
      of: type, inCode: { outlet(name, in: $0) },
      inSystem: { SystemMembers.hasProperty(name, of: $0) })
  }

  /// The class that overrides what raises for a key that nothing is found for, among a class and those
  /// that it inherits from; nil where none is known to.
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
    case .external(let name): .undecided("\(name) is declared elsewhere")
    case .system(let name):
      Answer.any([inCode(extensions(of: name)), inSystem(name)])
    case .app(let ids):
      Answer.all(
        ids.map { id in
          let ancestry = hierarchy.ancestry(of: id)
          let own = inCode(ancestry)
          if own != .no { return own }
          if let gap = ancestry.gap { return .undecided(gap) }
          // A class without a superclass that is known, such as a protocol's name taken for one.
          guard let system = ancestry.system else {
            return .undecided("its superclass is not known")
          }
          return Answer.any([inCode(extensions(of: system)), inSystem(system)])
        })
    }
  }

  /// What the app's extensions and categories add to a class of the system.
  private func extensions(of system: String) -> Ancestry {
    Ancestry(types: SystemClasses.chain(of: system).flatMap { table.exactly([$0]) })
  }

  private func outlet(_ name: String, in ancestry: Ancestry) -> Answer {
    // Key-value coding looks for the setter, `setTitle:`, whatever case the key begins with.
    let setter = "set" + capitalized(name) + ":"
    let hiddenName = "_" + name
    // The variable behind a property of Objective-C.
    let behind = name.first == "_" ? String(name.dropFirst()) : nil
    let keys = [name, hiddenName] + (behind.map { [$0] } ?? [])
    var hidden: String?
    for id in ancestry.types {
      let type = table[id]
      for property in type.properties(keyed: keys) {
        let fact = property.fact
        guard
          !fact.isStatic,
          fact.name == name || fact.objectiveCName == name || fact.name == hiddenName
            || isSame(fact.name, name)
            || fact.name == behind && sources[property.source].language == .objectiveC
        else { continue }
        if isExposed(fact.isExposed || fact.isOutlet || fact.isOverride, type, property.source) {
          return .yes
        }
        hidden = type.name
      }
      for method in type.methods(selectedBy: [setter])
      where method.fact.selector == setter && !method.fact.isStatic {
        let isExposed = isExposed(
          method.fact.isExposed || method.fact.isAction || method.fact.isOverride, type,
          method.source)
        if isExposed { return .yes }
      }
    }
    guard let hidden else { return .no }
    return .undecided("\(hidden) has \(name), and may or may not expose it to Objective-C")
  }

  private func method(_ selector: String, in ancestry: Ancestry) -> Answer {
    let forwarding = ["forwardInvocation:", "forwardingTargetForSelector:"]
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    let accessed = [selector] + (isSetter ? [String(selector.dropFirst(3).dropLast())] : [])
    var hidden: String?
    for id in ancestry.types {
      let type = table[id]
      for method in type.methods(selectedBy: [selector] + forwarding) where !method.fact.isStatic {
        let fact = method.fact
        if isCalled(fact, selector, method.source) {
          let exposed = fact.isExposed || fact.isAction || fact.isSegueAction || fact.isOverride
          if isExposed(exposed, type, method.source) { return .yes }
          hidden = type.name
        } else if forwarding.contains(fact.selector) {
          return .undecided("\(type.name) forwards messages")
        }
      }
      for property in type.properties(keyed: accessed) where !property.fact.isStatic {
        let name = property.fact.name
        if selector == name || selector == "set" + capitalized(name) + ":" { return .yes }
      }
    }
    guard let hidden else { return .no }
    return .undecided("\(hidden) has \(selector), and may or may not expose it to Objective-C")
  }

  /// Whether a method has a selector: until Swift 3 a first parameter had no label.
  func isCalled(_ fact: MethodFact, _ selector: String, _ source: Int) -> Bool {
    if fact.selector == selector { return true }
    guard fact.legacySelector == selector else { return false }
    let source = sources[source]
    return source.facts.isBeforeSwift3 || (source.membership.swiftMajor.map { $0 < 3 } ?? true)
  }

  /// Whether two names are the same, but for the case of the first letter.
  private func isSame(_ name: String, _ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.utf8.last == other.utf8.last
      && capitalized(name) == capitalized(other)
  }

  /// Whether Objective-C sees a member.
  ///
  /// Before Swift 4 it saw every member of a class that inherits from `NSObject`. Later it does only
  /// what says so, and what implements a requirement of an `@objc` protocol, which is not looked up.
  private func isExposed(_ says: Bool, _ type: CodeType, _ source: Int) -> Bool {
    if says || sources[source].language == .objectiveC || type.exposesMembers { return true }
    return sources[source].facts.isBeforeSwift3
      || (sources[source].membership.swiftMajor.map { $0 < 4 } ?? false)
  }
}
