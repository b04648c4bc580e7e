internal import SourceFacts

extension UseReader {
  /// Notes a controller that is made, and what for.
  func instantiate(
    _ fact: CallFact, _ passed: CallExpression.Argument?, storyboard: Expression?,
    target own: StoryboardTarget? = nil, _ source: Int,
    hints: [String] = [], as made: InstantiateUse.Result? = nil, _ uses: inout NavigationUses
  ) {
    var place = place(of: fact.context, source)
    place.hints = hints + ["NSStoryboard.SceneIdentifier"] + place.hints
    let isWatch = KnownCalls.watchController(of: fact.call) != nil
    let target =
      isWatch
      ? storyboards.watchTarget(from: source)
      : own ?? storyboards.target(of: storyboard, in: fact.context, at: place)
    switch passed?.value {
    case .typeName, .type: uses.namesScenesAfterClasses = true
    default: break
    }
    uses.instantiations.append(
      InstantiateUse(
        target: target, identifier: passed.map { evaluator.values(of: $0.value, at: place) },
        isCertain: !isWatch && !isOfOtherBundle(target, storyboard, source),
        function: function(naming: storyboard, fact),
        result: fact.result.map { result($0, fact.context, source) } ?? made,
        otherResults: [fact.otherResult].compactMap { $0 }.map { result($0, fact.context, source) }
          + declaredResults(of: fact, source),
        source: source, location: location(passed?.position ?? fact.position, source)))
  }

  /// Whether a storyboard is one of another bundle, of which it is not known whose it is.
  private func isOfOtherBundle(
    _ target: StoryboardTarget, _ storyboard: Expression?, _ source: Int
  ) -> Bool {
    guard case .files(let files, _) = target, case .call(let call)? = storyboard,
      KnownCalls.storyboardName(of: call) != nil, !KnownCalls.isOwnBundle(call)
    else { return false }
    return code.sources[source].membership.isOfApps
      && storyboards.areElsewhere(files, from: source)
  }

  /// The function around a call, if the name of the storyboard is its parameter.
  private func function(naming storyboard: Expression?, _ fact: CallFact) -> String? {
    guard case .call(let call)? = storyboard,
      case .parameter? = KnownCalls.storyboardName(of: call)?.value
    else { return nil }
    return Forwarders.name(of: fact.context)
  }
}
