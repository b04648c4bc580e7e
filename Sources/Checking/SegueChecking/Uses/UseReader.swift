internal import Findings
internal import NavigationGraph
internal import SourceFacts

extension NavigationUses {
  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    self.evaluator = evaluator
    let reader = UseReader(
      evaluator: evaluator,
      storyboards: StoryboardNames(evaluator: evaluator, graph, scenes, input),
      forwarders: Forwarders(evaluator.code))
    namesScenesAfterClasses = reader.forwarders.haveTypes
    createsUnknownTypes = reader.forwarders.createUnknownTypes
    createsUnknownIdentifiers = reader.forwarders.createUnknownIdentifiers
    let nibForwarders = Forwarders(evaluator.code, of: .xibs)
    let nibInitializers = NibInitializers(evaluator.code)
    for (index, source) in evaluator.code.sources.indexed {
      for call in source.facts.calls {
        if let xib = reader.xib(call, index, nibForwarders, nibInitializers) { xibs.append(xib) }
        let counts = (instantiations.count, storyboards.count)
        reader.read(call, index, &self)
        guard instantiations.count > counts.0 || storyboards.count > counts.1 else { continue }
        let caller = reader.caller(in: call.context, index)
        for new in counts.0..<instantiations.count { instantiations[new].caller = caller }
        for new in counts.1..<storyboards.count { storyboards[new].caller = caller }
      }
      comparisons += source.facts.comparisons.map { reader.use(of: $0, index) }
      identifierUses += source.facts.identifierUses.map { reader.use(of: $0, index) }
      restorations += source.facts.restorations.map { reader.use(of: $0, index) }
      casts += source.facts.casts.compactMap { reader.use(of: $0, index) }
      insideCasts += source.facts.casts.compactMap { reader.insideCast($0, index) }
    }
  }
}

/// Turns the facts about one place in code into uses of segues, scenes and storyboards.
struct UseReader {
  let evaluator: Evaluator
  let storyboards: StoryboardNames
  /// The functions that pass on the identifiers of segues and scenes, and the names of storyboards.
  let forwarders: Forwarders
  /// The classes that conform to each protocol that code asked for.
  let conforming = Memo<CodeType.ID, [CodeType.ID]>()
  /// Whether a property of some type returns the name of its type, by the property's name.
  let returnsTypeName = Memo<String, Bool>()

  var code: AppCode { evaluator.code }

  func read(_ fact: CallFact, _ sourceFile: SourceIndex, _ uses: inout NavigationUses) {
    if readReuse(fact, sourceFile, &uses) { return }
    // The callers of the function decide the identifier.
    if let parameter = forwarders.forwardedParameter(fact, sourceFile) {
      if !knowsCallers(of: fact.context) {
        noteUnknownCallers(of: fact, sourceFile, &uses)
      }
      return readDefault(of: parameter, passedBy: fact, sourceFile, &uses)
    }
    noteAccessors(fact, sourceFile, &uses)
    if let factory = factory(fact, sourceFile) { uses.factories.append(factory) }
    if let passed = KnownCalls.performedIdentifier(of: fact.call) {
      uses.performs.append(perform(fact, passed, sourceFile))
    } else if let name = KnownCalls.storyboardName(of: fact.call) {
      readStoryboard(name, fact, sourceFile, &uses)
    } else if let scene = generatedScene(fact, sourceFile, &uses) {
      uses.instantiations.append(scene)
    } else if let identifier = accessedScene(fact.call) {
      uses.instantiations.append(
        InstantiateUse(
          target: .unknown(.generated), identifier: .value(identifier), result: nil,
          sourceFile: sourceFile, location: location(fact.position, sourceFile)))
    } else if KnownCalls.isInstantiation(fact.call), !isOwn(fact, sourceFile) {
      instantiate(
        fact, KnownCalls.sceneIdentifier(of: fact.call), storyboard: fact.call.receiver, sourceFile,
        &uses)
    } else if let path = accessedInitial(fact.call) {
      uses.instantiations.append(
        InstantiateUse(
          target: .files([path], name: StoryboardName.ofFile(path)), identifier: nil, result: nil,
          sourceFile: sourceFile, location: location(fact.position, sourceFile)))
    } else if let use = namedAfterClass(fact, sourceFile) {
      uses.instantiations.append(use.made)
      if let missing = use.missing { uses.storyboards.append(missing) }
    } else if let use = typedPerform(fact, sourceFile), isCase(use, of: fact, sourceFile) {
      // The app may have a function of the same name, for identifiers of its own.
      uses.typedPerforms.append(use)
    } else if !readForwarders(fact, sourceFile, &uses) {
      if let use = namedPerform(fact, sourceFile) { uses.performs.append(use) }
      if let use = typedPerform(fact, sourceFile) ?? generatedPerform(fact, sourceFile) {
        uses.typedPerforms.append(use)
      }
      readLabels(fact, sourceFile, &uses)
    }
  }

