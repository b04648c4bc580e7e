internal import Findings
internal import NavigationGraph
internal import SourceFacts

extension UseReader {
  /// A scene that a generated constant stands for, where the generated file is among the sources:
  /// `SceneType<List>(storyboard: Main.self, identifier: "list")`, `InitialSceneType<List>(…)`.
  func generatedScene(
    _ fact: CallFact, _ source: Int, _ uses: inout NavigationUses
  ) -> InstantiateUse? {
    let call = fact.call
    let name = TypeNames.path(call.function).last
    guard name == "SceneType" || name == "InitialSceneType",
      let storyboard = call.arguments.first(where: { $0.label == "storyboard" })
    else { return nil }
    let identifier = call.arguments.first { $0.label == "identifier" }
    guard (name == "SceneType") == (identifier != nil) else { return nil }
    let place = place(of: fact.context, source)
    var target = StoryboardTarget.unknown("it may be any storyboard")
    if case .type(let path) = storyboard.value {
      let named = Expression.name(path + ["storyboardName"])
      target = storyboards.target(named: named, at: place)
    }
    if case .files([], _) = target {
      uses.storyboards.append(
        StoryboardUse(
          target: target, isOwnBundle: true, isCertain: false, source: source,
          location: location(fact.position, source)))
    }
    let type = call.genericArguments.first
    return InstantiateUse(
      target: target, identifier: identifier.map { evaluator.values(of: $0.value, at: place) },
      // A constant that nothing uses fails nowhere.
      isCertain: false,
      result: type.map { type in
        InstantiateUse.Result(
          type: code.names.reference(to: type, in: fact.context.type, from: source),
          typeName: type, isForced: false, location: location(fact.position, source))
      }, source: source, location: location(identifier?.position ?? fact.position, source))
  }

  /// Notes the accessors of SwiftGen and R.swift that a call is made on or given.
  func noteAccessors(_ fact: CallFact, _ source: Int, _ uses: inout NavigationUses) {
    func note(_ path: [String], _ position: SourcePosition) {
      guard let isKnown = evaluator.accessors.isKnown(path), let root = path.first,
        code.table.exactly([root]).isEmpty, code.table.exactly(Array(path.prefix(2))).isEmpty
      else { return }
      uses.accessors.append(
        AccessorUse(path: path, isKnown: isKnown, location: location(position, source)))
    }
    if case .name(let path)? = fact.call.receiver {
      note(path + [fact.call.function], fact.position)
    }
    for argument in fact.call.arguments {
      if case .name(let path) = argument.value { note(path, argument.position ?? fact.position) }
    }
  }

  /// What is passed where a caller leaves out a parameter that has a default value.
  func readDefault(
    of fact: CallFact, _ source: Int, _ forwarders: Forwarders, _ uses: inout NavigationUses
  ) {
    guard let parameter = forwarders.forwardedParameter(fact, source),
      let value = parameter.defaultValue, value != .nil
    else { return }
    let place = place(of: fact.context, source)
    let position = parameter.defaultPosition ?? fact.position
    if KnownCalls.storyboardName(of: fact.call) != nil {
      if let conforming = storyboardsOfConforming(fact, value, source) {
        uses.storyboards += conforming
      } else {
        uses.storyboards.append(
          StoryboardUse(
            target: storyboards.target(named: value, at: place),
            isOwnBundle: KnownCalls.isOwnBundle(fact.call), source: source,
            location: location(position, source)))
      }
    } else if KnownCalls.sceneIdentifier(of: fact.call) != nil {
      uses.instantiations.append(
        InstantiateUse(
          target: .unknown("whoever calls the function says which storyboard it is"),
          identifier: evaluator.values(of: value, at: place), isCertain: false, result: nil,
          source: source, location: location(position, source)))
    }
  }

  /// What is named by the labels of a function that is not known.
  func readLabels(_ fact: CallFact, _ source: Int, _ uses: inout NavigationUses) {
    let (scene, storyboard) = KnownCalls.labeled(fact.call)
    let segue = KnownCalls.labeledSegue(fact.call)
    guard scene != nil || storyboard != nil || segue != nil else { return }
    let place = place(of: fact.context, source)
    if let segue, !code.sources[source].membership.isTest,
      case .values(let texts) = evaluator.values(of: segue.value, at: place),
      !texts.contains("")
    {
      // Whoever is called performs it, on whatever object.
      uses.performs.append(
        PerformUse(
          actor: .other([]), identifier: .values(texts),
          handedOnBy: owner(of: fact.context, source),
          className: fact.context.type.last ?? "", source: source,
          location: location(segue.position ?? fact.position, source)))
    }
    let target =
      storyboard.map { storyboards.target(named: $0.value, at: place) }
      ?? .unknown("whoever is called says which storyboard it is")
    if let scene, case .values = evaluator.values(of: scene.value, at: place) {
      uses.instantiations.append(
        InstantiateUse(
          target: target, identifier: evaluator.values(of: scene.value, at: place),
          isCertain: false, result: nil, source: source,
          location: location(scene.position ?? fact.position, source)))
    }
    if let storyboard, case .files = target {
      uses.storyboards.append(
        StoryboardUse(
          target: target, isOwnBundle: true, isCertain: false, source: source,
          location: location(storyboard.position ?? fact.position, source)))
    }
  }
}
