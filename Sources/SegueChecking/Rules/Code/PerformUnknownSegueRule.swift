internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code that performs a segue that the controller does not have.
enum PerformUnknownSegueRule: CheckRule {
  static let description = RuleDescription(
    name: "perform-unknown-segue", severity: .error,
    summary: "Code performs a segue with an identifier that no scene of its class has",
    consequence: "performSegue crashes with “Receiver has no segue with identifier”",
    why: """
      A controller knows only the segues of its own scene. An identifier that none of them has \
      throws NSInvalidArgumentException, which Swift cannot catch, and so does any segue performed \
      on a controller that was not created from a storyboard. If a class has several scenes, or \
      its code is inherited, it is an error only if no scene has the segue. It is a warning if a \
      scene of the class itself lacks a segue that another one has, or if the scene of a subclass \
      does and the subclass runs the inherited code: its own code calls it, the system calls it, \
      or something in the scene does. A segue that is performed on another object is at most a \
      warning, and only if no segue of the app has the identifier. It is also a warning if a class \
      passes the identifier on to a row or an item, under a name such as segueIdentifier, and no \
      segue of the app or no scene of that class has it. In a @try that catches the exception it \
      is a note, or a warning if the identifier looks mistyped.
      """,
    triggering: [
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
        func open() { performSegue(withIdentifier: ↓"showPersom", sender: nil) }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)open { [self performSegueWithIdentifier:↓@"showPersom" sender:nil]; }
      @end
      @interface Person : UIViewController
      @end
      """,
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
        func fill(_ row: Row) -> [Item] {
          row.action.segueIdentifier = ↓"showPersom"
          return [Item(title: "Person", segue: ↓"showPersons")]
        }
      }
      class Person: UIViewController {
        func fill(_ row: Row) { row.action.segueIdentifier = ↓"showPerson" }
      }
      """,
      """
      --- Main.storyboard
      <viewController id="friends" customClass="Friends">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="enemies" customClass="Enemies"/>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: ↓"showPerson", sender: nil) }
      }
      class Friends: List {}
      class Person: UIViewController {}
      --- Enemies.swift
      class Enemies: List {
        @objc func meet() { open() }
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="friends" customClass="Friends">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="enemies" customClass="Enemies"/>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      --- Friends.swift
      class Friends: List {
        @objc func meet() { open() }
      }
      --- Enemies.swift
      class Enemies: List {
        // They never open() anything.
        override func viewDidLoad() { print("open") }
      }
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)fill:(Row *)row { row.action.segueIdentifier = @"showPerson"; }
      @end
      @interface Person : UIViewController
      @end
      """,
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      enum SegueID { static let person = "show" + "Person" }
      class Base: UIViewController {
        func open() { performSegue(withIdentifier: SegueID.person, sender: nil) }
      }
      class List: Base {}
      class Person: UIViewController {}
      """,
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
        var next = "none"
        func open() { performSegue(withIdentifier: next, sender: nil) }
        func choose() { next = "showPerson" }
      }
      class Person: UIViewController {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.performs where !use.isTyped {
      guard case .values(let identifiers) = use.identifier else {
        if case .undecided(let why) = use.identifier {
          report.addUndecided(description, at: use.location, why)
        }
        continue
      }
      for identifier in identifiers { check(identifier, use, app, &report) }
    }
  }

  private static func check(
    _ identifier: String, _ use: PerformUse, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let isAnywhere = app.hasSegue(identified: identifier, for: use.source)
    guard case .own = use.actor, let controllers = app.controllers(of: use.actor),
      !controllers.isEmpty
    else {
      return checkElsewhere(identifier, use, isAnywhere: isAnywhere, app, &report)
    }
    let having = Set(app.segues(identified: identifier).compactMap(\.source))
    let lacking = controllers.filter { !having.contains($0) }
    if lacking.count == controllers.count {
      let known = app.identifiers(of: controllers)
      let owners = Set(having.map { app.name(of: $0) }).sorted().prefix(3).joined(separator: ", ")
      let severity: Severity =
        !use.isCaught
        ? .error : known.hasNearMiss(of: identifier) ? .warning : .note
      let finding = description.finding(
        severity, at: use.location,
        "\(use.className) has no segue with the identifier \(quoted(identifier))"
          + (owners.isEmpty ? "" : "; \(owners) has"),
        why: use.isCaught ? "the exception is caught, so that nothing happens" : nil,
        help: suggestion(
          identifier, among: known,
          otherwise: known.isEmpty
            ? "add the segue in Interface Builder: no segue of the class has an identifier"
            : "the identifiers of its segues are \(known.prefix(8).map(quoted).joined(separator: ", "))"
        ),
        related: app.related(controllers))
      if isAnywhere { return report.add(finding) }
      report.add(finding, wrong: identifier, app, as: "the segue is performed")
    } else if case let own = lacking.filter({ app.isExactly($0, use.actor) }), !own.isEmpty {
      for scene in own {
        // Of several in one file each is told apart by its ID in Interface Builder.
        let isAlone = !own.contains { $0.file == scene.file && $0 != scene }
        report.add(
          description.finding(
            .warning, at: use.location,
            "the scene\(isAlone ? "" : " " + quoted(scene.object.rawValue)) of \(use.className) in \(FilePath.name(of: scene.file)) has no segue with the "
              + "identifier \(quoted(identifier)), which another one has",
            help: "add the segue there, or perform it only where it is",
            related: app.related([scene])))
      }
    } else if !lacking.isEmpty {
      checkInherited(identifier, use, lacking, app, &report)
    }
  }

  /// Scenes of classes that inherit the code, of which others have the segue: some never come to it.
  private static func checkInherited(
    _ identifier: String, _ use: PerformUse, _ lacking: [ControllerID], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    guard case .own(let ids) = use.actor, !use.isCaught else { return }
    let owner = Set(ids.map { app.code.table[$0].name })
    let (running, others) = lacking.reduce(into: ([ControllerID](), 0)) { result, scene in
      if app.runs(use.function, of: owner, in: scene) {
        result.0.append(scene)
      } else {
        result.1 += 1
      }
    }
    for scene in running {
      report.add(
        description.finding(
          .warning, at: use.location,
          "\(app.name(of: scene)) inherits this, and its scene in \(FilePath.name(of: scene.file)) has no "
            + "segue with the identifier \(quoted(identifier)), which another one has",
          help: "add the segue there, or override what performs it",
          related: app.related([scene])))
    }
    guard others > 0 else { return }
    report.addUndecided(
      description, at: use.location,
      "of the classes that inherit the code, \(others) have no segue \(quoted(identifier))")
  }

  /// A row, an item or the like gets an identifier: whose segue it is, it mostly performs on the controller
  /// that it comes from.
  private static func checkHandedOn(
    _ identifier: String, _ use: PerformUse, by ids: [CodeType.ID], _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    let controllers = ids.isEmpty ? [] : app.scenes.controllers(running: ids)
    let having = app.segues(identified: identifier).compactMap(\.source)
    guard !controllers.isEmpty, Set(having).isDisjoint(with: controllers) else { return }
    report.add(
      description.finding(
        .warning, at: use.location,
        "no scene of \(use.className) has a segue with the identifier \(quoted(identifier)); "
          + "\(Set(having.map { app.name(of: $0) }).sorted().prefix(3).joined(separator: ", ")) has",
        why: "what it is handed to raises, unless it performs it on that one",
        help: suggestion(
          identifier, among: app.identifiers(of: controllers), otherwise: "add the segue there"),
        related: app.related(controllers)))
  }

  /// Code of another object, of a class without scenes, or of nobody in particular.
  private static func checkElsewhere(
    _ identifier: String, _ use: PerformUse, isAnywhere: Bool, _ app: CheckedApp,
    _ report: inout RuleReport
  ) {
    if !isAnywhere, app.input.isWhole {
      let known = app.segueIdentifiers
      report.add(
        description.finding(
          .warning, at: use.location,
          "no segue of the app has the identifier \(quoted(identifier))",
          help: suggestion(
            identifier, among: known, otherwise: "add the segue, or delete the code")),
        wrong: identifier, app, as: "the segue is performed")
    } else if let ids = use.handedOnBy {
      checkHandedOn(identifier, use, by: ids, app, &report)
    } else if case .own(let ids) = use.actor {
      guard isAnywhere, app.input.isWhole, app.hasNoSceneForCertain(ids) else {
        return report.addUndecided(
          description, at: use.location, "no scene is of the class \(use.className)")
      }
      report.add(
        description.finding(
          .warning, at: use.location,
          "no scene is of the class \(use.className), so that it has no segue \(quoted(identifier))",
          help: "give the scene that has the segue this class, or delete the code",
          related: app.places(ofSeguesIdentified: identifier)))
    } else {
      report.addUndecided(description, at: use.location, "another object performs it")
    }
  }
}