  /// Reads `performSegue(.show, sender: self)` in a class with this package's `SegueHandler`.
  private func namedPerform(_ fact: CallFact, _ sourceFile: SourceIndex) -> PerformUse? {
    guard fact.call.function == "performSegue", let passed = fact.call.arguments.first,
      passed.label == nil, case .implicitMember = passed.value,
      owner(of: fact.context, sourceFile).contains(where: isSegueHandler)
    else { return nil }
    let use = perform(fact, passed, sourceFile)
    return use.identifier.known.isEmpty ? nil : use
  }

  /// Reads `performSegue(.show(input))` in a `@SegueSource` class.
  private func typedPerform(_ fact: CallFact, _ sourceFile: SourceIndex) -> TypedPerformUse? {
    guard fact.call.function == "performSegue", let passed = fact.call.arguments.first,
      passed.label == nil
    else { return nil }
    let owner = owner(of: fact.context, sourceFile)
    guard owner.contains(where: { code.table[$0].isSegueSource }) else { return nil }
    return passed.value.nameOfCase.map {
      TypedPerformUse(
        actor: actor(of: fact.call.receiver, fact.context, sourceFile), name: $0,
        function: fact.context.function, sourceFile: sourceFile,
        location: location(passed.position ?? fact.position, sourceFile))
    }
  }

  /// Whether the class around a call has the case of a segue that the call performs.
  private func isCase(
    _ use: TypedPerformUse, of fact: CallFact, _ sourceFile: SourceIndex
  ) -> Bool {
    code.lineage(of: owner(of: fact.context, sourceFile)).contains {
      !evaluator.identifiers(ofCase: use.name, inSegueSource: $0).isEmpty
    }
  }

  private func isSegueHandler(_ id: CodeType.ID) -> Bool {
    let name = "SegueHandler"
    return code.hierarchy.ancestry(of: id).inherited.contains {
      $0.fact == "Segues.\(name)" || $0.fact == name && code.table.exactly([name]).isEmpty
    }
  }

  /// Reads a storyboard that is opened by its name.
  private func readStoryboard(
    _ name: CallExpression.Argument, _ fact: CallFact, _ sourceFile: SourceIndex,
    _ uses: inout NavigationUses
  ) {
    uses.openedEnums.formUnion(openedEnums(fact, name.value, sourceFile))
    if let conforming = storyboardsOfConforming(fact, name.value, sourceFile) {
      uses.storyboards += conforming
      return
    }
    uses.storyboards.append(
      StoryboardUse(
        target: storyboards.target(named: name.value, at: place(of: fact.context, sourceFile)),
        isOwnBundle: code.opensOwnBundle(fact, sourceFile),
        bundle: fact.call.arguments.dropFirst().first?.value, sourceFile: sourceFile,
        location: location(name.position ?? fact.position, sourceFile)))
  }

  /// Reads a call to a function of the app that passes an identifier or a name on to the system.
  ///
  /// - Returns: Whether the call is one.
  private func readForwarders(
    _ fact: CallFact, _ sourceFile: SourceIndex, _ uses: inout NavigationUses
  ) -> Bool {
    var isForwarder = false
    for forwarder in forwarders.forwarders(for: fact, from: sourceFile) {
      guard let passed = forwarder.argument(in: fact.call) else { continue }
      isForwarder = true
      switch forwarder.kind {
      case .perform:
        var use = perform(fact, passed, sourceFile, hints: forwarder.hints)
        use.isForwarded = true
        use.identifier = handedOn(use.identifier, by: forwarder)
        if use.identifier != .values([]) { uses.performs.append(use) }
      case .instantiate(let storyboard):
        instantiate(fact, passed, storyboard: storyboard, by: forwarder, sourceFile, &uses)
      // Those of xibs are among other forwarders, see `xib(_:_:_:_:)`.
      case .xib: break
      case .storyboard:
        var place = place(of: fact.context, sourceFile)
        place.hints = forwarder.hints + place.hints
        uses.storyboards.append(
          StoryboardUse(
            target: storyboards.target(named: passed.value, at: place),
            isOwnBundle: true, function: forwarder.name,
            result: fact.result.map { result($0, fact.context, sourceFile) },
            sourceFile: sourceFile,
            location: location(passed.position ?? fact.position, sourceFile)))
      }
    }
    return isForwarder
  }

