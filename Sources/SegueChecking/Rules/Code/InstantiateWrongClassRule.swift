internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code that takes a controller from a storyboard for another class.
enum InstantiateWrongClassRule: CheckRule {
  static let description = RuleDescription(
    name: "instantiate-wrong-class", severity: .error,
    summary: "Code casts an instantiated controller to a class that its scene does not have",
    consequence: "the cast crashes as soon as the controller is created",
    why: """
      A storyboard creates an object of the scene's custom class or, without one, of the element's \
      plain class: a navigation controller around a screen is a navigation controller. `as!` to \
      another class crashes; `as?` returns nil, which is a warning. In Objective-C, the type of a \
      variable and the declared return type of a method count as casts. They are warnings, because \
      nothing happens until the controller gets a message that it does not understand.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <navigationController storyboardIdentifier="Person">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() -> Person? {
          storyboard?.instantiateViewController(withIdentifier: "Person") as! ↓Person
        }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES" storyboardIdentifier="list"/>
      <viewController customClass="Person" storyboardIdentifier="person"/>
      --- List.h
      @interface List : UIViewController
      + (Person *)↓instantiate;
      @end
      @interface Person : UIViewController
      + (instancetype)instantiatePerson;
      @end
      --- List.m
      @implementation List
      + (List *)instantiate {
        UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        List *list = [storyboard instantiateViewControllerWithIdentifier:@"list"];
        return list;
      }
      - (void)open {
        ↓List *person = [Person instantiatePerson];
      }
      @end
      @implementation Person
      + (instancetype)instantiatePerson {
        return [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"person"];
      }
      @end
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <navigationController storyboardIdentifier="PersonNavigation">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          let navigation = storyboard.instantiateViewController(withIdentifier: "PersonNavigation")
            as! UINavigationController
          let list = navigation.topViewController as! ↓List
          let person = navigation.viewControllers.first as! Person
          list.title = person.title
        }
      }
      class Person: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() -> Screen? {
          storyboard?.instantiateViewController(withIdentifier: "Person") as! Screen
        }
      }
      class Screen: UIViewController {}
      class Person: Screen {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    var candidates = SceneCandidates(app)
    for use in app.uses.instantiations {
      let isExact = isExact(use)
      let made = isExact ? controllers(madeBy: use, app) : candidates.scenes(for: use)
      guard !made.isEmpty else { continue }
      var seen: Set<String> = []
      for result in [use.result].compactMap({ $0 }) + use.otherResults
      where seen.insert(result.typeName).inserted {
        if isExact {
          check(made, result, of: use, app, &report)
        } else {
          checkCandidates(made, result, app, &report)
        }
      }
    }
    checkNames(app, &report)
    for use in app.uses.factories { check(use, app, &report) }
    for cast in app.uses.insideCasts { check(cast, app, &report) }
  }

  /// What a storyboard puts into a container, unless another cast of it in the function is right; code
  /// may put something else there, so that it is no error.
  private static func check(_ cast: InsideCast, _ app: CheckedApp, _ report: inout RuleReport) {
    let made = controllers(madeBy: cast.made, app)
    func answer(_ type: TypeReference) -> Answer {
      .any(made.map { app.contains($0, cast.path[...], type) })
    }
    let others = app.uses.insideCasts.filter {
      $0.function == cast.function && $0.made.source == cast.made.source
        && $0.made.identifier == cast.made.identifier && $0.path == cast.path
    }
    // Which of several it is may depend on what the code asked before.
    let names = Set(made.map { app.name(of: $0) })
    guard let name = names.first, names.count == 1,
      others.allSatisfy({ answer($0.result.type) == .no })
    else { return }
    report.add(
      description.finding(
        .warning, at: cast.result.location,
        "what the storyboard puts into the \(name) is no \(cast.result.typeName)",
        why: cast.result.isForced ? nil : "the cast gives nil, so that nothing is prepared",
        help: "cast to the class of the scene, or give the scene the other class",
        related: app.related(made)))
  }

  private static func check(
    _ made: [ControllerID], _ result: InstantiateUse.Result, of use: InstantiateUse,
    _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let answers = made.map { app.isObject(of: $0, result.type) }
    if let undecided = answers.first(where: { $0 != .no }) {
      if case .undecided(let why) = undecided {
        report.addUndecided(description, at: result.location, why)
      }
      return
    }
    let names = Set(made.map { app.name(of: $0) }).sorted().joined(separator: ", ")
    let traps = app.code.sources[use.source].language == .swift
    report.add(
      description.finding(
        result.isForced && use.isCertain && traps ? .error : .warning, at: result.location,
        "the scene makes a \(names), which is no \(result.typeName)",
        why: !traps
          ? "what only a \(result.typeName) has raises “unrecognized selector”"
          : result.isForced ? nil : "the cast gives nil, so that nothing is shown",
        help: "cast to the class of the scene, or give the scene the other class",
        related: app.related(made)))
  }

  /// What a method is declared to return, and what it is taken for: the compiler only warns.
  private static func check(_ use: FactoryUse, _ app: CheckedApp, _ report: inout RuleReport) {
    let areStrangers = use.made.allSatisfy { made in
      app.code.isKind(made, of: use.result.type) == .no
        && app.code.isKind(use.result.type, of: made) == .no
    }
    guard areStrangers, let made = use.made.first else { return }
    report.add(
      description.finding(
        .warning, at: use.result.location,
        "\(quoted(use.selector)) makes a \(app.name(of: made)), which is no \(use.result.typeName)",
        why: "what only a \(use.result.typeName) has raises “unrecognized selector”",
        help: "take it for what the method returns, or call the other class's"))
  }

  private static func controllers(madeBy use: InstantiateUse, _ app: CheckedApp) -> [ControllerID] {
    var files: [String]?
    if case .files(let found, _) = use.target { files = found }
    if let identifier = use.identifier {
      guard let identifier = identifier.single else { return [] }
      return app.controllers(identified: identifier, in: files)
    }
    return (files ?? []).compactMap { app.graph.initialController(of: $0) }
  }
}
