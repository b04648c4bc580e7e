internal import Findings
internal import NavigationGraph
internal import StoryboardModel

extension InstantiateWrongClassRule {
  /// Storyboards whose names are handed to a function, which takes their initial controller for a
  /// class.
  static func checkNames(_ app: CheckedApp, _ report: inout RuleReport) {
    var expected: [String: [InstantiateUse.Result]] = [:]
    for use in app.uses.instantiations where use.identifier == nil {
      guard let function = use.function else { continue }
      expected[function, default: []] += use.result.map { [$0] } ?? []
    }
    for use in app.uses.storyboards {
      guard let function = use.function, let results = expected[function],
        let result = use.result ?? (results.count == 1 ? results[0] : nil),
        case .files(let files, let name) = use.target
      else { continue }
      let made = files.compactMap { app.graph.initialController(of: $0) }
      guard !made.isEmpty, made.allSatisfy({ app.isObject(of: $0, result.type) == .no }) else {
        continue
      }
      report.add(
        description.finding(
          .warning, at: use.location,
          "\(name).storyboard begins with a \(app.name(of: made[0])), which is no "
            + result.typeName,
          why: "\(function) takes it for one",
          help: "give the scene that class, or open another storyboard",
          related: [RelatedPlace(result.location, "what it is taken for")]
            + app.related(made)))
    }
  }

  /// Whether the scene that is made is known: one identifier in known files, or their initial one.
  static func isExact(_ use: InstantiateUse) -> Bool {
    guard let identifier = use.identifier else {
      if case .files = use.target { return true }
      return false
    }
    return identifier.single != nil
  }

  /// All scenes that may be made where it is not known which one is.
  static func candidates(for use: InstantiateUse, _ app: CheckedApp) -> [ControllerID] {
    guard app.input.isWhole else { return [] }
    var files = app.graph.files.filter { $0.kind == .storyboard }.map(\.path)
    if case .files(let found, _) = use.target { files = found }
    // What is handed to the function, if all of that is known.
    let named = app.uses.storyboards.filter { $0.function != nil && $0.function == use.function }
    if !named.isEmpty {
      var found: Set<String> = []
      for use in named {
        guard case .files(let paths, _) = use.target else { return [] }
        found.formUnion(paths)
      }
      files = found.sorted()
    }
    guard use.identifier != nil else {
      return files.compactMap { app.graph.initialController(of: $0) }
    }
    return files.flatMap { (app.sceneIndex[$0] ?? [:]).values.flatMap(\.self) }.sorted()
  }

  /// None of the scenes that may come is of a class.
  static func checkCandidates(
    _ made: [ControllerID], _ result: InstantiateUse.Result, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard made.allSatisfy({ app.isObject(of: $0, result.type) == .no }) else { return }
    report.add(
      description.finding(
        .warning, at: result.location, "no scene that may be made here is a \(result.typeName)",
        why: result.isForced ? nil : "the cast gives nil, so that nothing is shown",
        help: "cast to the class of a scene, or give the scene that class"))
  }
}
