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
