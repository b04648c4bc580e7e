internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A cast of a segue's destination that cannot succeed.
///
/// For each cast, the rule collects the segues that can reach it, and compares the classes that they lead to
/// with the type of the cast. The examples are in `ImpossibleCastRule+Examples.swift`.
struct ImpossibleCastRule: Rule {
  static let description = RuleDescription(
    id: .impossibleCast, severity: .error,
    summary: "Code casts a segue's destination to a class that the storyboard does not lead to",
    consequence: "the cast crashes when the segue is performed",
    why: """
      The destination is the scene that the segue leads to. If that is a navigation controller, \
      the destination is the navigation controller, and the screen is inside it. `as!` to another \
      class crashes; `as?` returns nil, so the screen is not prepared. Segues are told apart by \
      the identifiers that the code compares before the cast. A cast without such a comparison, or \
      with a computed identifier, is reported only if no segue of the class leads to the type. An \
      `as!` that `prepare(for:sender:)` runs for every segue is also reported if some of the \
      class's segues lead to another class. If it is unknown whose segues reach the cast, it is \
      reported only if no scene at all has the type. Of several `as?` in one function, it is \
      enough that one fits, and a class may be looked for both directly and inside a container.

      Severity: error for `as!`. Warning if:
      - the cast is `as?`;
      - the code compares a computed identifier, or its class has no scene, so the cast may never run;
      - only some of the segues that reach the cast lead to another class;
      - the code has already checked for the same class, or for an unrelated one;
      - the code is in Objective-C, which doesn't check casts, unless the code certainly uses a member \
      of the object that only the other class declares: then the message crashes.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    for use in app.uses.casts {
      if let earlier = earlierCast(before: use) {
        // It is impossible to tell which of the two is wrong.
        report.add(
          .checkedAgain(use.typeName), .warning, at: earlier.location,
          related: [RelatedPlace(use.location, "the other branch")])
      }
      if let other = unrelatedClassChecked(before: use) {
        report.add(
          .wasCheckedToBe(app.code.name(of: other), use.typeName), .warning, at: use.location)
      } else {
        checkSegues(to: use)
      }
    }
  }

  /// Compares the type of a cast with the classes that its segues lead to.
  private func checkSegues(to use: CastUse) {
    let noScene = Reason.noScene(of: use.className)
    guard case .own(let ids) = use.actor else {
      return report.addUndecided(at: use.location, noScene)
    }
    // The segue of an unwind action leads to the controller itself.
    if use.paths.contains(["destination"]), !app.code.areApart(.app(ids), use.type),
      app.unwindActions.getsOnlyUnwindSegues(use.function, of: ids)
    {
      return
    }
    guard let controllers = app.scenes.controllers(of: use.actor), !controllers.isEmpty else {
      // Code of a class that is not a controller gets segues from controllers, whose storyboards may be elsewhere.
      guard areViewControllers(ids) else { return report.addUndecided(at: use.location, noScene) }
      return addUndecided(use, noScene, runs: false)
    }
    let segues = app.scenes.segues(of: controllers, for: use)
    let candidates = candidates(for: use, among: segues)
    // Even if it is unknown which segues reach the cast, it can't succeed if none leads to the class.
    if let doubt = candidates.lazy.compactMap(\.doubt).first,
      candidates.contains(where: { $0.leadsToType != .no })
    {
      addUndecided(use, doubt)
    } else if candidates.isEmpty {
      checkUnreached(use, segues.all)
    } else {
      check(use, candidates)
    }
  }

  /// A segue that may reach a cast.
  private struct Candidate {
    var link: SegueLink
    var leadsToType: Answer
    /// The reason why the segue may not reach the cast; nil if it does.
    var doubt: Reason?
  }

  private func candidates(for use: CastUse, among segues: ControllerSegues) -> [Candidate] {
    let conditions = conditions(before: use, on: segues)
    let answers = app.destinations.answers(for: segues, along: use.paths, to: use.type)
    return segues.all.enumerated().compactMap { index, link in
      let reach = reaches(link, use, conditions[index])
      guard reach != .no else { return nil }
      return Candidate(link: link, leadsToType: answers[index] ?? .no, doubt: reach.reason)
    }
  }

  /// The conditions before a cast for each segue, without negated ones about classes that it never leads to.
  ///
  /// In a `switch` over the classes of a thousand segues, each segue has one or two instead of dozens.
  private func conditions(
    before use: CastUse, on segues: ControllerSegues
  ) -> [[CastUse.TypeGuard]] {
    var conditions: [[CastUse.TypeGuard]] = Array(repeating: [], count: segues.all.count)
    for condition in use.typeGuards {
      let answers = app.destinations.answers(
        for: segues, along: condition.paths, to: condition.type)
      let indices = condition.isNegated ? Array(answers.keys) : Array(segues.all.indices)
      for index in indices { conditions[index].append(condition) }
    }
    return conditions
  }

  /// Checks a cast that some segues, the candidates, reach.
  private func check(_ use: CastUse, _ candidates: [Candidate]) {
    let failing = candidates.filter { $0.leadsToType == .no }.map(\.link)
    let doubt = candidates.compactMap(\.leadsToType.reason).last
    let alwaysFails = failing.count == candidates.count && !mayBeOfUnwindSegue(use)
    // This searches all casts, so it runs only for the few that may be reported.
    if !use.isForced, alwaysFails || doubt != nil,
      anotherCastFits(candidates.map(\.link), insteadOf: use)
    {
      return
    }
    if !alwaysFails, use.runsAlways, MethodName.isPrepare(use.function) {
      // A subclass may prepare its own segues.
      let own = failing.filter { $0.source.map { app.scenes.isExactly($0, use.actor) } ?? false }
      if !own.isEmpty {
        return report.add(
          .failsForSome(destinations(of: own), use), .warning, at: use.location,
          related: places(of: own))
      }
    }
    if alwaysFails || !failing.isEmpty && use.hasToFitEverySegue {
      let message =
        failing.count == 1
        ? Message.leadsElsewhere(
          destinations(of: failing), use, isInside: use.paths.contains { $0.count > 1 })
        : .noneLeads(destinations(of: failing), use)
      report.add(
        message, alwaysFails ? severity(of: use, failing) : .warning, at: use.location,
        related: places(of: failing))
    } else if let doubt {
      addUndecided(use, doubt)
    }
  }

  /// Whether an unwind segue, which its source prepares too, may reach a cast to a class that has the segue's action.
  private func mayBeOfUnwindSegue(_ use: CastUse) -> Bool {
    guard use.paths.contains(["destination"]),
      let controllers = app.scenes.controllers(of: use.actor)
    else { return false }
    let classes = use.type.ids.flatMap { app.code.hierarchy.family(of: $0) }
    let types = classes.isEmpty ? [use.type] : classes.map { TypeReference.app([$0]) }
    return app.scenes.links(from: controllers).contains { link in
      guard link.segue.kind == .unwind, let action = link.segue.unwindAction,
        reaches(link, use, []) != .no
      else { return false }
      return types.contains { app.code.responds(to: action, $0) != .no }
    }
  }

  /// The severity of a cast that fails for every segue.
  private func severity(of use: CastUse, _ failing: [SegueLink]) -> Severity {
    // The value of a property of the app is a guess from its name.
    let usesAppProperty = use.paths.contains {
      $0.dropFirst().contains(where: DestinationTypes.isDestination)
    }
    // A branch for an unknown identifier may be for a segue that the class doesn't have.
    let mayNeverRun = use.guards.contains { $0.identifier.isUndecided && !$0.isNegated }
    return use.isForced && !usesAppProperty && !mayNeverRun && crashes(use, failing)
      ? .error : .warning
  }

  /// Reports a cast whose segues are unknown: as undecided, or as a finding if no scene at all has the class.
  ///
  /// Without `runs`, no scene has the class that contains the code, so the cast may never run.
  private func addUndecided(_ use: CastUse, _ reason: Reason, runs: Bool = true) {
    guard use.paths == [["destination"]], isClassOfNoScene(use.type) else {
      return report.addUndecided(at: use.location, reason)
    }
    report.add(
      .noSceneIs(use), use.isForced && use.isChecked && runs ? .error : .warning, at: use.location,
      related: app.code.declaration(of: use.type))
  }

  /// Reports a cast whose segues an earlier branch handles, if the cast fits none of them.
  ///
  /// Other rules report that the branch never runs.
  private func checkUnreached(_ use: CastUse, _ segues: [SegueLink]) {
    var withoutEarlierBranches = use
    withoutEarlierBranches.guards.removeAll { $0.isNegated }
    withoutEarlierBranches.typeGuards = []
    let guards = withoutEarlierBranches.guards
    guard !guards.isEmpty, guards.count < use.guards.count else { return }
    let named = segues.filter { reaches($0, withoutEarlierBranches) == .yes }
    guard !named.isEmpty,
      named.allSatisfy({ app.destinations.leads($0, along: use.paths, to: use.type) == .no })
    else { return }
    report.add(
      .handledBefore(destinations(of: named), use.typeName), .warning, at: use.location,
      related: places(of: named))
  }

  /// Whether a forced cast crashes at once, or the code after it does.
  private func crashes(_ use: CastUse, _ failing: [SegueLink]) -> Bool {
    if use.isChecked { return true }
    guard use.paths == [["destination"]] else { return false }
    return failing.allSatisfy { link in
      guard let destination = link.destination.controller else { return false }
      let type = app.scenes.type(of: destination)
      return use.members.contains { app.code.has(member: $0, use.type, unlike: type) }
    }
  }

  private func destinations(of links: [SegueLink]) -> String {
    Set(links.compactMap { $0.destination.controller.map(app.graph.name) }).sorted().prefix(3)
      .joined(separator: ", ")
  }

  private func places(of links: [SegueLink]) -> [RelatedPlace] {
    links.prefix(3).map { RelatedPlace($0.segue.location, "the segue") }
  }
}

extension ImpossibleCastRule {
  /// Whether types are certainly view controllers.
  private func areViewControllers(_ ids: [CodeType.ID]) -> Bool {
    ["UIViewController", "NSViewController"].contains { name in
      app.code.isKind(.app(ids), of: .system(name)) == .yes
    }
  }

  /// The `as?` of an earlier branch to the same type, after which a later branch never runs; nil if there is none.
  private func earlierCast(before use: CastUse) -> CastUse? {
    guard !use.isForced, use.guards.isEmpty,
      use.typeGuards.contains(where: {
        $0.isNegated && $0.type == use.type && $0.paths == use.paths
      })
    else { return nil }
    return app.uses.casts.last {
      $0.sourceFile == use.sourceFile && $0.location < use.location && $0.type == use.type
        && $0.paths == use.paths && !$0.isForced && $0.guards.isEmpty
    }
  }

  /// The class that code has checked for before it casts to an unrelated one; nil if the cast may succeed.
  private func unrelatedClassChecked(before use: CastUse) -> TypeReference? {
    guard app.code.isClass(use.type) else { return nil }
    return use.typeGuards.first { condition in
      !condition.isNegated && condition.paths == use.paths && use.paths.count == 1
        && app.code.isClass(condition.type) && app.code.areApart(condition.type, use.type)
    }?.type
  }

  /// Whether other casts in the function fit the segues for which this one returns nil.
  ///
  /// Each segue may fit another cast, if this one is to a container. Or the code looks for a class both directly and
  /// inside a container, and the storyboard has it in one of these ways.
  private func anotherCastFits(_ links: [SegueLink], insteadOf use: CastUse) -> Bool {
    let others = app.uses.casts.filter { other in
      other.sourceFile == use.sourceFile && other.location != use.location
        && other.className == use.className && other.function == use.function
    }
    func fits(_ other: CastUse, _ link: SegueLink) -> Bool {
      reaches(link, other) != .no
        && app.destinations.leads(link, along: other.paths, to: other.type) == .yes
    }
    let isContainer = if case .system = use.type { true } else { false }
    let alternatives = others.filter { other in
      isContainer && !other.isForced && other.paths == use.paths
        || other.typeGuards.contains {
          $0.isNegated && $0.type == use.type && $0.paths == use.paths
        }
    }
    if links.allSatisfy({ link in alternatives.contains { fits($0, link) } }) { return true }
    var wanted = [use.type]
    if isContainer {
      wanted += others.filter { $0.paths.contains { $0.count > 1 } }.map(\.type)
    }
    return others.contains { other in
      !other.isForced && wanted.contains(other.type) && links.contains { fits(other, $0) }
    }
  }

  /// Whether a type is a class of the app that no scene of any storyboard has.
  private func isClassOfNoScene(_ type: TypeReference) -> Bool {
    guard app.input.isWhole, app.code.isClass(type) else { return false }
    let all = Array(app.graph.allControllers)
    return !all.isEmpty && all.allSatisfy { app.destinations.isObject(of: $0.id, type) == .no }
      && app.graph.allLinks.allSatisfy { $0.segue.destinationCreationSelector == nil }
  }

  /// Whether a segue reaches a cast, past the comparisons on the way.
  ///
  /// The type guards are those of the cast, unless others are given.
  private func reaches(
    _ link: SegueLink, _ use: CastUse, _ typeGuards: [CastUse.TypeGuard]? = nil
  ) -> Answer {
    var answer = Answer.yes
    for condition in use.guards {
      guard case .values(let values) = condition.identifier else {
        answer = .undecided("the code compares a computed identifier")
        continue
      }
      let isAmong = link.segue.identifier.map(values.contains) ?? false
      if isAmong == condition.isNegated { return .no }
    }
    for condition in typeGuards ?? use.typeGuards {
      switch app.destinations.leads(link, along: condition.paths, to: condition.type) {
      case .yes where condition.isNegated, .no where !condition.isNegated: return .no
      case .undecided(let reason): answer = .undecided(reason)
      default: continue
      }
    }
    return answer
  }
}

extension CastUse {
  /// Whether one segue to another class makes the cast crash.
  ///
  /// After a comparison of identifiers, a forced cast runs for every segue with the identifier.
  fileprivate var hasToFitEverySegue: Bool {
    isForced && paths.count == 1 && guards.contains { !$0.isNegated }
  }
}

extension Message {
  fileprivate static func checkedAgain(_ type: String) -> Message {
    Message(
      "a later branch checks for \(type) too, and never runs",
      why: "the destination that one of the two was meant for is not prepared",
      help: "check for another class in one of them")
  }

  fileprivate static func wasCheckedToBe(_ found: String, _ type: String) -> Message {
    Message(
      "the code has checked that the destination is \(contrast([found], with: type))",
      why: "the cast fails, or this code never runs",
      help: "cast to \(found), or check for \(type) instead")
  }

  fileprivate static func noSceneIs(_ use: CastUse) -> Message {
    Message(
      "no scene is \(withArticle(use.typeName)), so no segue can lead to one",
      why: failure(of: use),
      help: "cast to the class of a scene, or give a scene the class \(use.typeName)")
  }

  fileprivate static func handledBefore(_ destinations: String, _ type: String) -> Message {
    Message(
      "the segue leads to \(destinations), not to \(withArticle(type))",
      why: "this branch never runs: an earlier branch already handles the segue",
      help: "delete the branch, or correct the identifier")
  }

  fileprivate static func leadsElsewhere(
    _ destination: String, _ use: CastUse, isInside: Bool
  ) -> Message {
    Message(
      isInside
        ? "the segue leads to \(destination), and what is inside it is not \(withArticle(use.typeName))"
        : "the segue leads to \(destination), which is not \(withArticle(use.typeName))",
      why: failure(of: use), help: castOrConnect)
  }

  fileprivate static func noneLeads(_ destinations: String, _ use: CastUse) -> Message {
    Message(
      "no segue here leads to \(use.typeName); the segues here lead to \(destinations)",
      why: failure(of: use), help: castOrConnect)
  }

  fileprivate static func failsForSome(_ destinations: String, _ use: CastUse) -> Message {
    Message(
      "the cast to \(use.typeName) runs for every segue, but some segues lead to \(destinations)",
      help: "compare the segue's identifier before the cast")
  }

  /// The consequence of a cast that fails; nil if it is the one in the rule's description.
  private static func failure(of use: CastUse) -> String? {
    if use.isUnwrapped { return "the cast returns nil, and the app crashes" }
    if !use.isForced { return "the cast returns nil, so the destination is not prepared" }
    return use.isChecked ? nil : crashOfMessage(for: use.typeName)
  }

  private static let castOrConnect =
    "cast to the class that the storyboard leads to, or change the destination of the segue"
}
