internal import SourceFacts

extension UseReader {
  /// The storyboards that a protocol's extension opens by a property of each conforming class:
  /// `UIStoryboard(name: storyboardName, bundle: nil)`; nil for other code.
  func storyboardsOfConforming(_ fact: CallFact, _ name: Expression) -> [StoryboardUse]? {
    guard case .name(let path) = name, let member = path.last,
      path.count == 1 || path[0] == "self" || path[0] == "Self",
      let owner = fact.context.type.last, KnownCalls.isOwnBundle(fact.call),
      code.table.exactly(fact.context.type).contains(where: { code.table[$0].kind == .protocol })
    else { return nil }
    return code.table.types.filter(\.isClass).flatMap { type -> [StoryboardUse] in
      guard
        type.inherited.contains(where: { TypeText.plainPath($0.fact).last == owner })
      else { return [] }
      return type.properties(named: member).filter(\.fact.isStatic).compactMap {
        property in
        guard let value = property.fact.value else { return nil }
        let place = Evaluator.Place(
          sourceFile: property.sourceFile, scope: type.path, selfType: type.id)
        return StoryboardUse(
          target: storyboards.target(named: value, at: place), isOwnBundle: true,
          sourceFile: property.sourceFile,
          location: code.location(property.fact.position, property.sourceFile))
      }
    }
  }

  /// The scene of a class that a static function names after it, and its missing storyboard.
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

  /// The class that is passed to a function of the app that instantiates scenes by their classes.
  func made(_ fact: CallFact, _ forwarder: Forwarders.Forwarder) -> ExpectedClass? {
    guard let isForced = forwarder.isTypeForced, let path = forwarder.type(in: fact.call) else {
      return nil
    }
    return result(
      .init(type: path.joined(separator: "."), isForced: isForced, position: fact.position),
      fact.context)
  }

  /// The scene that an accessor instantiates: `StoryboardScene.Main.list.instantiate()`, `R.storyboard.main.list()`.
  func accessedScene(_ fact: CallFact) -> InstantiateUse? {
    guard case .name(let path)? = fact.call.receiver,
      let identifier = evaluator.accessors.scene(of: path)
        ?? evaluator.accessors.scene(of: path + [fact.call.function])
    else { return nil }
    return InstantiateUse(
      target: .unknown("generated code instantiates the scene"), identifier: .value(identifier),
      sourceFile: sourceFile, location: location(fact.position))
  }

  /// The initial scene that an accessor instantiates: `StoryboardScene.Main.initialScene.instantiate()`.
  func accessedInitialScene(_ fact: CallFact) -> InstantiateUse? {
    guard case .name(let path)? = fact.call.receiver,
      let file = evaluator.accessors.initial(of: path)
    else { return nil }
    return InstantiateUse(
      target: .files([file], name: StoryboardName.ofFile(file)), sourceFile: sourceFile,
      location: location(fact.position))
  }
}

extension AppCode {
  /// Whether the bundle in a call that opens a storyboard is the app's own.
  func opensOwnBundle(_ fact: CallFact, _ sourceFile: SourceIndex) -> Bool {
    isOwn(bundle: fact.call.arguments.dropFirst().first?.value, in: fact.context, sourceFile)
  }

  /// Whether a bundle is the app's own, judging by the code: no bundle, the main one, or that of a class in the app.
  func isOwn(bundle: Expression?, in context: UseContext, _ sourceFile: SourceIndex) -> Bool {
    guard let bundle, !KnownCalls.isOwn(bundle: bundle) else { return true }
    // `Bundle(for: List.self)`.
    guard case .call(let call) = bundle else { return false }
    return switch call.arguments.first?.value {
    case .type(let path): !names.types(path, in: context, from: sourceFile).isEmpty
    case .name(["self"]): true
    default: false
    }
  }

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
