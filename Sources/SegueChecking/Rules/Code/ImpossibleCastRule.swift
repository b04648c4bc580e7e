internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A cast of a segue's destination that cannot succeed.
enum ImpossibleCastRule: CheckRule {
  static let description = RuleDescription(
    name: "impossible-cast", severity: .error,
    summary: "Code casts a segue's destination to a class that the storyboard does not lead to",
    consequence: "the cast crashes when the segue is performed",
    why: """
      The destination is the scene that the segue leads to. If that is a navigation controller, \
      the destination is the navigation controller, and the screen is inside it. `as!` to another \
      class crashes; `as?` returns nil, so the screen is not prepared, which is a warning. Segues \
      are told apart by the identifiers that the code compares before the cast. A cast without \
      such a comparison is reported only if no segue of the class leads to the type. If it is \
      unknown whose segues reach the cast, it is reported only if no scene at all has the type. \
      When several `as?` are tried in turn, it is enough that one of them fits.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="tabs" kind="show" identifier="showTabs"/>
        </connections>
      </viewController>
      <tabBarController id="tabs" customClass="Tab"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          (segue.destination as? ↓UINavigationController)?.title = ""
          (segue.destination as? ↓Person)?.title = ""
          (segue.destination as? UITabBarController)?.title = ""
        }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="nav" kind="presentation" identifier="showPerson"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" {
            let person = segue.destination as! ↓Person
            person.title = ""
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" {
            segue.destination.title = ""
          } else if segue.identifier == "showPerson" {
            let list = segue.destination as! ↓List
            list.title = ""
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {}
      class Model: UIViewController {}
      class Preparer: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let model = segue.destination as! ↓Model
          model.title = ""
        }
      }
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.destination is Person {
            let list = segue.destination as? ↓List
            list?.title = ""
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
          <segue destination="group" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      <viewController id="group" customClass="Group"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let person = segue.destination as? ↓Group {
            person.title = ""
          } else if let group = segue.destination as? ↓Group {
            group.title = ""
          }
        }
        func open() {
          performSegue(withIdentifier: "showPerson", sender: nil)
          performSegue(withIdentifier: "showGroup", sender: nil)
        }
      }
      class Person: UIViewController {}
      class Group: UIViewController {}
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.destination is Screen {
            let person = segue.destination as? Person
            person?.title = ""
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Screen: UIViewController {}
      class Person: Screen {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="nav" kind="presentation" identifier="showPerson"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let person =
            segue.destination as? Person
            ?? (segue.destination as? UINavigationController)?.topViewController as? Person
          person?.title = ""
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="nav" kind="presentation" identifier="showPerson"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" {
            let navigation = segue.destination as! UINavigationController
            let person = navigation.topViewController as! Screen
            person.title = ""
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Screen: UIViewController {}
      class Person: Screen {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.casts { check(use, app, &report) }
  }

  private static func check(_ use: CastUse, _ app: CheckedApp, _ report: inout RuleReport) {
    if let earlier = app.earlierCast(before: use) {
      // Which of the two is wrong nobody can say.
      report.add(
        description.finding(
          .warning, at: earlier.location,
          "a branch further down asks for \(use.typeName) as well, and never runs",
          why: "the destination that was meant by one of the two is not prepared",
          help: "ask for another class in one of them",
          related: [RelatedPlace(use.location, "the other branch")]))
    }
    if let other = app.classFound(where: use) {
      return report.add(
        description.finding(
          .warning, at: use.location,
          "here the destination is a \(app.name(of: other)), which is no \(use.typeName)",
          why: "the cast fails, or nothing comes here",
          help: "cast to the class that was asked for, or ask for the other"))
    }
    guard case .own = use.actor, let controllers = app.controllers(of: use.actor),
      !controllers.isEmpty
    else {
      let why = "no scene is of the class \(use.className)"
      // Code of what is no controller has its segues from others, whose storyboards need not be here.
      guard case .own(let ids) = use.actor, app.areControllers(ids) else {
        return report.addUndecided(description, at: use.location, why)
      }
      return addUndecided(use, why, runs: false, app, &report)
    }
    let segues = app.segues(of: controllers, for: use)
    var candidates: [SegueLink] = []
    for link in segues {
      switch app.admits(link, to: use) {
      case .yes: candidates.append(link)
      case .no: continue
      case .undecided(let why): return addUndecided(use, why, app, &report)
      }
    }
    guard !candidates.isEmpty else { return checkUnreached(use, segues, app, &report) }
    var failing: [SegueLink] = []
    var reason: String?
    for link in candidates {
      switch app.leads(link, along: use.paths, to: use.type) {
      case .yes: continue
      case .no: failing.append(link)
      case .undecided(let why): reason = why
      }
    }
    if !use.isForced, app.areCast(candidates, insteadOf: use) { return }
    let isCertain = reason == nil && failing.count == candidates.count
    // What a property of the app's own returns is known by its name alone.
    let isOwn = use.paths.contains { $0.dropFirst().contains(where: CheckedApp.isDestination) }
    // With an identifier on the way every segue of it comes here.
    let isNamed = use.isForced && use.guards.contains { !$0.isNegated }
    if isCertain || isNamed && !failing.isEmpty && use.paths.count == 1 {
      report.add(finding(use, failing, isCertain: isCertain && !isOwn, app))
    } else if let reason {
      addUndecided(use, reason, app, &report)
    }
  }

  /// Where it is not known which segue comes to a cast: what is the class of no scene at all is no
  /// segue's destination.
  private static func addUndecided(
    _ use: CastUse, _ why: String, runs: Bool = true, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard use.paths == [["destination"]], app.isClassOfNoScene(use.type) else {
      return report.addUndecided(description, at: use.location, why)
    }
    report.add(
      description.finding(
        use.isForced && runs ? .error : .warning, at: use.location,
        "a segue's destination is a scene, and no scene is a \(use.typeName)",
        why: use.isForced
          ? nil : "the cast gives nil, so that the destination is not prepared",
        help: "cast to the class of the scene, or give the scene the other class",
        related: app.declaration(of: use.type)))
  }

  /// Where an earlier branch takes all segues that a cast is for: that nothing comes here is the
  /// business of the comparison, or of prepare itself, but the two do not agree either.
  private static func checkUnreached(
    _ use: CastUse, _ segues: [SegueLink], _ app: CheckedApp, _ report: inout RuleReport
  ) {
    var meant = use
    meant.guards.removeAll { $0.isNegated }
    meant.typeGuards = []
    guard !meant.guards.isEmpty, meant.guards.count < use.guards.count else { return }
    let named = segues.filter { app.admits($0, to: meant) == .yes }
    guard !named.isEmpty,
      named.allSatisfy({ app.leads($0, along: use.paths, to: use.type) == .no })
    else { return }
    let names = Set(named.compactMap { $0.destination.controller.map(app.name) }).sorted()
    report.add(
      description.finding(
        .warning, at: use.location,
        "the segue leads to \(names.prefix(3).joined(separator: ", ")), which is no \(use.typeName)",
        why: "nothing comes here, for a branch before this one takes the segue",
        help: "delete the branch, or correct the identifier",
        related: named.prefix(3).map { RelatedPlace($0.segue.location, "the segue") }))
  }

  private static func finding(
    _ use: CastUse, _ failing: [SegueLink], isCertain: Bool, _ app: CheckedApp
  ) -> Finding {
    let names = Set(failing.compactMap { $0.destination.controller.map(app.name) }).sorted()
    let destinations = names.prefix(3).joined(separator: ", ")
    let subject =
      use.paths.contains { $0.count > 1 } ? "what is inside \(destinations)" : destinations
    return description.finding(
      use.isForced && isCertain ? .error : .warning, at: use.location,
      failing.count == 1
        ? "the segue leads to \(destinations), and \(subject) is no \(use.typeName)"
        : "no segue here leads to \(use.typeName): they lead to \(destinations)",
      why: use.isForced
        ? nil : "the cast gives nil, so that the destination is not prepared",
      help: "cast to the class that the storyboard leads to, or let the segue lead to the other",
      related: failing.prefix(3).map { RelatedPlace($0.segue.location, "the segue") })
  }
}

extension CheckedApp {
  /// Whether types are view controllers for certain.
  fileprivate func areControllers(_ ids: [CodeType.ID]) -> Bool {
    ["UIViewController", "NSViewController"].contains { name in
      code.isKind(.app(ids), of: .system(name)) == .yes
    }
  }

  /// The cast of an earlier branch that leaves nothing for a later one, which is to the same class.
  fileprivate func earlierCast(before use: CastUse) -> CastUse? {
    guard !use.isForced, use.guards.isEmpty,
      use.typeGuards.contains(where: {
        $0.isNegated && $0.type == use.type && $0.paths == use.paths
      })
    else { return nil }
    return uses.casts.last {
      $0.source == use.source && $0.location < use.location && $0.type == use.type
        && $0.paths == use.paths && !$0.isForced && $0.guards.isEmpty
    }
  }

  /// The class that code has found something to be where it casts it to one that has nothing to do with
  /// that; nil where it did not ask, or may be right.
  fileprivate func classFound(where use: CastUse) -> TypeReference? {
    guard isClass(use.type) else { return nil }
    return use.typeGuards.first { condition in
      !condition.isNegated && condition.paths == use.paths && use.paths.count == 1
        && isClass(condition.type)
        && code.isKind(condition.type, of: use.type) == .no
        && code.isKind(use.type, of: condition.type) == .no
    }?.type
  }

  private func isClass(_ type: TypeReference) -> Bool {
    guard case .app(let ids) = type else { return false }
    return !ids.isEmpty && ids.allSatisfy { code.table[$0].isClass }
  }

  /// Whether another cast, tried where one gives nil, is right for all segues that come to that.
  fileprivate func areCast(_ links: [SegueLink], insteadOf use: CastUse) -> Bool {
    let others = uses.casts.filter { other in
      other.source == use.source && other.location != use.location
        && other.typeGuards.contains {
          $0.isNegated && $0.type == use.type && $0.paths == use.paths
        }
    }
    guard !others.isEmpty else { return false }
    return links.allSatisfy { link in
      others.contains { other in
        admits(link, to: other) == .yes && leads(link, along: other.paths, to: other.type) == .yes
      }
    }
  }

  /// Whether a class of the app is that of no scene, in whatever storyboard.
  fileprivate func isClassOfNoScene(_ type: TypeReference) -> Bool {
    guard input.isWhole, case .app(let ids) = type, ids.allSatisfy({ code.table[$0].isClass })
    else { return false }
    let own = graph.files.flatMap { graph.controllers[$0.path] ?? [] }
    return !own.isEmpty && own.allSatisfy { isObject(of: $0.id, type) == .no }
      && links.allSatisfy { $0.segue.destinationCreationSelector == nil }
  }

  /// Whether a segue comes to a cast.
  fileprivate func admits(_ link: SegueLink, to use: CastUse) -> Answer {
    for condition in use.guards {
      guard case .values(let values) = condition.identifier else {
        return .undecided("which segue it is about is computed")
      }
      let isAmong = link.segue.identifier.map(values.contains) ?? false
      if isAmong == condition.isNegated { return .no }
    }
    for condition in use.typeGuards {
      switch leads(link, along: condition.paths, to: condition.type) {
      case .yes where condition.isNegated, .no where !condition.isNegated: return .no
      case .undecided(let why): return .undecided(why)
      default: continue
      }
    }
    return .yes
  }
}
