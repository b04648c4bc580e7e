internal import SourceFacts

/// The members that key-value coding and messages find in a class.
extension AppCode {
  /// Whether key-value coding can set a property of a class's objects, as an outlet does.
  package func hasOutlet(_ name: String, in type: TypeReference) -> Answer {
    member(
      of: type, inCode: { outlet(name, in: $0) },
      inSystem: { SystemMembers.hasProperty(name, of: $0) })
  }

  /// Whether a class's objects respond to a selector, as the target of an action has to.
  package func responds(to selector: String, _ type: TypeReference) -> Answer {
    member(
      of: type, inCode: { method(selector, in: $0) },
      inSystem: { SystemMembers.responds(to: selector, $0) })
  }

  /// Asks a class of the app, then the app's extensions of its system class, then the list of the system's members.
  private func member(
    of type: TypeReference, inCode: (Ancestry) -> Answer, inSystem: (String) -> Answer
  ) -> Answer {
    switch type {
    case .external(let name): .undecided(.declaredElsewhere(name))
    case .system(let name):
      Answer.any([inCode(extensions(of: name)), inSystem(name)])
    case .app(let ids):
      Answer.all(
        ids.map { id -> Answer in
          let ancestry = hierarchy.ancestry(of: id)
          let own = inCode(ancestry)
          // Without a known superclass, the supposed class may be a protocol.
          guard own != .yes, ancestry.gap == nil, let system = ancestry.system else {
            return own == .no ? .undecided(ancestry.gap ?? "the superclass is unknown") : own
          }
          let answer = Answer.any([own, inCode(extensions(of: system)), inSystem(system)])
          // The source of a compiled library may have a class extension.
          guard answer == .no, let type = ancestry.types.first(where: { table[$0].isCompiled })
          else { return answer }
          return .undecided(.declaredElsewhere(table[type].name))
        })
    }
  }

  /// The app's extensions and categories of a system class and its superclasses.
  func extensions(of system: String) -> Ancestry {
    let types = table.outermost(named: SystemClasses.chain(of: system))
    return Ancestry(types: types, system: system, inherited: types.flatMap { table[$0].inherited })
  }

  private func outlet(_ name: String, in ancestry: Ancestry) -> Answer {
    let keys = OutletKeys(name)
    var unclear: String?
    for (depth, id) in ancestry.types.enumerated() {
      let type = table[id]
      for property in type.candidates(keyed: keys.all)
      where keys.fit(property.fact, in: sources[property.sourceFile].language) {
        switch isExposed(property, at: depth, of: ancestry) {
        case true?: return .yes
        case false?: break
        case nil: unclear = type.name
        }
      }
      for method in type.candidates(selectedBy: keys.setters)
      where keys.setters.contains(method.fact.selector) && !method.fact.isStatic {
        if isExposed(method, at: depth, of: ancestry) == true { return .yes }
      }
    }
    if let type = implementer(of: ["setValue:forKey:", resolver], in: ancestry) {
      return .undecided("\(type) decides at run time which keys it has")
    }
    if let reason = reasonOfMacro(naming: name, in: ancestry) { return .undecided(reason) }
    guard let unclear else { return .no }
    return .undecided(.mayBeExposed(name, by: unclear))
  }

  private func method(_ selector: String, in ancestry: Ancestry) -> Answer {
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    let accessed = [selector] + (isSetter ? [String(selector.dropFirst(3).dropLast())] : [])
    var unclear: String?
    for (depth, id) in ancestry.types.enumerated() {
      let type = table[id]
      for method in type.candidates(selectedBy: [selector])
      where !method.fact.isStatic && isCalled(method.fact, selector, method.sourceFile) {
        switch isExposed(method, at: depth, of: ancestry) {
        case true?: return .yes
        case false?: break
        case nil: unclear = type.name
        }
      }
      for property in type.candidates(keyed: accessed) where !property.fact.isStatic {
        let name = property.fact.name
        if selector == name || selector == "set" + capitalized(name) + ":" { return .yes }
      }
    }
    if implementsRequirement(selector, in: ancestry) { return .yes }
    if let type = forwarder(in: ancestry) { return .undecided("\(type) forwards messages") }
    if let reason = reasonOfMacro(naming: selector.prefix { $0 != ":" }, in: ancestry) {
      return .undecided(reason)
    }
    guard let unclear else { return .no }
    return .undecided(.mayBeExposed(selector, by: unclear))
  }

