internal import Findings
internal import NavigationGraph
internal import SourceFacts

extension NavigationUses {
  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    var reader = UseReader(
      evaluator: evaluator,
      storyboards: StoryboardNames(evaluator: evaluator, graph, scenes, input),
      xibOwners: XibOwners(graph, scenes, evaluator.code),
      forwarders: Forwarders(evaluator.code),
      xibForwarders: Forwarders(evaluator.code, of: .xibs),
      nibInitializers: NibInitializers(evaluator.code),
      uses: NavigationUses(evaluator: evaluator))
    reader.uses.namesScenesAfterClasses = reader.forwarders.nameScenesAfterClasses
    reader.uses.createsUnknownTypes = reader.forwarders.contain {
      $0.createsPassedType && $0.isUnrecognized
    }
    reader.uses.createsUnknownIdentifiers = reader.forwarders.contain {
      $0.createsPassedIdentifier && $0.isUnrecognized
    }
    reader.uses.makersOfPassedScenes = reader.forwarders.makersOfPassedScenes
    for (index, source) in evaluator.code.sources.indexed {
      reader.sourceFile = index
      reader.read(source.facts)
    }
    self = reader.uses
  }
}

/// Turns the facts about code into uses of segues, scenes and storyboards.
struct UseReader {
  let evaluator: Evaluator
  let storyboards: StoryboardNames
  let xibOwners: XibOwners
  /// The functions that pass on the identifiers of segues and scenes, and the names of storyboards.
  let forwarders: Forwarders
  /// The functions that pass on the names of xibs.
  let xibForwarders: Forwarders
  let nibInitializers: NibInitializers
  /// The uses that were read.
  var uses: NavigationUses
  /// The source that is read.
  var sourceFile = SourceIndex(index: 0)
  /// The classes that conform to each protocol that code asked for.
  let conforming = Memo<CodeType.ID, [CodeType.ID]>()
  /// Whether a property of some type returns the name of its type, by the property's name.
  let returnsTypeName = Memo<String, Bool>()

  var code: AppCode { evaluator.code }

  mutating func read(_ facts: SourceFacts) {
    for call in facts.calls {
      if let xib = xib(call) { uses.xibs.append(xib) }
      if let passed = KnownCalls.createdSegue(call.call) {
        uses.createdSegues.append(
          CreatedSegue(
            identifier: evaluator.values(of: passed.value, at: place(of: call.context)),
            owner: owner(of: call.context)))
      }
      let (firstScene, firstStoryboard) = (uses.instantiations.count, uses.storyboards.count)
      read(call)
      let scenes = firstScene..<uses.instantiations.count
      let storyboards = firstStoryboard..<uses.storyboards.count
      guard !scenes.isEmpty || !storyboards.isEmpty else { continue }
      let caller = caller(in: call.context)
      for index in scenes { uses.instantiations[index].caller = caller }
      for index in storyboards { uses.storyboards[index].caller = caller }
    }
    uses.comparisons += facts.comparisons.map(use)
    uses.identifierUses += facts.identifierUses.map { caller(in: $0.context) }
    uses.restorations += facts.restorations.map(use)
    uses.casts += facts.casts.compactMap(use)
    uses.insideCasts += facts.casts.compactMap(insideCast)
  }

  private mutating func read(_ fact: CallFact) {
    if readReuse(fact) { return }
    // The callers of the function decide the identifier.
    if let parameter = forwarders.forwardedParameter(fact, sourceFile) {
      if !knowsCallers(of: fact.context) { noteUnknownCallers(of: fact) }
      return readDefault(of: parameter, passedBy: fact)
    }
    noteAccessors(fact)
    if let factory = factory(fact) { uses.factories.append(factory) }
    if let passed = KnownCalls.performedIdentifier(of: fact.call) {
      uses.performs.append(perform(fact, passed))
    } else if let name = KnownCalls.storyboardName(of: fact.call) {
      readStoryboard(name, fact)
    } else if let scene = generatedScene(fact) ?? accessedScene(fact) {
      uses.instantiations.append(scene)
    } else if KnownCalls.isInstantiation(fact.call), !callsForwarder(fact) {
      instantiate(fact, KnownCalls.sceneIdentifier(of: fact.call), storyboard: fact.call.receiver)
    } else if let scene = accessedInitialScene(fact) {
      uses.instantiations.append(scene)
    } else if let use = namedAfterClass(fact) {
      uses.instantiations.append(use.made)
      if let missing = use.missing { uses.storyboards.append(missing) }
    } else if let use = typedPerform(fact), isCase(use, of: fact) {
      // The app may have a function of the same name, for identifiers of its own.
      uses.typedPerforms.append(use)
    } else if !readForwarders(fact) {
      if let use = namedPerform(fact) { uses.performs.append(use) }
      if let use = typedPerform(fact) ?? generatedPerform(fact) { uses.typedPerforms.append(use) }
      readLabels(fact)
    }
  }

