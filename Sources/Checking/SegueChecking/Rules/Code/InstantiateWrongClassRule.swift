internal import Findings
internal import NavigationGraph
internal import SourceFacts

/// Code that casts a controller from a storyboard to a class that the controller doesn't have.
struct InstantiateWrongClassRule: Rule {
  static let description = RuleDescription(
    id: .instantiateWrongClass, severity: .error,
    summary: "Code casts an instantiated controller to a class that its scene does not have",
    consequence: "the cast crashes as soon as the controller is created",
    why: """
      A storyboard creates an object of the scene's custom class or, without one, of the element's \
      plain class: a navigation controller around a screen is a navigation controller. `as!` to \
      another class crashes, and `as?` returns nil. In Objective-C, the type of a variable and the \
      declared return type of a method count as casts. If a closure creates the controller, it may have a \
      subclass of the scene's class. Any other class makes the call throw an exception.

      Severity: error for `as!`, for a closure, and for `as?` if the code crashes on nil. Warning if:
      - the cast is `as?`, and the code handles nil;
      - it is not certain which scene the code instantiates, or what is in a container;
      - the code is in Objective-C, because nothing happens until the controller gets a message that \
      it does not understand. If code only shows the controller, the finding is a note.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    let candidates = SceneCandidates(app)
    for use in app.uses.instantiations {
      let isExact = use.isExact
      let created = isExact ? controllers(madeBy: use) : candidates.scenes(for: use)
      guard !created.isEmpty else { continue }
      var seen: Set<String> = []
      for result in [use.result].compactMap({ $0 }) + use.otherResults
      where seen.insert(result.typeName).inserted {
        if isExact {
          checkScenes(created, result, of: use)
        } else if !use.hasCreator {
          checkCandidates(created, result)
        }
      }
    }
    checkPassedStoryboards()
    for use in app.uses.factories { checkFactory(use) }
    for cast in app.uses.insideCasts { checkContent(cast) }
  }

  /// Checks the class that code expects of the scenes that it certainly instantiates.
  private func checkScenes(
    _ created: [ControllerID], _ result: ExpectedClass, of use: InstantiateUse
  ) {
    var answer = Answer.any(created.map { app.destinations.isObject(of: $0, result.type) })
    // A closure may create an object of a subclass.
    if answer == .no, use.hasCreator {
      answer = .any(created.map { app.code.isKind(result.type, of: app.scenes.type(of: $0)) })
    }
    if answer == .yes { return }
    if let reason = answer.reason { return report.addUndecided(at: result.location, reason) }
    let names = Set(created.map { app.graph.name(of: $0) }).sorted()
    let isSwift = app.code.sources[use.sourceFile].language == .swift
    let severity: Severity =
      isOnlyShown(created, result)
      ? .note
      : result.isForced && use.isCertain && isSwift ? .error : .warning
    report.add(
      .isOther(names, result, isSwift: isSwift, hasCreator: use.hasCreator), severity,
      at: result.location,
      related: app.graph.places(of: created))
  }

  /// Whether code in Objective-C only shows a controller, so that its class doesn't matter.
  ///
  /// It matters if code pushes a navigation controller, which throws an exception.
  private func isOnlyShown(_ created: [ControllerID], _ result: ExpectedClass) -> Bool {
    switch result.showing {
    case nil: false
    case .presented: true
    case .pushed:
      created.allSatisfy {
        app.code.isKind(app.scenes.type(of: $0), of: .system("UINavigationController")) == .no
      }
    }
  }

  /// Checks a cast of a controller that a storyboard puts into a container, unless another cast in the function fits.
  ///
  /// Code may put something else there, so the finding is a warning.
  private func checkContent(_ cast: InsideCast) {
    let created = controllers(madeBy: cast.container)
    func answer(_ type: TypeReference) -> Answer {
      .any(created.map { app.destinations.contains($0, cast.path[...], type) })
    }
    let others = app.uses.insideCasts.filter {
      $0.function == cast.function && $0.container.sourceFile == cast.container.sourceFile
        && $0.container.identifier == cast.container.identifier && $0.path == cast.path
    }
    // If there are several controllers, an earlier check in the code may decide which one it is.
    let names = Set(created.map { app.graph.name(of: $0) })
    guard let name = names.first, names.count == 1,
      others.allSatisfy({ answer($0.result.type) == .no })
    else { return }
    report.add(
      .containsOther(name, cast.result), .warning, at: cast.result.location,
      related: app.graph.places(of: created))
  }

  /// Compares the class that a method is declared to return with the expected one.
  ///
  /// The compiler only warns if they differ.
  private func checkFactory(_ use: FactoryUse) {
    guard let returned = use.returnTypes.first,
      use.returnTypes.allSatisfy({ app.code.areApart($0, use.result.type) })
    else { return }
    report.add(
      .returnsOther(use.selector, app.code.name(of: returned), use.result.typeName), .warning,
      at: use.result.location)
  }

  /// Reports a class that none of the scenes that may be instantiated has.
  private func checkCandidates(_ created: [ControllerID], _ result: ExpectedClass) {
    guard created.allSatisfy({ app.destinations.isObject(of: $0, result.type) == .no }),
      !isOnlyShown(created, result)
    else { return }
    report.add(.noCandidate(result), .warning, at: result.location)
  }

  /// Checks storyboards whose names are passed to a function that expects a class of their initial view controller.
  private func checkPassedStoryboards() {
    var expected: [String: [ExpectedClass]] = [:]
    for use in app.uses.instantiations where use.identifier == nil && !use.hasCreator {
      guard let function = use.function else { continue }
      expected[function, default: []] += use.result.map { [$0] } ?? []
    }
    let functions = app.uses.makersOfInitialScenes
    for use in app.uses.storyboards {
      guard let function = use.function, functions.contains(function),
        let results = expected[function],
        let result = use.result ?? (results.count == 1 ? results[0] : nil),
        case .files(let files, let name) = use.target
      else { continue }
      let created = files.compactMap { app.graph.initialController(of: $0) }
      guard let first = created.first,
        created.allSatisfy({ app.destinations.isObject(of: $0, result.type) == .no })
      else { continue }
      report.add(
        .startsWithOther(name, app.graph.name(of: first), result.typeName, function), .warning,
        at: use.location,
        related: [RelatedPlace(result.location, "the expected class")]
          + app.graph.places(of: created))
    }
  }

  private func controllers(madeBy use: InstantiateUse) -> [ControllerID] {
    let files = use.target.paths
    if let identifier = use.identifier {
      guard let identifier = identifier.single else { return [] }
      return app.storyboards.controllers(identified: identifier, in: files)
    }
    return (files ?? []).compactMap { app.graph.initialController(of: $0) }
  }
}

extension InstantiateUse {
  /// Whether it is known which scene is instantiated: the one with an identifier, or the initial one.
  fileprivate var isExact: Bool {
    guard let identifier else { return target.paths != nil }
    return identifier.single != nil
  }
}

extension Message {
  fileprivate static func isOther(
    _ names: [String], _ result: ExpectedClass, isSwift: Bool, hasCreator: Bool
  ) -> Message {
    let consequence: String? =
      if hasCreator, result.isForced {
        "the call crashes, because the object that the closure creates does not have the scene's class"
      } else {
        result.consequence(ofNil: nothingShown, isSwift: isSwift)
      }
    return Message(
      (names.count == 1 ? "the scene creates " : "the scenes create ")
        + contrast(names, with: result.typeName),
      why: consequence, help: castOrChange)
  }

  fileprivate static func containsOther(_ container: String, _ result: ExpectedClass) -> Message {
    Message(
      "what the storyboard puts into the \(container) is not \(withArticle(result.typeName))",
      why: result.consequence(ofNil: "nothing is prepared"), help: castOrChange)
  }

  fileprivate static func returnsOther(
    _ selector: String, _ returned: String, _ type: String
  ) -> Message {
    Message(
      "\(quoted(selector)) creates \(contrast([returned], with: type))",
      why: crashOfMessage(for: type),
      help: "use the class that the method returns, or call the other class's method")
  }

  fileprivate static func noCandidate(_ result: ExpectedClass) -> Message {
    Message(
      "no scene that may be instantiated here is \(withArticle(result.typeName))",
      why: result.consequence(ofNil: nothingShown),
      help: "cast to the class of a scene, or give the scene that class")
  }

  fileprivate static func startsWithOther(
    _ storyboard: String, _ initial: String, _ type: String, _ function: String
  ) -> Message {
    Message(
      "\(storyboard).storyboard starts with \(contrast([initial], with: type))",
      why: "\(function) expects one",
      help: "give the scene that class, or open another storyboard")
  }

  private static let nothingShown = "nothing is shown"

  private static let castOrChange =
    "cast to the class of the scene, or give the scene the other class"
}