  /// Whether a selector calls a method; before Swift 3, the first parameter had no label.
  func isCalled(_ fact: MethodFact, _ selector: String, _ sourceFile: SourceIndex) -> Bool {
    if fact.selector == selector { return true }
    guard fact.legacySelector == selector else { return false }
    let source = sources[sourceFile]
    return source.facts.isBeforeSwift3 || (source.membership.swiftMajor.map { $0 < 3 } ?? true)
  }

  // MARK: Members without a declaration

  /// The first of a class and its superclasses that overrides `setValue(_:forUndefinedKey:)`, so that a
  /// missing key doesn't crash; nil if none is known to.
  func classAcceptingUndefinedKeys(_ type: TypeReference) -> (name: String, isOfSystem: Bool)? {
    func acceptingType(in ancestry: Ancestry) -> String? {
      implementer(of: ["setValue:forUndefinedKey:"], in: ancestry)
    }
    switch type {
    case .external: return nil
    case .system(let name): return acceptingType(in: extensions(of: name)).map { ($0, true) }
    case .app(let ids):
      for ancestry in ids.map(hierarchy.ancestry) {
        if let ofApp = acceptingType(in: ancestry) { return (ofApp, false) }
        if let ofSystem = ancestry.system.flatMap({ acceptingType(in: extensions(of: $0)) }) {
          return (ofSystem, true)
        }
      }
      return nil
    }
  }

  /// The name of the first type that answers messages for which it declares no method; nil if none does.
  func forwarder(in ancestry: Ancestry) -> String? {
    // The third is what `SelectorNames` derives from Swift's `forwardingTarget(for:)`.
    let selectors = [
      "forwardInvocation:", "forwardingTargetForSelector:", "forwardingTargetFor:", resolver,
    ]
    return implementer(of: selectors, in: ancestry)
  }

  /// The name of the first type that has a method with one of some selectors; nil if none has.
  private func implementer(of selectors: [String], in ancestry: Ancestry) -> String? {
    ancestry.types.first { id in
      table[id].candidates(selectedBy: selectors).contains {
        $0.fact.isStatic == ($0.fact.selector == resolver)
          && (selectors.contains($0.fact.selector)
            || selectors.contains($0.fact.legacySelector ?? ""))
      }
    }.map { table[$0].name }
  }

  /// The reason why a macro may declare a member; nil if none names it.
  private func reasonOfMacro(naming name: some StringProtocol, in ancestry: Ancestry) -> Reason? {
    let type = ancestry.types.first { table[$0].macroArguments.contains(String(name)) }
    return type.map { "a macro in \(table[$0].name) may declare \(name)" }
  }
}

/// The members by which key-value coding sets `title`: the setter, or else a property or variable.
private struct OutletKeys {
  private let name: String
  /// The names of variables that only Objective-C has, because Swift has only properties.
  private let variables: [String]
  /// The setters, `setTitle:` and `_setTitle:`, whatever case the key begins with.
  let setters: [String]

  init(_ name: String) {
    self.name = name
    let capital = capitalized(name)
    // In Objective-C, `_title` is the variable behind the property `title`.
    let property = name.first == "_" ? [String(name.dropFirst())] : []
    variables = ["is\(capital)", "_is\(capital)"] + property
    setters = ["set\(capital):", "_set\(capital):"]
  }

  /// The names of all such properties and variables.
  var all: [String] { [name, "_" + name] + variables }

  /// Whether key-value coding finds a property that source code of a language declares.
  func fit(_ fact: PropertyFact, in language: SourceFile.Language) -> Bool {
    guard !fact.isStatic else { return false }
    return fact.name == name || fact.objectiveCName == name || fact.name == "_" + name
      || !fact.isVariable && isSame(fact.name)
      || variables.contains(fact.name) && language == .objectiveC
  }

  /// Whether a name is the key except for the case of the first letter.
  private func isSame(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name.utf8.last == other.utf8.last
      && capitalized(name) == capitalized(other)
  }
}

/// The class method that adds methods to a class once they are called.
private let resolver = "resolveInstanceMethod:"
