internal import Findings
internal import NavigationGraph

/// Code takes a controller of a storyboard for another class.
enum InstantiateWrongClassRule: CheckRule {
  static let description = RuleDescription(
    name: "instantiate-wrong-class", severity: .error,
    summary: "Code makes a controller, and casts it to a class that the scene is not of",
    consequence: "the cast traps as soon as the controller is made",
    why: """
      What a storyboard makes is of the scene's custom class, or without one of the plain class of its \
      element: a navigation controller around a screen is a navigation controller. `as!` to another class \
      traps; `as?` gives nil, which is a warning.
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
      """
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
    for use in app.uses.instantiations {
      guard let result = use.result else { continue }
      let made = controllers(madeBy: use, app)
      guard !made.isEmpty else { continue }
      let answers = made.map { app.isObject(of: $0, result.type) }
      if let undecided = answers.first(where: { $0 != .no }) {
        if case .undecided(let why) = undecided {
          report.addUndecided(description, at: result.location, why)
        }
        continue
      }
      let names = Set(made.map { app.name(of: $0) }).sorted().joined(separator: ", ")
      report.add(
        description.finding(
          result.isForced ? .error : .warning, at: result.location,
          "the scene makes a \(names), which is no \(result.typeName)",
          why: result.isForced ? nil : "the cast gives nil, so that nothing is shown",
          help: "cast to the class of the scene, or give the scene the other class",
          related: app.related(made)))
    }
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
