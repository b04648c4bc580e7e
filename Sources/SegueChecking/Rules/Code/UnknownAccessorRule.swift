internal import Findings
internal import NavigationGraph

/// Code uses a generated accessor that no file gives any more.
enum UnknownAccessorRule: CheckRule {
  static let description = RuleDescription(
    name: "unknown-accessor", severity: .warning,
    summary: "Code uses a generated accessor of a storyboard, scene or segue that is not there",
    consequence: "the code does not compile once the accessors are generated anew",
    why: """
      SwiftGen and R.swift make names of storyboards, scenes and segues. Where what they generated is not \
      among the sources, the names are made of the storyboards here by the same rules, and one that none of \
      them gives was renamed or deleted. An app that most of whose accessors are not understood uses \
      templates of its own: nothing is said of it.
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
