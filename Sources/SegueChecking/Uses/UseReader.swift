package import Findings
internal import NavigationGraph
package import SourceFacts

extension NavigationUses {
  init(evaluator: Evaluator, _ graph: NavigationGraph, _ scenes: AppScenes, _ input: CheckInput) {
    self.evaluator = evaluator
    let reader = UseReader(
      evaluator: evaluator,
      storyboards: StoryboardNames(evaluator: evaluator, graph, scenes, input))
    let forwarders = Forwarders(evaluator.code)
    namesScenesAfterClasses = forwarders.haveTypes
    for (index, source) in evaluator.code.sources.enumerated() {
      for call in source.facts.calls { reader.read(call, index, forwarders, &self) }
      for comparison in source.facts.comparisons {
        comparisons.append(reader.use(of: comparison, index))
      }
      for cast in source.facts.casts {
        if let use = reader.use(of: cast, index) { casts.append(use) }
        if let use = reader.insideCast(cast, index) { insideCasts.append(use) }
      }
    }
  }
}

/// Takes the facts of one place to what they mean for navigation.
struct UseReader {
  let evaluator: Evaluator
  let storyboards: StoryboardNames

  var code: AppCode { evaluator.code }

  func read(
    _ fact: CallFact, _ source: Int, _ forwarders: Forwarders, _ uses: inout NavigationUses
  ) {
    // Whoever calls the function says the identifier.
    if forwarders.isForwarded(fact, source) {
      return readDefault(of: fact, source, forwarders, &uses)
    }
    noteAccessors(fact, source, &uses)
    if let factory = factory(fact, source) { uses.factories.append(factory) }
    if let passed = KnownCalls.performedIdentifier(of: fact.call) {
      uses.performs.append(perform(fact, passed, source, hint: nil))
    } else if let name = KnownCalls.storyboardName(of: fact.call) {
      uses.openedEnums.formUnion(openedEnums(fact, name.value, source))
      let place = place(of: fact.context, source)
      if let conforming = storyboardsOfConforming(fact, name.value, source) {
        uses.storyboards += conforming
        return
      }
      uses.storyboards.append(
        StoryboardUse(
          target: storyboards.target(named: name.value, at: place),
          isOwnBundle: KnownCalls.isOwnBundle(fact.call) || code.isBundleOfOwnClass(fact, source),
          bundle: fact.call.arguments.dropFirst().first?.value, source: source,
          location: location(name.position ?? fact.position, source)))
    } else if let scene = generatedScene(fact, source, &uses) {
      uses.instantiations.append(scene)
    } else if let identifier = accessedScene(fact.call) {
      uses.instantiations.append(
        InstantiateUse(
          target: .unknown("generated code makes it"), identifier: .value(identifier), result: nil,
          source: source, location: location(fact.position, source)))
    } else if KnownCalls.isInstantiation(fact.call), !isOwn(fact.call, source, forwarders) {
      instantiate(
        fact, KnownCalls.sceneIdentifier(of: fact.call), storyboard: fact.call.receiver, source,
        &uses)
    } else if let path = accessedInitial(fact.call) {
      uses.instantiations.append(
        InstantiateUse(
          target: .files([path], name: storyboardName(ofFile: path)), identifier: nil, result: nil,
          source: source, location: location(fact.position, source)))
    } else if let use = namedAfterClass(fact, source, forwarders) {
      uses.instantiations.append(use.made)
      if let missing = use.missing { uses.storyboards.append(missing) }
    } else {
      var isForwarder = false
      for forwarder in forwarders.forwarders(for: fact.call, from: source) {
        guard let passed = forwarder.argument(in: fact.call) else { continue }
        isForwarder = true
        switch forwarder.kind {
        case .perform:
          uses.performs.append(perform(fact, passed, source, hint: forwarder.parameterType))
        case .instantiate(let storyboard):
          let isSelf = storyboard == .name(["self"])
          let filled = storyboard.map { forwarder.filled($0, by: fact.call) }
          // What does not depend on the caller means what it means in the function.
          let own =
            isSelf || filled != storyboard
            ? nil
            : storyboards.target(
              of: storyboard, in: forwarder.context,
              at: place(of: forwarder.context, forwarder.source))
          instantiate(
            fact, passed, storyboard: isSelf ? fact.call.receiver : filled, target: own, source,
            hints: [forwarder.parameterType] + forwarder.context.parameters.map(\.type),
            as: made(fact, forwarder, source), &uses)
        case .storyboard:
          var place = place(of: fact.context, source)
          place.hints.insert(forwarder.parameterType, at: 0)
          uses.storyboards.append(
            StoryboardUse(
              target: storyboards.target(named: passed.value, at: place),
              isOwnBundle: true, function: forwarder.name,
              result: fact.result.map { result($0, fact.context, source) },
              source: source,
              location: location(passed.position ?? fact.position, source)))
        }
      }
      if !isForwarder { readLabels(fact, source, &uses) }
    }
  }

  /// Whether a call that is named as one of the system's is of a function of the app, which takes more:
  /// `instantiateViewController(withIdentifier: "List", from: "Main")`.
  private func isOwn(
    _ call: CallExpression, _ source: Int, _ forwarders: Forwarders
  ) -> Bool {
    let labels = call.arguments.map(\.label)
    guard labels.count > 1, !labels.contains("creator"), !call.function.contains(":") else {
      return false
    }
    return forwarders.forwarders(for: call, from: source).contains {
      $0.labels == labels.map { $0 ?? "_" }
    }
  }

