internal import SourceFacts

extension UseReader {
  /// Notes a controller that is instantiated, with its expected classes.
  mutating func instantiate(
    _ fact: CallFact, _ passed: CallExpression.Argument?, storyboard: Expression?,
    target known: StoryboardTarget? = nil, hints: [String] = [], as type: ExpectedClass? = nil
  ) {
    var place = place(of: fact.context)
    place.hints = hints + ["NSStoryboard.SceneIdentifier"] + place.hints
    let isWatch = KnownCalls.watchController(of: fact.call) != nil
    let target =
      isWatch
      ? storyboards.watchTarget()
      : known ?? storyboards.target(of: storyboard, in: fact.context, at: place)
    var isDirect = false
    switch passed?.value {
    case .typeName, .type: uses.namesScenesAfterClasses = true
    case .name(let path) where isNameOfGenericType(path): uses.namesScenesAfterClasses = true
    case .string: isDirect = KnownCalls.sceneIdentifier(of: fact.call) != nil
    default: break
    }
    uses.instantiations.append(
      InstantiateUse(
        target: target, identifier: passed.map { evaluator.values(of: $0.value, at: place) },
        isCertain: !isWatch && !isOfOtherBundle(target, storyboard),
        isDirect: isDirect, hasCreator: KnownCalls.hasCreator(fact.call),
        function: function(naming: storyboard, fact),
        result: fact.result.map { result($0, fact.context) } ?? type,
        otherResults: [fact.otherResult].compactMap { $0 }.map { result($0, fact.context) }
          + declaredResults(of: fact),
        sourceFile: sourceFile, location: location(passed?.position ?? fact.position)))
  }

  /// The class that is passed to a function of the app that instantiates scenes by their classes.
  func passedClass(_ fact: CallFact, _ forwarder: Forwarders.Forwarder) -> ExpectedClass? {
    guard let isForced = forwarder.isTypeForced, let path = forwarder.type(in: fact.call) else {
      return nil
    }
    return result(
      .init(type: path.joined(separator: "."), isForced: isForced, position: fact.position),
      fact.context)
  }

  /// Whether an identifier is a type's property that returns the type's name: `T.storyboardIdentifier`.
  private func isNameOfGenericType(_ path: [String]) -> Bool {
    guard path.count == 2 else { return false }
    return returnsTypeName.value(of: path[1]) {
      code.table.types.contains { type in
        type.properties(named: path[1]).contains(where: \.fact.isNameOfType)
      }
    }
  }

  /// Whether a storyboard is in another, unknown bundle.
  private func isOfOtherBundle(_ target: StoryboardTarget, _ storyboard: Expression?) -> Bool {
    guard case .files(let files, _) = target, case .call(let call)? = storyboard,
      KnownCalls.storyboardName(of: call) != nil, !KnownCalls.isOwnBundle(call)
    else { return false }
    return code.sources[sourceFile].membership.isOfApps
      && storyboards.areElsewhere(files, from: sourceFile)
  }

  /// The function around a call, if the storyboard's name is its parameter.
  private func function(naming storyboard: Expression?, _ fact: CallFact) -> String? {
    guard case .call(let call)? = storyboard,
      case .parameter? = KnownCalls.storyboardName(of: call)?.value
    else { return nil }
    return Forwarders.name(of: fact.context)
  }
}
