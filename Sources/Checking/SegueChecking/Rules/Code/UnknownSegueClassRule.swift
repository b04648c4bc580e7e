internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that names a class that does not exist.
struct UnknownSegueClassRule: Rule {
  static let description = RuleDescription(
    id: .unknownSegueClass, severity: .error,
    summary: "A segue has a custom class that no source declares",
    consequence: "performing the segue crashes with “Could not find a segue class named …”",
    why: """
      Unlike a view or a controller, a segue has no plain class to fall back to if its class is \
      not found (issue #11 of GuillotineMenu shows the exception).
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          ↓<segue destination="b" kind="custom" identifier="fade" customClass="FadSegue" customModule="App" customModuleProvider="target"/>
        </connections>
      </viewController>
      <viewController id="b"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "fade", sender: nil) }
      }
      class FadeSegue: UIStoryboardSegue {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="b" kind="custom" identifier="fade" customClass="FadeSegue" customModule="App" customModuleProvider="target"/>
        </connections>
      </viewController>
      <viewController id="b"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "fade", sender: nil) }
      }
      class FadeSegue: UIStoryboardSegue {}
      """
    ])

  let report: RuleReport

  func check() {
    guard app.hasSources else { return }
    for file in app.graph.files {
      for segue in file.segues {
        guard let custom = segue.customClass else { continue }
        switch app.classes.meaning(of: custom, in: file.path) {
        case .external(let name):
          report.addUndecided(at: segue.location, .declaredElsewhere(name))
        case .app(let ids):
          if let obstacle = app.classes.obstacle(to: custom, ids) {
            report.add(
              .notFound(custom, obstacle), obstacle == .unknownModule ? .warning : .error,
              at: segue.location)
          }
        case .system: continue
        case nil:
          let absence = app.classes.absence(of: custom)
          report.add(
            absence.map { .outOfReach(custom.name, $0) }
              ?? .noClass(custom.name, unlisted: app.input.unlistedSource(named: custom.name)),
            at: segue.location)
        }
      }
    }
  }
}

extension Message {
  fileprivate static func noClass(_ name: String, unlisted: String?) -> Message {
    Message(
      "no source \(unlisted == nil ? "" : "of the target ")declares the segue class \(name)",
      help: "correct the name, or add \(unlisted ?? "the file that declares it") to the target")
  }
}
