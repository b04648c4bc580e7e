internal import SourceFacts

extension UseReader {
  /// Notes the accessors of SwiftGen and R.swift that are a call's receiver or arguments.
  mutating func noteAccessors(_ fact: CallFact) {
    func note(_ path: [String], _ position: SourcePosition) {
      guard let isKnown = evaluator.accessors.isKnown(path), let root = path.first,
        code.table.exactly([root]).isEmpty, code.table.exactly(Array(path.prefix(2))).isEmpty
      else { return }
      uses.accessors.append(AccessorUse(path: path, isKnown: isKnown, location: location(position)))
    }
    if case .name(let path)? = fact.call.receiver {
      let accessor = path + [fact.call.function]
      note(accessor, fact.position)
      if let identifier = evaluator.accessors.segue(of: accessor) {
        uses.accessedSegues.insert(identifier)
      }
    }
    // A scene that only tests create is not in the app.
    let mayCreate =
      !KnownCalls.isOpening(fact.call) && !code.isTest(sourceFile)
      && !LoggingCalls.functions.contains(fact.call.function)
    for argument in fact.call.arguments {
      guard case .name(let path) = argument.value else { continue }
      note(path, argument.position ?? fact.position)
      let names = evaluator.accessors.storyboards(of: path)
      if mayCreate { uses.passedStoryboards.formUnion(names) }
      if !names.isEmpty, let name = KnownCalls.resourceName(of: fact.call) {
        mayOpen(
          storyboards.target(named: name, at: place(of: fact.context)),
          at: argument.position ?? fact.position)
      }
    }
  }

  /// The scene that an accessor instantiates: `StoryboardScene.Main.list.instantiate()`, `R.storyboard.main.list()`.
  func accessedScene(_ fact: CallFact) -> InstantiateUse? {
    guard case .name(let path)? = fact.call.receiver,
      let identifier = evaluator.accessors.scene(of: path)
        ?? evaluator.accessors.scene(of: path + [fact.call.function])
    else { return nil }
    return InstantiateUse(
      target: .unknown("generated code instantiates the scene"), identifier: .value(identifier),
      sourceFile: sourceFile, location: location(fact.position))
  }

  /// The initial scene that an accessor instantiates: `StoryboardScene.Main.initialScene.instantiate()`.
  func accessedInitialScene(_ fact: CallFact) -> InstantiateUse? {
    guard case .name(let path)? = fact.call.receiver,
      let file = evaluator.accessors.initial(of: path)
    else { return nil }
    return InstantiateUse(
      target: .files([file], name: StoryboardName.ofFile(file)), sourceFile: sourceFile,
      location: location(fact.position))
  }
}
