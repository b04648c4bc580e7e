internal import Findings

/// A comparison with the identifier of a segue that the code never gets.
struct CompareUnknownSegueRule: Rule {
  static let description = RuleDescription(
    id: .compareUnknownSegue, severity: .warning,
    summary: "Code compares a segue's identifier with one that no segue of its class has",
    consequence: "the segue's identifier never has this value, so code for that segue never runs",
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

  let report: RuleReport

  func check() {
    let created = Set(app.uses.createdSegues.flatMap(\.identifier.known))
    // A comparison with nil asks whether there is an identifier at all.
    for use in app.uses.comparisons where use.identifier != .undecided(.isNil) {
      for identifier in report.values(of: use.identifier, at: use.location)
      where !NoSegueName.contains(identifier) && !created.contains(identifier) {
        check(identifier, use)
      }
    }
  }

  private func check(_ identifier: String, _ use: ComparisonUse) {
    let isAnywhere = !app.storyboards.segues(identified: identifier).isEmpty
    let controllers = app.scenes.controllers(of: use.actor) ?? []
    // A class without scenes may get the segues of other classes, and an unwind segue can come from any controller.
    if controllers.isEmpty || !asksOwnSegues(use) {
      if isAnywhere { return checkElsewhere(identifier, use) }
      guard app.hasAllFiles else {
        return report.addUndecided(
          at: use.location, "only a part of the app was read, and the rest may have the segue")
      }
      return report.add(
        .noSegue(identifier, app.storyboards.segueIdentifiers), at: use.location,
        wrong: identifier, usedAs: "the identifier is compared here")
    }
    let known = app.scenes.segueIdentifiers(of: controllers)
    guard !known.contains(identifier) else { return }
    report.add(
      .noSegue(identifier, of: use.className, known), at: use.location,
      wrong: isAnywhere ? nil : identifier, usedAs: "the identifier is compared here",
      related: app.graph.places(of: controllers))
  }

  /// Checks a comparison with the identifier of segues that leave scenes of another class.
  private func checkElsewhere(_ identifier: String, _ use: ComparisonUse) {
    guard asksOwnSegues(use), case .own(let ids) = use.actor, app.input.isWhole,
      app.classChanges.haveNoSceneForCertain(ids)
    else { return }
    guard mayHaveSegues(ids) else {
      return report.addUndecided(
        at: use.location, "a view controller hands its segues on to \(use.className)")
    }
    report.add(
      .noScene(of: use.className, identifier), at: use.location,
      related: app.storyboards.places(ofSegues: identifier))
  }

  private func asksOwnSegues(_ use: ComparisonUse) -> Bool {
    app.unwindActions.asksOwnSegues(use.function, of: use.actor)
  }

  /// Whether classes may be controllers, because only those are sent `prepareForSegue:sender:`.
  private func mayHaveSegues(_ ids: [CodeType.ID]) -> Bool {
    SystemClasses.controllers.contains { app.code.isKind(.app(ids), of: .system($0)) != .no }
  }
}

extension Message {
  fileprivate static func noSegue(_ identifier: String, _ known: KnownNames) -> Message {
    Message(
      "no segue of the app has the identifier \(quoted(identifier))",
      help: suggestion(identifier, among: known, otherwise: "delete the comparison"))
  }

  fileprivate static func noSegue(
    _ identifier: String, of className: String, _ known: KnownNames
  ) -> Message {
    Message(
      "\(className) has no segue \(quoted(identifier))",
      help: suggestion(
        identifier, among: known,
        otherwise: "give a segue that identifier in Interface Builder, or delete the comparison"),
      cause: known.isEmpty
        ? FindingCause(
          className, "no segue of \(className) has an identifier, but its code compares these",
          part: quoted(identifier)) : nil)
  }
}
