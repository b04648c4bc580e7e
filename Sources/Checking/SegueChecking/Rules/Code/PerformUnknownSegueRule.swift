internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Code that performs a segue that the controller does not have.
struct PerformUnknownSegueRule: Rule {
  static let description = RuleDescription(
    id: .performUnknownSegue, severity: .error,
    summary: "Code performs a segue with an identifier that no scene of its class has",
    consequence: "performSegue crashes with “Receiver has no segue with identifier”",
    why: """
      A controller knows only the segues of its own scene. Performing an identifier that none of \
      them has throws NSInvalidArgumentException, which only @try can catch. So does performing any \
      segue on a controller that was not created from a storyboard. Swift code in an #if for some \
      systems is compared only with their scenes. An empty identifier that isn't written in the call \
      itself is taken to mean that there is no segue, and isn't reported.

      Severity: error if no scene of the class has the segue. Warning if:
      - a scene of the class itself lacks the segue, and another scene has it;
      - the scene of a subclass lacks it and runs the inherited code, because the subclass, the system \
      or an object of the scene calls that code;
      - the class has no scene, and other classes have the segue;
      - the segue is performed on another object, and no segue of the app has the identifier, unless the \
      object is not a controller and has its own method of that name;
      - the segue is performed on another object, and no scene of the object's declared class, or of a \
      class that conforms to its declared protocol, has the identifier;
      - the class passes the identifier on to a row or an item, or keeps it in a property, under a name \
      such as segueIdentifier, and no segue of the app or no scene of that class has it.

      In a @try that catches the exception, the finding is a note, or a warning if the identifier looks \
      mistyped.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    for use in app.uses.performs + app.uses.performsForUnknownCallers where !use.isTyped {
      for identifier in report.values(of: use.identifier, at: use.location) {
        check(identifier, use)
      }
    }
    for use in app.uses.typedPerforms { checkTyped(use) }
  }

  private func check(_ identifier: String, _ use: PerformUse) {
    guard !identifier.isEmpty || use.isLiteral && !use.isForwarded else { return }
    guard case .own(let ids) = use.actor, let controllers = controllers(of: use),
      !controllers.isEmpty
    else { return checkElsewhere(identifier, use) }
    let having = app.storyboards.sources(ofSegues: identifier)
    if having.isDisjoint(with: controllers), let type = overridingType(of: ids) {
      return report.addUndecided(
        at: use.location, "\(type.name) overrides the method that performs segues")
    }
    let lacking = controllers.filter { !having.contains($0) }
    if lacking.count == controllers.count {
      checkMissing(identifier, use, controllers, having)
    } else {
      checkLacking(identifier, use, of: ids, lacking.filter(isClassFound))
    }
  }

  /// Checks the scenes of a class that lack a segue that another one of its scenes has.
  private func checkLacking(
    _ identifier: String, _ use: PerformUse, of ids: [CodeType.ID], _ lacking: [ControllerID]
  ) {
    let ownScenes = lacking.filter { app.scenes.isExactly($0, use.actor) }
    guard !ownScenes.isEmpty else {
      if lacking.isEmpty || use.isCaught { return }
      return checkInherited(identifier, use.function, of: ids, lacking, at: use.location)
    }
    // Each target that contains the storyboard may have a different one of several classes.
    let certain = ownScenes.filter { app.scenes.type(of: $0).ids.count == 1 }
    for _ in certain.count..<ownScenes.count {
      report.addUndecided(
        at: use.location, "the app has several classes with the name \(use.className)")
    }
    for scenes in groups(of: certain) {
      // If the file has several of these scenes, the message names the scene's id in Interface Builder.
      let isAlone = !ownScenes.contains { $0.file == scenes[0].file && $0 != scenes[0] }
      report.add(
        .scenesLack(
          identifier, scenes, of: use.className, isAlone: isAlone, isCaught: use.isCaught),
        use.isCaught ? .note : .warning, at: use.location,
        related: app.graph.places(of: scenes))
    }
  }

  /// The scenes of each finding: one scene, or all of them if there are too many.
  private func groups(of scenes: [ControllerID]) -> [[ControllerID]] {
    scenes.count > 20 ? [scenes] : scenes.map { [$0] }
  }

  /// Whether the system finds the class that a scene names, so that the scene runs the class's code.
  private func isClassFound(_ scene: ControllerID) -> Bool {
    guard let custom = app.graph.controller(scene)?.customClass else { return true }
    return app.classes.obstacle(to: custom, app.scenes.type(of: scene).ids) == nil
  }

  /// The first of some classes and their superclasses that overrides the method that performs segues.
  private func overridingType(of ids: [CodeType.ID]) -> CodeType? {
    let selector = "performSegueWithIdentifier:sender:"
    return app.code.lineage(of: ids).first { type in
      type.candidates(selectedBy: [selector]).contains { $0.fact.selector == selector }
    }
  }

  /// A class of an actor that is not a controller and has its own method that performs segues.
  private func ownPerformer(_ actor: Actor) -> CodeType? {
    let ids: [CodeType.ID] =
      switch actor {
      case .own(let ids), .other(let ids): ids
      default: []
      }
    let types = ids.compactMap { overridingType(of: [$0]) }
    return types.count == ids.count && app.code.areNotControllers(ids) ? types.first : nil
  }

  /// Checks the scenes of subclasses that inherit code with a typed segue.
  ///
  /// Another rule compares the enumeration with the scenes of its own class.
  private func checkTyped(_ use: TypedPerformUse) {
    guard case .own(let ids) = use.actor else { return }
    let controllers = app.scenes.controllers(running: ids)
    for identifier in Set(ids.flatMap { app.identifiers(ofCase: use.name, in: $0) }).sorted() {
      let having = app.storyboards.sources(ofSegues: identifier)
      let lacking = controllers.filter {
        !having.contains($0) && !app.scenes.isExactly($0, use.actor)
      }
      guard !having.isDisjoint(with: controllers) else { continue }
      checkInherited(
        identifier, use.function, of: ids, lacking,
        why: SegueSourceMismatchRule.description.consequence, at: use.location)
    }
  }

  /// Reports an identifier that no scene of the class has.
  private func checkMissing(
    _ identifier: String, _ use: PerformUse, _ controllers: [ControllerID],
    _ having: Set<ControllerID>
  ) {
    let known = app.scenes.segueIdentifiers(of: controllers)
    let isAnywhere = hasSegue(identified: identifier, for: use.sourceFile)
    report.add(
      .noSegue(
        identifier, use, known, others: app.graph.names(of: having, besides: use.className)),
      severity(of: use, identifier, known, uncaught: .error), at: use.location,
      wrong: isAnywhere ? nil : identifier, usedAs: "the segue is performed here",
      related: app.graph.places(of: controllers))
  }

  /// The severity of a finding.
  ///
  /// If the exception is caught, nothing happens. That may be intended, unless the identifier looks mistyped.
  private func severity(
    of use: PerformUse, _ identifier: String, _ known: KnownNames, uncaught: Severity
  ) -> Severity {
    guard use.isCaught else { return uncaught }
    return known.hasNearMiss(of: identifier) ? .warning : .note
  }

  /// Checks the scenes of subclasses that lack a segue that others have.
  ///
  /// A scene that may never run the code is undecided.
  private func checkInherited(
    _ identifier: String, _ function: String, of ids: [CodeType.ID], _ lacking: [ControllerID],
    why: String? = nil, at location: SourceLocation
  ) {
    let owner = Set(ids.map { app.code.table[$0].name })
    let running = lacking.filter { app.runs(function, of: owner, in: $0) }
    for scenes in groups(of: running) {
      report.add(
        .inheritingScenesLack(identifier, scenes, app.graph.name(of: scenes[0]), why: why),
        .warning,
        at: location, related: app.graph.places(of: scenes))
    }
    let undecided = lacking.count - running.count
    guard undecided > 0 else { return }
    report.addUndecided(
      at: location,
      """
      \(undecided) scene\(undecided == 1 ? "" : "s") of classes that inherit the code \
      \(undecided == 1 ? "has" : "have") no segue \(quoted(identifier))
      """)
  }

  /// Checks code in a class without scenes, and code that performs the segue on another or an unknown object.
  private func checkElsewhere(_ identifier: String, _ use: PerformUse) {
    let isAnywhere = hasSegue(identified: identifier, for: use.sourceFile)
    if !isAnywhere, app.input.isWhole {
      guard app.hasAllFiles else {
        return report.addUndecided(
          at: use.location, "a file that could not be read may have the segue")
      }
      let known = app.storyboards.segueIdentifiers
      if let type = ownPerformer(use.actor), !known.hasNearMiss(of: identifier) {
        return report.addUndecided(
          at: use.location, "\(type.name) has its own method that performs segues")
      }
      report.add(
        .noSegueOfApp(identifier, known, isCaught: use.isCaught),
        severity(of: use, identifier, known, uncaught: .warning), at: use.location,
        wrong: identifier, usedAs: "the segue is performed here")
    } else if app.scenes.controllers(of: use.actor)?.isEmpty == false,
      controllers(of: use)?.isEmpty == true
    {
      report.addUndecided(
        at: use.location,
        "no scene of \(use.className) is for a system that the code is compiled for")
    } else if let ids = use.handedOnBy {
      checkHandedOn(identifier, use, by: ids)
    } else if case .own(let ids) = use.actor {
      guard isAnywhere, app.input.isWhole, !app.code.areNotControllers(ids),
        app.classChanges.haveNoSceneForCertain(ids)
      else { return report.addUndecided(at: use.location, .noScene(of: use.className)) }
      report.add(
        .noScene(of: use.className, identifier), .warning, at: use.location,
        related: app.storyboards.places(ofSegues: identifier))
    } else {
      checkOther(identifier, use)
    }
  }

  /// Checks a segue that is performed on another object, whose class or protocol a declaration names.
  private func checkOther(_ identifier: String, _ use: PerformUse) {
    guard case .other(let ids) = use.actor, !use.isForwarded, app.input.isWhole,
      let controllers = controllers(of: use), !controllers.isEmpty
    else { return report.addUndecided(at: use.location, "another object performs the segue") }
    let names = Set(ids.map { app.code.table[$0].name }).sorted().joined(separator: ", ")
    checkScenes(
      controllers, of: names, identifier, use, why: "performing it on this object crashes")
  }

  /// Checks an identifier that a controller hands to another object, which mostly performs it on that controller.
  private func checkHandedOn(_ identifier: String, _ use: PerformUse, by ids: [CodeType.ID]) {
    let controllers = ids.isEmpty ? [] : app.scenes.controllers(running: ids)
    guard !controllers.isEmpty else { return }
    checkScenes(
      controllers, of: use.className, identifier, use,
      why: "code that gets the identifier crashes if it performs the segue on \(use.className)")
  }

  /// Reports an identifier if none of some scenes has it.
  private func checkScenes(
    _ controllers: [ControllerID], of className: String, _ identifier: String, _ use: PerformUse,
    why: String
  ) {
    let having = app.storyboards.sources(ofSegues: identifier)
    guard having.isDisjoint(with: controllers) else { return }
    report.add(
      .noSceneHas(
        identifier, className, app.scenes.segueIdentifiers(of: controllers),
        others: app.graph.names(of: having, besides: use.className), why: why),
      .warning, at: use.location, related: app.graph.places(of: controllers))
  }

  /// The controllers that may run some code, on the systems that it is compiled for; nil if they are unknown.
  private func controllers(of use: PerformUse) -> [ControllerID]? {
    app.scenes.controllers(of: use.actor)?.filter { controller in
      guard let file = app.storyboards.file(at: controller.file) else { return true }
      return !use.systems.isDisjoint(with: file.targetRuntime.systems)
    }
  }

  /// Whether a storyboard that may be in the same app as a source has a segue with an identifier.
  private func hasSegue(identified identifier: String, for file: SourceIndex) -> Bool {
    let membership = app.code.sources[file].membership
    return app.storyboards.segues(identified: identifier).contains { link in
      !membership.isApart(from: app.input.membership(of: link.id.file))
    }
  }
}

extension TargetRuntime {
  /// The systems whose apps may load a file with this runtime.
  fileprivate var systems: Systems {
    switch self {
    case .iOS: [.iOS, .visionOS]
    case .tvOS: .tvOS
    case .watchOS: .watchOS
    case .visionOS: .visionOS
    case .macOS: .macOS
    case .other: .all
    }
  }
}

extension NavigationGraph {
  /// The names of a few controllers, with the file of each one that is named `className`.
  fileprivate func names(of controllers: Set<ControllerID>, besides className: String) -> [String] {
    let names = controllers.map { controller in
      let name = name(of: controller)
      return name == className ? "\(name) in \(FilePath.name(of: controller.file))" : name
    }
    return Array(Set(names).sorted().prefix(3))
  }
}

extension Message {
  fileprivate static func noSegue(
    _ identifier: String, _ use: PerformUse, _ known: KnownNames, others: [String]
  ) -> Message {
    Message(
      "\(use.className) has no segue \(quoted(identifier))" + having(others),
      why: use.isCaught ? caught : nil,
      help: suggestion(
        identifier, among: known,
        otherwise: known.isEmpty
          ? "add the segue in Interface Builder: no segue of the class has an identifier"
          : "add the segue, or perform one that the class has: "
            + known.prefix(8).map(quoted).joined(separator: ", ")),
      cause: others.isEmpty
        ? FindingCause(
          identifier, "no scene has the segue \(quoted(identifier)) that these classes perform",
          part: use.className) : nil)
  }

  /// The message about one scene of the class, which may be alone in its file, or about many.
  fileprivate static func scenesLack(
    _ identifier: String, _ scenes: [ControllerID], of className: String, isAlone: Bool,
    isCaught: Bool
  ) -> Message {
    let which = isAlone ? "" : " " + quoted(scenes[0].object.rawValue)
    let subject =
      scenes.count == 1
      ? "the scene\(which) of \(className) in \(FilePath.name(of: scenes[0].file)) has"
      : "\(scenes.count) scenes of \(className) have"
    return Message(
      "\(subject) no segue \(quoted(identifier)), but another scene of the class does",
      why: isCaught ? caught : nil,
      help: "add the segue there, or perform it only where it exists")
  }

  /// The message about one scene whose class inherits the code, or about many.
  fileprivate static func inheritingScenesLack(
    _ identifier: String, _ scenes: [ControllerID], _ className: String, why: String?
  ) -> Message {
    let file = FilePath.name(of: scenes[0].file)
    let isOne = scenes.count == 1
    let subject =
      isOne
      ? "\(className) inherits this code, but its scene in \(file) has"
      : "\(scenes.count) scenes inherit this code, but have"
    return Message(
      "\(subject) no segue \(quoted(identifier)), which another scene has", why: why,
      help: "add the segue there, or override the method that performs it",
      cause: isOne
        ? FindingCause(
          "inherited \(identifier)",
          "several scenes inherit this code, but have no segue \(quoted(identifier))",
          part: "\(className) in \(file)") : nil)
  }

  fileprivate static func noSegueOfApp(
    _ identifier: String, _ known: KnownNames, isCaught: Bool
  ) -> Message {
    Message(
      "no segue of the app has the identifier \(quoted(identifier))",
      why: isCaught ? caught : nil,
      help: suggestion(identifier, among: known, otherwise: "add the segue, or delete the code"))
  }

  fileprivate static func noSceneHas(
    _ identifier: String, _ className: String, _ known: KnownNames, others: [String], why: String
  ) -> Message {
    Message(
      "no scene of \(className) has a segue \(quoted(identifier))" + having(others), why: why,
      help: suggestion(identifier, among: known, otherwise: "add the segue there"))
  }

  private static let caught = "the exception is caught, so nothing happens"

  private static func having(_ others: [String]) -> String {
    switch others.count {
    case 0: ""
    case 1: "; \(others[0]) has one"
    default: "; \(others.joined(separator: ", ")) have one"
    }
  }
}