  /// Reads `performSegue(.show, sender: self)` in a class with this package's `SegueHandler`.
  private func namedPerform(_ fact: CallFact) -> PerformUse? {
    guard fact.call.function == "performSegue", let passed = fact.call.arguments.first,
      passed.label == nil, case .implicitMember = passed.value,
      owner(of: fact.context).contains(where: isSegueHandler)
    else { return nil }
    let use = perform(fact, passed)
    return use.identifier.known.isEmpty ? nil : use
  }

  /// Reads `performSegue(.show(input))` in a `@SegueSource` class.
  private func typedPerform(_ fact: CallFact) -> TypedPerformUse? {
    guard fact.call.function == "performSegue", let passed = fact.call.arguments.first,
      passed.label == nil
    else { return nil }
    let owner = owner(of: fact.context)
    guard owner.contains(where: { code.table[$0].isSegueSource }) else { return nil }
    return passed.value.nameOfCase.map {
      TypedPerformUse(
        actor: actor(of: fact.call.receiver, fact.context), name: $0,
        function: fact.context.function, sourceFile: sourceFile,
        location: location(passed.position ?? fact.position))
    }
  }

  /// Whether the class around a call, or a superclass, has the enumeration's case that the call performs.
  private func isCase(_ use: TypedPerformUse, of fact: CallFact) -> Bool {
    code.lineage(of: owner(of: fact.context)).contains {
      !evaluator.identifiers(ofCase: use.name, inSegueSource: $0).isEmpty
    }
  }

  private func isSegueHandler(_ id: CodeType.ID) -> Bool {
    let name = "SegueHandler"
    return code.hierarchy.ancestry(of: id).inherited.contains {
      $0.fact == "Segues.\(name)" || $0.fact == name && code.table.exactly([name]).isEmpty
    }
  }

  /// Reads a call of an app's function that passes an identifier or a name on; false if it calls another function.
  private mutating func readForwarders(_ fact: CallFact) -> Bool {
    var isForwarder = false
    for forwarder in forwarders.forwarders(for: fact, from: sourceFile) {
      guard let passed = forwarder.argument(in: fact.call) else { continue }
      isForwarder = true
      switch forwarder.kind {
      case .perform:
        var use = perform(fact, passed, hints: forwarder.hints)
        use.isForwarded = true
        use.identifier = handedOn(use.identifier, by: forwarder)
        if use.identifier != .values([]) { uses.performs.append(use) }
      case .instantiate(let storyboard):
        instantiate(fact, passed, storyboard: storyboard, by: forwarder)
      // `xib(_:)` reads calls of functions that pass on the names of xibs.
      case .xib: break
      case .storyboard:
        var place = place(of: fact.context)
        place.hints = forwarder.hints + place.hints
        uses.storyboards.append(
          StoryboardUse(
            target: storyboards.target(named: passed.value, at: place),
            isOwnBundle: true, function: forwarder.name,
            result: fact.result.map { result($0, fact.context) },
            sourceFile: sourceFile, location: location(passed.position ?? fact.position)))
      }
    }
    return isForwarder
  }

  /// The identifiers, among some, that a function passes on; it may handle the others itself:
  /// `if name != "help" { performSegue(withIdentifier: name, sender: nil) }`.
  private func handedOn(_ identifier: Evaluated, by forwarder: Forwarders.Forwarder) -> Evaluated {
    guard case .values(var values) = identifier else { return identifier }
    let place = place(of: forwarder.context, in: forwarder.sourceFile)
    let conditionsByPlace = forwarder.conditions.map { conditions in
      conditions.map { condition in
        CastUse.Guard(
          identifier: .union(condition.values.map { evaluator.values(of: $0, at: place) }),
          isNegated: condition.isNegated)
      }
    }
    for case .undecided(let reason) in conditionsByPlace.joined().map(\.identifier) {
      return .undecided(reason)
    }
    values.removeAll { value in
      !conditionsByPlace.contains { conditions in
        conditions.allSatisfy { $0.identifier.known.contains(value) != $0.isNegated }
      }
    }
    return forwarder.next.first.map { handedOn(.values(values), by: $0) } ?? .values(values)
  }

  private mutating func instantiate(
    _ fact: CallFact, _ passed: CallExpression.Argument, storyboard: Expression?,
    by forwarder: Forwarders.Forwarder
  ) {
    let isSelf = storyboard == .name(["self"])
    let filled = storyboard.map { forwarder.filled($0, by: fact.call) }
    // A storyboard that does not depend on the caller is looked up in the function's context.
    let ofFunction =
      isSelf || filled != storyboard
      ? nil
      : storyboards.target(
        of: storyboard, in: forwarder.context,
        at: place(of: forwarder.context, in: forwarder.sourceFile))
    instantiate(
      fact, passed, storyboard: isSelf ? fact.call.receiver : filled, target: ofFunction,
      hints: forwarder.hints + forwarder.context.parameters.map(\.type),
      as: passedClass(fact, forwarder))
  }

