internal import SourceFacts

extension UseReader {
  /// A scene that a generated constant stands for, if the generated file is among the sources:
  /// `SceneType<List>(storyboard: Main.self, identifier: "list")`, `InitialSceneType<List>(…)`.
  mutating func generatedScene(_ fact: CallFact) -> InstantiateUse? {
    let call = fact.call
    let name = TypeText.path(call.function).last
    guard name == "SceneType" || name == "InitialSceneType",
      let storyboard = call.arguments.first(where: { $0.label == "storyboard" })
    else { return nil }
    let identifier = call.arguments.first { $0.label == "identifier" }
    guard (name == "SceneType") == (identifier != nil) else { return nil }
    let place = place(of: fact.context)
    var target = StoryboardTarget.unknown(.anyStoryboard(nil))
    if case .type(let path) = storyboard.value {
      let named = Expression.name(path + ["storyboardName"])
      target = storyboards.target(named: named, at: place)
    }
    if case .files([], _) = target { mayOpen(target, at: fact.position) }
    return InstantiateUse(
      target: target, identifier: identifier.map { evaluator.values(of: $0.value, at: place) },
      // A constant that nothing uses never fails.
      isCertain: false,
      result: call.genericArguments.first.map { type in
        result(.init(type: type, isForced: false, position: fact.position), fact.context)
      }, sourceFile: sourceFile, location: location(identifier?.position ?? fact.position))
  }

  /// Reads `ListSegues.perform(.show(input), from: self)`, a call to a type generated for `List`.
  func generatedPerform(_ fact: CallFact) -> TypedPerformUse? {
    let call = fact.call
    guard call.function == "perform", case .name(let path)? = call.receiver,
      let type = path.last, type.hasSuffix(NavigationCalls.generatedEnding),
      let passed = call.arguments.first,
      passed.label == nil, let name = passed.value.nameOfCase,
      let source = call.arguments.first(where: { $0.label == "from" })
    else { return nil }
    var actor = actor(of: source.value, fact.context)
    if source.value != .name(["self"]) {
      let className = String(type.dropLast(NavigationCalls.generatedEnding.count))
      actor = .other(code.names.types([className], in: [], from: sourceFile))
    }
    return TypedPerformUse(
      actor: actor, name: name, function: fact.context.function, sourceFile: sourceFile,
      location: location(passed.position ?? fact.position))
  }
}

extension Expression {
  /// The name of an enumeration's case, perhaps with values: `.show(input)`.
  var nameOfCase: String? {
    switch self {
    case .implicitMember(let path): path.last
    case .call(let call): call.function.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
