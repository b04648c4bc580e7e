internal import Findings
internal import SourceFacts

extension UseReader {
  /// Whether calls of a function are among the facts, because its name or a label says that it may navigate.
  func knowsCallers(of context: UseContext) -> Bool {
    let names = [Forwarders.name(of: context)] + context.parameters.map(\.label)
    return names.contains { NavigationWords.mayName(callOf: $0) }
  }

  /// Notes a call about whose segue, scene or storyboard nothing can be decided, such as that of a function that gets
  /// the name from callers that are not known: `go("toDetail")`.
  func noteUndecided(
    _ fact: CallFact, _ sourceFile: SourceIndex, _ reason: Reason,
    _ uses: inout NavigationUses
  ) {
    let place = location(fact.position, sourceFile)
    let handedOn = forwarders.forwarders(for: fact, from: sourceFile)
      .first { $0.kind == .perform }?.argument(in: fact.call)
    if let passed = KnownCalls.performedIdentifier(of: fact.call) ?? handedOn {
      var use = perform(fact, passed, sourceFile)
      use.identifier = .undecided(reason)
      uses.performsForUnknownCallers.append(use)
    } else if KnownCalls.sceneIdentifier(of: fact.call) != nil {
      uses.undecidedScenes.append((place, reason))
    } else if KnownCalls.storyboardName(of: fact.call) != nil {
      uses.undecidedStoryboards.append((place, reason))
    }
  }
}
