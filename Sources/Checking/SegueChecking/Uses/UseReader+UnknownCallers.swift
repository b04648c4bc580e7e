internal import SourceFacts

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
}