  /// The identifiers, among some, that a function passes on; it may handle the others itself.
  private func handedOn(
    _ identifier: Evaluated, by forwarder: Forwarders.Forwarder
  ) -> Evaluated {
    guard case .values(var values) = identifier else { return identifier }
    let place = place(of: forwarder.context, forwarder.sourceFile)
    let conditions = forwarder.conditions.map { conditions in
      conditions.map { condition in
        (
          values: Evaluated.union(condition.values.map { evaluator.values(of: $0, at: place) }),
          isNegated: condition.isNegated
        )
      }
    }
    for case .undecided(let reason) in conditions.joined().map(\.values) {
      return .undecided(reason)
    }
    values.removeAll { value in
      !conditions.contains { all in
        all.allSatisfy { $0.values.known.contains(value) != $0.isNegated }
      }
    }
    return forwarder.next.first.map { handedOn(.values(values), by: $0) } ?? .values(values)
  }

  private func instantiate(
    _ fact: CallFact, _ passed: CallExpression.Argument, storyboard: Expression?,
    by forwarder: Forwarders.Forwarder, _ sourceFile: SourceIndex, _ uses: inout NavigationUses
  ) {
    let isSelf = storyboard == .name(["self"])
    let filled = storyboard.map { forwarder.filled($0, by: fact.call) }
    // A storyboard that does not depend on the caller is looked up in the function's context.
    let own =
      isSelf || filled != storyboard
      ? nil
      : storyboards.target(
        of: storyboard, in: forwarder.context,
        at: place(of: forwarder.context, forwarder.sourceFile))
    instantiate(
      fact, passed, storyboard: isSelf ? fact.call.receiver : filled, target: own, sourceFile,
      hints: forwarder.hints + forwarder.context.parameters.map(\.type),
      as: made(fact, forwarder, sourceFile), &uses)
  }

  /// Whether a call with the name of a system function is to one of the app's, with more parameters:
  /// `instantiateViewController(withIdentifier: "List", from: "Main")`.
  private func isOwn(_ fact: CallFact, _ sourceFile: SourceIndex) -> Bool {
    let labels = fact.call.arguments.map(\.label)
    guard labels.count > 1, !labels.contains("creator"), !fact.call.function.contains(":") else {
      return false
    }
    return forwarders.forwarders(for: fact, from: sourceFile).contains {
      $0.labels == labels.map { $0 ?? "_" }
    }
  }

  func perform(
    _ fact: CallFact, _ passed: CallExpression.Argument, _ sourceFile: SourceIndex,
    hints: [String] = []
  ) -> PerformUse {
    let owner = owner(of: fact.context, sourceFile)
    var place = place(of: fact.context, sourceFile)
    place.hints = hints + place.hints
    let isTyped = isTyped(passed.value, in: owner)
    let isLiteral = if case .string = passed.value { true } else { false }
    return PerformUse(
      actor: actor(of: fact.call.receiver, fact.context, sourceFile),
      identifier: evaluator.values(of: passed.value, at: place), isTyped: isTyped,
      isCaught: fact.context.isCaught, systems: fact.context.systems, isLiteral: isLiteral,
      function: fact.context.function,
      className: fact.context.type.last ?? "", sourceFile: sourceFile,
      location: location(passed.position ?? fact.position, sourceFile))
  }

  /// Whether an identifier is a case of a `@SegueSource` enumeration, which the compiler checks.
  private func isTyped(_ expression: Expression, in owner: [CodeType.ID]) -> Bool {
    guard owner.contains(where: { code.table[$0].isSegueSource }) else { return false }
    switch expression {
    case .implicitMember, .call: return true
    default: return false
    }
  }

