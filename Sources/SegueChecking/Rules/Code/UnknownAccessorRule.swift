internal import Findings
internal import NavigationGraph

/// A generated accessor that no storyboard provides anymore.
enum UnknownAccessorRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-accessor", severity: .warning,
    summary: "Code uses a generated accessor for a storyboard, scene or segue that does not exist",
    consequence: "the code no longer compiles once the accessors are generated again",
    why: """
      SwiftGen and R.swift generate names for storyboards, scenes and segues. If the generated \
      file is not among the sources, the names are derived from the storyboards by the same rules, \
      and a name that none of them provides was renamed or deleted. If most of an app's accessors \
      are not recognized, the app uses its own templates, and nothing is reported.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      <viewController storyboardIdentifier="Person" customClass="Person"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController { StoryboardScene.Main.person.instantiate() }
        func settings() -> UIViewController { StoryboardScene.Settings.initialScene.↓instantiate() }
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
        func open() -> UIViewController { StoryboardScene.Main.person.instantiate() }
        func again() -> UIViewController { StoryboardScene.Main.initialScene.instantiate() }
      }
      class Person: UIViewController {}
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      enum StoryboardScene {
        enum Settings { static func screen() -> UIViewController { UIViewController() } }
      }
      class List: UIViewController {
        func open() -> UIViewController { StoryboardScene.Settings.screen() }
      }
      """,
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    guard app.input.isWhole else { return }
    for root in ["StoryboardScene", "StoryboardSegue", "R"] {
      let uses = app.uses.accessors.filter { $0.path.first == root }
      let unknown = uses.filter { !$0.isKnown }
      guard unknown.count * 2 <= uses.count else {
        for use in unknown {
          report.addUndecided(description, at: use.location, "\(root) may be made by other rules")
        }
        continue
      }
      for use in unknown {
        let accessor = use.path.prefix(root == "R" ? 4 : 3).joined(separator: ".")
        report.add(
          description.finding(
            at: use.location, "no storyboard of the app gives the accessor \(accessor)",
            help: "correct the name, or bring the storyboard, scene or segue back"))
      }
    }
  }
}