  /// Whether a call with the name of a system function calls one of the app's, which has more parameters:
  /// `instantiateViewController(withIdentifier: "List", from: "Main")`.
  private func callsForwarder(_ fact: CallFact) -> Bool {
    let labels = fact.call.arguments.map(\.label)
    guard labels.count > 1, !labels.contains("creator"), !fact.call.function.contains(":") else {
      return false
    }
    return forwarders.forwarders(for: fact, from: sourceFile).contains {
      $0.labels == labels.map { $0 ?? "_" }
    }
  }

  func perform(
    _ fact: CallFact, _ passed: CallExpression.Argument, hints: [String] = []
  ) -> PerformUse {
    let owner = owner(of: fact.context)
    var place = place(of: fact.context)
    place.hints = hints + place.hints
    let isTyped = isTyped(passed.value, in: owner)
    let isLiteral = if case .string = passed.value { true } else { false }
    return PerformUse(
      actor: actor(of: fact.call.receiver, fact.context),
      identifier: evaluator.values(of: passed.value, at: place), isTyped: isTyped,
      isCaught: fact.context.isCaught, systems: fact.context.systems, isLiteral: isLiteral,
      function: fact.context.function,
      className: fact.context.type.last ?? "", sourceFile: sourceFile,
      location: location(passed.position ?? fact.position))
  }

  /// Whether an identifier is a case of a `@SegueSource` enumeration, which the compiler checks.
  private func isTyped(_ expression: Expression, in owner: [CodeType.ID]) -> Bool {
    guard owner.contains(where: { code.table[$0].isSegueSource }) else { return false }
    switch expression {
    case .implicitMember, .call: return true
    default: return false
    }
  }

  private func use(of fact: ComparisonFact) -> ComparisonUse {
    ComparisonUse(
      actor: .of(owner(of: fact.context), code),
      identifier: value(fact.value, of: fact.subject, fact.context),
      function: fact.context.function, className: fact.context.type.last ?? "",
      sourceFile: sourceFile, location: location(fact.position))
  }

  private func use(of fact: RestorationFact) -> RestorationUse {
    RestorationUse(
      kind: fact.kind, identifier: evaluator.values(of: fact.value, at: place(of: fact.context)),
      location: location(fact.position))
  }

  private func value(
    _ expression: Expression, of subject: Expression, _ context: UseContext
  ) -> Evaluated {
    var place = place(of: context)
    if case .derivedIdentifier(let path) = subject, path.last?.first?.isUppercase == true {
      place.hints.insert(path.joined(separator: "."), at: 0)
    }
    return evaluator.values(of: expression, at: place)
  }

  private func use(of fact: CastFact) -> CastUse? {
    let paths = Self.paths(of: fact.subject)
    guard !paths.isEmpty else { return nil }
    return CastUse(
      actor: .of(owner(of: fact.context), code), paths: paths,
      type: code.names.reference(to: fact.type, in: fact.context, from: sourceFile),
      typeName: fact.type, isForced: fact.kind == .forced, isUnwrapped: fact.isUnwrapped,
      isChecked: code.sources[sourceFile].language == .swift, members: fact.members,
      runsAlways: fact.runsAlways,
      guards: fact.context.guards.map { condition in
        CastUse.Guard(
          identifier: .union(
            condition.values.map { value($0, of: condition.subject, fact.context) }),
          isNegated: condition.isNegated)
      },
      typeGuards: fact.context.typeGuards.map { condition in
        CastUse.TypeGuard(
          paths: Self.paths(of: condition.subject),
          type: code.names.reference(to: condition.type, in: fact.context, from: sourceFile),
          isNegated: condition.isNegated)
      },
      function: fact.context.function, className: fact.context.type.last ?? "",
      sourceFile: sourceFile, location: location(fact.position))
  }

  private static func paths(of subject: Expression) -> [[String]] {
    switch subject {
    case .segue(let path): [path]
    case .choice(let parts): parts.flatMap(paths)
    default: []
    }
  }

  /// Returns the code around a use.
  private func caller(in context: UseContext) -> Caller {
    Caller(
      actor: .of(owner(of: context), code), function: context.function,
      type: context.type.last ?? "", isStatic: context.isStatic)
  }

  // MARK: Places

  /// The place of a use in a source, which is the one that is read unless another is given.
  func place(of context: UseContext, in file: SourceIndex? = nil) -> Evaluator.Place {
    let sourceFile = file ?? sourceFile
    let owner = owner(of: context, in: sourceFile)
    return Evaluator.Place(
      sourceFile: sourceFile, scope: context.type, localTypes: context.localTypes,
      selfType: owner.count == 1 ? owner.first : nil,
      hints: segueEnums(of: owner) + ["NSStoryboardSegue.Identifier", "NSStoryboard.Name"])
  }

  /// The types that contain a use in a source, which is the one that is read unless another is given.
  func owner(of context: UseContext, in file: SourceIndex? = nil) -> [CodeType.ID] {
    context.type.isEmpty ? [] : code.names.types(context.type, in: [], from: file ?? sourceFile)
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

  func location(_ position: SourcePosition) -> SourceLocation {
    code.location(position, sourceFile)
  }
}
