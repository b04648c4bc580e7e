internal import SourceFacts

extension UseReader {
  /// The scene that a call of a class's static function creates by the class's name, and its missing storyboard.
  func namedAfterClass(_ fact: CallFact) -> (made: InstantiateUse, missing: StoryboardUse?)? {
    guard let id = classOfStaticCall(fact), let forwarder = typeForwarder(for: fact, on: id) else {
      return nil
    }
    // Of several storyboards with the name of the class, the one in the class's target is meant.
    let origin = forwarder.isNamedByCaller ? code.table[id].sourceFile : forwarder.sourceFile
    let place = Evaluator.Place(
      sourceFile: origin, scope: forwarder.context.type, selfType: id, isExactly: true,
      hints: forwarder.context.parameters.map(\.type))
    let target =
      forwarder.storyboard == .name(["self"])
      ? StoryboardTarget.unknown(.anyStoryboard(nil))
      : storyboards.target(
        of: forwarder.filled(forwarder.storyboard, by: fact.call), in: forwarder.context, at: place)
    let location = self.location(fact.position)
    let made = InstantiateUse(
      target: target, identifier: evaluator.values(of: forwarder.identifier, at: place),
      mayBeInitial: forwarders.mayMakeInitial(forwarder),
      result: ExpectedClass(
        type: .app([id]), typeName: code.table[id].name, isForced: forwarder.isForced,
        location: location), sourceFile: sourceFile, location: location)
    guard case .files([], _) = target, forwarder.isNamedByCaller,
      case .call(let opening)? = forwarder.storyboard
    else { return (made, nil) }
    let bundle = opening.arguments.dropFirst().first?.value
    let isOwnBundle = code.isOwn(bundle: bundle, in: forwarder.context, forwarder.sourceFile)
    return (
      made,
      StoryboardUse(
        target: target, isOwnBundle: isOwnBundle, sourceFile: sourceFile, location: location)
    )
  }

  /// The class on which code calls a static function: `List` of `List.make()`; nil if it may be a subclass.
  private func classOfStaticCall(_ fact: CallFact) -> CodeType.ID? {
    let path: [String]
    var isOnSelf = false
    switch fact.call.receiver {
    case nil, .name(["self"]), .name(["Self"]):
      guard fact.context.isStatic else { return nil }
      path = fact.context.type
      isOnSelf = true
    case .name(let name) where name.first?.first?.isUppercase == true: path = name
    default: return nil
    }
    let ids = code.names.types(path, in: fact.context, from: sourceFile)
    guard let id = ids.first, ids.count == 1, code.table[id].isClass,
      !isOnSelf || !code.hierarchy.hasSubclasses(id)
    else { return nil }
    return id
  }

  /// The function that creates a scene named after a class if it is called on the class; nil if several may.
  private func typeForwarder(for fact: CallFact, on id: CodeType.ID) -> Forwarders.TypeForwarder? {
    let owners = code.owners(ofStatic: fact.call.function, of: id)
    func declaringTypes(of forwarder: Forwarders.TypeForwarder) -> [CodeType.ID] {
      code.names.types(forwarder.context.type, in: [], from: forwarder.sourceFile)
    }
    let candidates = forwarders.typeForwarders(for: fact.call, from: sourceFile).filter {
      let declaring = declaringTypes(of: $0)
      return !declaring.isEmpty && declaring.allSatisfy(owners.contains)
    }
    guard candidates.count == 1, let forwarder = candidates.first,
      !xibOwners.mayInclude(id, createdBy: declaringTypes(of: forwarder))
    else { return nil }
    return forwarder
  }
}

extension AppCode {
  /// The types that declare a static function of a class: the nearest class or, if none does, the protocols
  /// that the class conforms to and the system's classes.
  fileprivate func owners(ofStatic function: String, of id: CodeType.ID) -> Set<CodeType.ID> {
    let ancestry = hierarchy.ancestry(of: id)
    for type in ancestry.types
    where table[type].methods(named: function).contains(where: \.fact.isStatic) {
      return [type]
    }
    let system = table.outermost(named: ancestry.systemChain)
    return Set(protocols(of: id, seenFrom: table[id].sourceFile) + system)
  }
}
