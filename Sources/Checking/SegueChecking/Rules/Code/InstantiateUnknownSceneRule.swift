internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code that instantiates a scene that the storyboard does not have.
struct InstantiateUnknownSceneRule: Rule {
  static let description = RuleDescription(
    id: .instantiateUnknownScene, severity: .error,
    summary: "Code instantiates a controller by an identifier that no scene of the storyboard has",
    consequence: "the app crashes with “doesn't contain a view controller with identifier”",
    why: """
      A scene is found by its storyboard identifier, which is neither its class nor the identifier \
      of a segue to it. An empty identifier that isn't written in the call itself is taken to mean that \
      there is no scene, and isn't reported.

      Severity: error. Warning if the code may not run with this identifier, or if it is unknown which \
      storyboard the code means. In the second case, the identifier is reported only if no storyboard of \
      the app has it.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    for use in app.uses.instantiations {
      guard let identifier = use.identifier else { continue }
      for identifier in report.values(of: identifier, at: use.location) {
        check(identifier, use)
      }
    }
    for place in app.uses.scenesForUnknownCallers { report.addUndecided(at: place, .parameter) }
  }

  private func check(_ identifier: String, _ use: InstantiateUse) {
    guard !identifier.isEmpty || use.isDirect else { return }
    let all = app.storyboards.sceneIdentifiers(in: nil)
    switch use.target {
    case .files(let files, let name):
      // Another rule reports a storyboard that does not exist.
      guard !files.isEmpty else { return }
      let known = app.storyboards.sceneIdentifiers(in: files)
      guard !known.contains(identifier) else { return }
      if isInitial(use) { return report.addUndecided(at: use.location, .mayBeInitial) }
      let isAnywhere = all.contains(identifier)
      let related = files.prefix(1).compactMap(app.storyboards.file).map {
        RelatedPlace($0.location, "the storyboard")
      }
      report.add(
        .noScene(identifier, in: name, known, isAnywhere: isAnywhere),
        use.isCertain ? .error : .warning, at: use.location,
        wrong: isAnywhere ? nil : identifier, usedAs: "the scene is instantiated here",
        related: related)
    case .unknown(let reason):
      guard !all.contains(identifier), app.hasAllFiles else {
        return report.addUndecided(at: use.location, reason)
      }
      if isInitial(use) { return report.addUndecided(at: use.location, .mayBeInitial) }
      report.add(
        .noScene(identifier, in: nil, all, isAnywhere: false), .warning, at: use.location,
        wrong: identifier, usedAs: "the scene is instantiated here")
    }
  }
}

extension InstantiateUnknownSceneRule {
  /// Whether the code may instantiate an initial controller instead, and one has the class that it expects.
  private func isInitial(_ use: InstantiateUse) -> Bool {
    guard use.mayBeInitial, case .app(let ids)? = use.result?.type else { return false }
    let expected = Set(app.scenes.controllers(running: ids))
    return (use.target.paths ?? app.graph.files.map(\.path)).contains { path in
      guard let initial = app.graph.initialController(of: path) else { return false }
      return expected.contains(initial)
        || !expected.isDisjoint(with: app.graph.content(of: initial))
    }
  }
}

extension Reason {
  fileprivate static let mayBeInitial: Reason =
    "the function may instantiate the initial view controller instead"
}

extension Message {
  /// The storyboard is nil if it is unknown which one the code means.
  fileprivate static func noScene(
    _ identifier: String, in storyboard: String?, _ known: KnownNames, isAnywhere: Bool
  ) -> Message {
    let noneOfApp = "no storyboard of the app has a scene with the identifier \(quoted(identifier))"
    return Message(
      storyboard.map { "\($0).storyboard has no scene with the identifier \(quoted(identifier))" }
        ?? noneOfApp,
      help: suggestion(
        identifier, among: known, otherwise: "give the scene that storyboard identifier"),
      cause: isAnywhere
        ? nil
        : FindingCause(
          identifier, noneOfApp, part: storyboard.map { "in \($0).storyboard" } ?? ""))
  }
}
