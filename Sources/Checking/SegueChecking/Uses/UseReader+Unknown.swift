internal import SourceFacts

/// Reads calls of functions that aren't known, and calls in functions whose callers aren't known.
extension UseReader {
  /// Whether calls of a function are among the facts, because its name or a label says that it may navigate.
  func knowsCallers(of context: UseContext) -> Bool {
    let names = [Forwarders.name(of: context)] + context.parameters.map(\.label)
    return names.contains { NavigationWords.mayName(callOf: $0) }
  }

  /// Notes a call that passes on the name of a segue, scene or storyboard from unknown callers: `go("toDetail")`.
  mutating func noteUnknownCallers(of fact: CallFact) {
    let place = location(fact.position)
    let handedOn = forwarders.forwarders(for: fact, from: sourceFile)
      .first { $0.kind == .perform }?.argument(in: fact.call)
    if let passed = KnownCalls.performedIdentifier(of: fact.call) ?? handedOn {
      var use = perform(fact, passed)
      use.identifier = .undecided(.parameter)
      uses.performsForUnknownCallers.append(use)
    } else if KnownCalls.sceneIdentifier(of: fact.call) != nil {
      uses.scenesForUnknownCallers.append(place)
    } else if KnownCalls.storyboardName(of: fact.call) != nil {
      uses.storyboardsForUnknownCallers.append(place)
    }
  }

  /// Reads the default value of a parameter that callers may leave out.
  mutating func readDefault(of parameter: UseContext.Parameter, passedBy fact: CallFact) {
    guard let value = parameter.defaultValue, value != .nil else { return }
    let place = place(of: fact.context)
    let position = parameter.defaultPosition ?? fact.position
    if KnownCalls.storyboardName(of: fact.call) != nil {
      if let conforming = storyboardsOfConforming(fact, value) {
        uses.storyboards += conforming
      } else {
        uses.storyboards.append(
          StoryboardUse(
            target: storyboards.target(named: value, at: place),
            isOwnBundle: KnownCalls.isOwnBundle(fact.call), sourceFile: sourceFile,
            location: location(position)))
      }
    } else if KnownCalls.sceneIdentifier(of: fact.call) != nil {
      uses.instantiations.append(
        InstantiateUse(
          target: .unknown("the callers of the function choose the storyboard"),
          identifier: evaluator.values(of: value, at: place), isCertain: false,
          sourceFile: sourceFile, location: location(position)))
    }
  }

  /// Reads the segue, scene or storyboard that the labels of an unknown function name.
  mutating func readLabels(_ fact: CallFact) {
    let (scene, storyboard) = KnownCalls.labeled(fact.call)
    let segue = KnownCalls.labeledSegue(fact.call)
    guard scene != nil || storyboard != nil || segue != nil else { return }
    let place = place(of: fact.context)
    if let segue, !code.isTest(sourceFile),
      case .values(let texts) = evaluator.values(of: segue.value, at: place),
      !texts.contains("")
    {
      // The called function performs it, on an unknown object.
      uses.performs.append(
        PerformUse(
          actor: .other([]), identifier: .values(texts), handedOnBy: owner(of: fact.context),
          className: fact.context.type.last ?? "", sourceFile: sourceFile,
          location: location(segue.position ?? fact.position)))
    }
    let target =
      storyboard.map { storyboards.target(named: $0.value, at: place, mayHaveExtension: true) }
      ?? .unknown("the called function chooses the storyboard")
    if let scene, case .values(let texts) = evaluator.values(of: scene.value, at: place) {
      uses.instantiations.append(
        InstantiateUse(
          target: target, identifier: .values(texts), isCertain: false, sourceFile: sourceFile,
          location: location(scene.position ?? fact.position)))
    }
    if let storyboard, case .files = target {
      mayOpen(target, at: storyboard.position ?? fact.position)
    }
  }

  /// Notes a storyboard that generated code or an unknown function may open.
  mutating func mayOpen(_ target: StoryboardTarget, at position: SourcePosition) {
    uses.storyboards.append(
      StoryboardUse(
        target: target, isOwnBundle: true, isCertain: false, sourceFile: sourceFile,
        location: location(position)))
  }
}