  func use(of fact: ComparisonFact, _ sourceFile: SourceIndex) -> ComparisonUse {
    ComparisonUse(
      actor: .of(owner(of: fact.context, sourceFile), code),
      identifier: value(fact.value, of: fact.subject, fact.context, sourceFile),
      function: fact.context.function, className: fact.context.type.last ?? "",
      sourceFile: sourceFile,
      location: location(fact.position, sourceFile))
  }

  func use(of fact: IdentifierUseFact, _ sourceFile: SourceIndex) -> IdentifierUse {
    IdentifierUse(
      actor: .of(owner(of: fact.context, sourceFile), code), function: fact.context.function,
      className: fact.context.type.last ?? "")
  }

  func use(of fact: RestorationFact, _ sourceFile: SourceIndex) -> RestorationUse {
    RestorationUse(
      kind: fact.kind,
      identifier: evaluator.values(of: fact.value, at: place(of: fact.context, sourceFile)),
      location: location(fact.position, sourceFile))
  }

  private func value(
    _ expression: Expression, of subject: Expression, _ context: UseContext,
    _ sourceFile: SourceIndex
  ) -> Evaluated {
    var place = place(of: context, sourceFile)
    if case .derivedIdentifier(let path) = subject, path.last?.first?.isUppercase == true {
      place.hints.insert(path.joined(separator: "."), at: 0)
    }
    return evaluator.values(of: expression, at: place)
  }

  func use(of fact: CastFact, _ sourceFile: SourceIndex) -> CastUse? {
    let paths = Self.paths(of: fact.subject)
    guard !paths.isEmpty else { return nil }
    return CastUse(
      actor: .of(owner(of: fact.context, sourceFile), code), paths: paths,
      type: code.names.reference(to: fact.type, in: fact.context.type, from: sourceFile),
      typeName: fact.type, isForced: fact.kind == .forced,
      isChecked: code.sources[sourceFile].language == .swift, members: fact.members,
      runsAlways: fact.runsAlways,
      guards: fact.context.guards.map { condition in
        CastUse.Guard(
          identifier: .union(
            condition.values.map { value($0, of: condition.subject, fact.context, sourceFile) }),
          isNegated: condition.isNegated)
      },
      typeGuards: fact.context.typeGuards.map { condition in
        CastUse.TypeGuard(
          paths: Self.paths(of: condition.subject),
          type: code.names.reference(to: condition.type, in: fact.context.type, from: sourceFile),
          isNegated: condition.isNegated)
      },
      function: fact.context.function, className: fact.context.type.last ?? "",
      sourceFile: sourceFile, location: location(fact.position, sourceFile))
  }

  private static func paths(of subject: Expression) -> [[String]] {
    switch subject {
    case .segue(let path): [path]
    case .choice(let parts): parts.flatMap(paths)
    default: []
    }
  }

  /// Returns the code around a use.
  func caller(in context: UseContext, _ sourceFile: SourceIndex) -> Caller {
    Caller(
      actor: .of(owner(of: context, sourceFile), code), function: context.function,
      type: context.type.last ?? "", isStatic: context.isStatic)
  }

  // MARK: Places

  func place(of context: UseContext, _ sourceFile: SourceIndex) -> Evaluator.Place {
    let owner = owner(of: context, sourceFile)
    var place = Evaluator.Place(sourceFile: sourceFile, scope: context.type)
    place.selfType = owner.count == 1 ? owner.first : nil
    place.hints = segueEnums(of: owner) + ["NSStoryboardSegue.Identifier", "NSStoryboard.Name"]
    return place
  }

  /// The types that contain a use.
  func owner(of context: UseContext, _ sourceFile: SourceIndex) -> [CodeType.ID] {
    context.type.isEmpty ? [] : code.names.types(context.type, in: [], from: sourceFile)
  }

  /// The paths of the enumerations that a class's segue identifiers may belong to: its own and inherited ones
  /// that are named after segues, `SegueIdentifier`, and global ones.
  private func segueEnums(of owner: [CodeType.ID]) -> [String] {
    let own = owner.flatMap { code.hierarchy.ancestry(of: $0).types }
      .flatMap { code.table.nested(in: code.table[$0].path) }
      .map { code.table[$0] }.filter(\.isNamedAfterSegues)
    return own.map { $0.path.joined(separator: ".") } + ["SegueIdentifier"]
      + code.table.globalsNamedAfterSegues
  }

  func location(_ position: SourcePosition, _ sourceFile: SourceIndex) -> SourceLocation {
    code.location(position, sourceFile)
  }
}
