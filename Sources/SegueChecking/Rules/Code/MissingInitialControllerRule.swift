internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Code asks a storyboard for its initial controller, and there is none.
enum MissingInitialControllerRule: CheckRule {
  static let description = RuleDescription(
    name: "missing-initial-controller", severity: .warning,
    summary: "Code makes the initial controller of a storyboard that has none",
    consequence: "instantiateInitialViewController returns nil, and what unwraps it traps",
    why: """
      A storyboard without an initial controller returns nil and raises nothing, so that the screen is \
      missing, or a forced cast traps, which is an error.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="settings"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Settings", bundle: nil).↓instantiateInitialViewController()
        }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Settings.storyboard
      <viewController storyboardIdentifier="settings" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() -> UIViewController? {
          UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController()
        }
      }
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for use in app.uses.instantiations where use.identifier == nil {
      guard case .files(let files, let name) = use.target, !files.isEmpty else { continue }
      let lacking = app.graph.files.filter { file in
        files.contains(file.path) && file.initialControllerID == nil
      }
      guard lacking.count == files.count else { continue }
      report.add(
        description.finding(
          use.result?.isForced == true ? .error : .warning, at: use.location,
          "\(name).storyboard has no initial view controller",
          help: "mark a scene as the initial one, or make it by its identifier",
          related: lacking.prefix(1).map { RelatedPlace($0.location, "the storyboard") }))
    }
  }
}
