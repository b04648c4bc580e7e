internal import Findings
internal import NavigationGraph

/// A comparison with the identifier of a segue that never comes.
enum CompareUnknownSegueRule: CheckRule {
  static let description = RuleDescription(
    name: "compare-unknown-segue", severity: .warning,
    summary: "Code compares a segue's identifier with one that no segue of its class has",
    consequence: "the branch never runs, so the destination is not prepared",
    why: """
      prepare(for:sender:), shouldPerformSegue(withIdentifier:sender:) and segue actions are \
      called for the segues of the controller's own scene, and unwind actions for the segues that \
      unwind to it. A comparison that is never true fails silently: the destination appears \
      without what it needs.
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
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == ↓"showPersom" { title = "" }
          if segue.identifier == "showPerson" { title = "" }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="p" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="p"/>
      --- List.swift
      class List: UIViewController {
        func lengthen() { object_setClass(self, LongList.self) }
      }
      class LongList: List {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" { print(segue) }
        }
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
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          switch segue.identifier {
          case "showPerson": title = ""
          default: break
          }
        }
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Person: UIViewController {}
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.comparisons {
      guard case .values(let identifiers) = use.identifier else {
        if case .undecided(let why) = use.identifier, why != "it is nil" {
          report.addUndecided(description, at: use.location, why)
        }
        continue
      }
      for identifier in identifiers where !identifier.isEmpty {
        check(identifier, use, app, &report)
      }
    }
  }

  private static func check(
    _ identifier: String, _ use: ComparisonUse, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    let isAnywhere = !app.segues(identified: identifier).isEmpty
    let controllers = app.controllers(of: use.actor) ?? []
    // What unwinds to a controller comes from any other one.
    if controllers.isEmpty || !use.asksOwnSegues {
      if isAnywhere { return checkScenes(identifier, use, app, &report) }
      guard app.input.isWhole else {
        return report.addUndecided(description, at: use.location, "not the whole app was read")
      }
      return report.add(
        description.finding(
          at: use.location, "no segue of the app has the identifier \(quoted(identifier))",
          help: suggestion(
            identifier, among: app.segueIdentifiers, otherwise: "delete the comparison")),
        wrong: identifier, app, as: "the identifier is compared")
    }
    let known = app.identifiers(of: controllers)
    guard !known.contains(identifier) else { return }
    let finding = description.finding(
      at: use.location, "\(use.className) has no segue with the identifier \(quoted(identifier))",
      help: suggestion(
        identifier, among: known,
        otherwise: "give a segue that identifier in Interface Builder, or delete the comparison"),
      related: app.related(controllers))
    if isAnywhere { return report.add(finding) }
    report.add(finding, wrong: identifier, app, as: "the identifier is compared")
  }
}

extension CompareUnknownSegueRule {
  /// The segue is there, and leaves scenes of another class.
  private static func checkScenes(
    _ identifier: String, _ use: ComparisonUse, _ app: CheckedApp, _ report: inout RuleReport
  ) {
    guard use.asksOwnSegues, case .own(let ids) = use.actor, app.input.isWhole,
      app.hasNoSceneForCertain(ids)
    else { return }
    report.add(
      description.finding(
        at: use.location,
        "no scene is of the class \(use.className), so that it has no segue \(quoted(identifier))",
        help: "give the scene that has the segue this class, or delete the code",
        related: app.places(ofSeguesIdentified: identifier)))
  }
}

extension ComparisonUse {
  /// Whether the function is asked for segues that leave its own controller.
  fileprivate var asksOwnSegues: Bool {
    function.hasPrefix("prepare") || function.hasPrefix("shouldPerformSegue")
  }
}