  private func perform(
    _ fact: CallFact, _ passed: CallExpression.Argument, _ source: Int, hint: String?
  ) -> PerformUse {
    let owner = owner(of: fact.context, source)
    var place = place(of: fact.context, source)
    place.hints = (hint.map { [$0] } ?? []) + place.hints
    let isTyped = isTyped(passed.value, in: owner)
    let isLiteral = if case .string = passed.value { true } else { false }
    return PerformUse(
      actor: actor(of: fact.call.receiver, owner, fact.context, source),
      identifier: evaluator.values(of: passed.value, at: place), isTyped: isTyped,
      isCaught: fact.context.isCaught, isLiteral: isLiteral, function: fact.context.function,
      className: fact.context.type.last ?? "", source: source,
      location: location(passed.position ?? fact.position, source))
  }

  /// Whether an identifier is a case of a `@SegueSource`'s enum: the compiler and the macro know it.
  private func isTyped(_ expression: Expression, in owner: [CodeType.ID]) -> Bool {
    guard owner.contains(where: { code.table[$0].isSegueSource }) else { return false }
    switch expression {
    case .implicitMember, .call: return true
    default: return false
    }
  }

  func use(of fact: ComparisonFact, _ source: Int) -> ComparisonUse {
    ComparisonUse(
      actor: .of(owner(of: fact.context, source), code),
      identifier: value(fact.value, of: fact.subject, fact.context, source),
      function: fact.context.function, className: fact.context.type.last ?? "", source: source,
      location: location(fact.position, source))
  }

  private func value(
    _ expression: Expression, of subject: Expression, _ context: UseContext, _ source: Int
  ) -> Evaluated {
    var place = place(of: context, source)
    if case .derivedIdentifier(let path) = subject, path.last?.first?.isUppercase == true {
      place.hints.insert(path.joined(separator: "."), at: 0)
    }
    return evaluator.values(of: expression, at: place)
  }

  func use(of fact: CastFact, _ source: Int) -> CastUse? {
    let paths = Self.paths(of: fact.subject)
    guard !paths.isEmpty, paths.allSatisfy({ $0.first == "destination" }) else { return nil }
    return CastUse(
      actor: .of(owner(of: fact.context, source), code), paths: paths,
      type: code.names.reference(to: fact.type, in: fact.context.type, from: source),
      typeName: fact.type, isForced: fact.kind == .forced,
      guards: fact.context.guards.map { condition in
        CastUse.Guard(
          identifier: .union(
            condition.values.map { value($0, of: condition.subject, fact.context, source) }),
          isNegated: condition.isNegated)
      },
      typeGuards: fact.context.typeGuards.map { condition in
        CastUse.TypeGuard(
          paths: Self.paths(of: condition.subject),
          type: code.names.reference(to: condition.type, in: fact.context.type, from: source),
          isNegated: condition.isNegated)
      },
      className: fact.context.type.last ?? "", source: source,
      location: location(fact.position, source))
  }

  private static func paths(of subject: Expression) -> [[String]] {
    switch subject {
    case .segue(let path): [path]
    case .choice(let parts): parts.flatMap(paths)
    default: []
    }
  }

  // MARK: Places

  func place(of context: UseContext, _ source: Int) -> Evaluator.Place {
    let owner = owner(of: context, source)
    var place = Evaluator.Place(source: source, scope: context.type)
    place.selfType = owner.count == 1 ? owner.first : nil
    place.hints = segueEnums(of: owner) + ["NSStoryboardSegue.Identifier", "NSStoryboard.Name"]
    return place
  }

  /// The types that a use stands in.
  func owner(of context: UseContext, _ source: Int) -> [CodeType.ID] {
    context.type.isEmpty ? [] : code.names.types(context.type, in: [], from: source)
  }

  /// The enumerations that a class's segue identifiers may be of, as paths: its own and inherited
  /// ones that are named after segues, what it calls `SegueIdentifier`, and global ones.
  private func segueEnums(of owner: [CodeType.ID]) -> [String] {
    var paths: [String] = []
    for id in owner {
      for ancestor in code.hierarchy.ancestry(of: id).types {
        paths += code.table.nested(in: code.table[ancestor].path)
          .map { code.table[$0] }.filter(\.isNamedAfterSegues)
          .map { $0.path.joined(separator: ".") }
      }
    }
    return paths + ["SegueIdentifier"] + code.table.globalsNamedAfterSegues
  }

  private func actor(
    of receiver: Expression?, _ owner: [CodeType.ID], _ context: UseContext, _ source: Int
  ) -> Actor {
    switch receiver {
    case nil, .name(["self"]), .name(["super"]): return .of(owner, code)
    case .name(let path):
      guard let name = path.last, path.count == 1 || path == ["self", name] else {
        return .other([])
      }
      let types = owner.flatMap { code.hierarchy.ancestry(of: $0).types }
      for id in types {
        for property in code.table[id].properties(named: name) {
          if let type = property.fact.type,
            case .app(let ids) = code.names.reference(
              to: type, in: code.table[id].path, from: property.source)
          {
            return .other(ids)
          }
        }
      }
      return .other([])
    default: return .other([])
    }
  }

  func location(_ position: SourcePosition, _ source: Int) -> SourceLocation {
    code.location(position, source)
  }
}

extension Actor {
  /// Whoever runs the code of some types: objects of them, if they are classes.
  static func of(_ owner: [CodeType.ID], _ code: AppCode) -> Actor {
    !owner.isEmpty && owner.allSatisfy { code.table[$0].isClass } ? .own(owner) : .anyone
  }
}

extension AppCode {
  /// A place of a source, with its file.
  package func location(_ position: SourcePosition, _ source: Int) -> SourceLocation {
    SourceLocation(file: sources[source].path, line: position.line, column: position.column)
  }
}
