internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A class lists its segues, and the storyboard has one more.
enum SegueWithoutEnumCaseRule: CheckRule {
  static let description = RuleDescription(
    name: "segue-without-enum-case", severity: .warning,
    summary: "A segue is missing from the enumeration that its class promises to be complete",
    consequence:
      "the class stops with a fatal error, or leaves the segue out, when it is performed",
    why: """
      In the SegueHandler idiom every segue that leaves the controller passes segueIdentifier(for:), which \
      makes a case of the identifier and stops the app where there is none. That goes for segues without \
      an identifier too, unless a case stands for the empty text. Unwind segues and what a container is \
      made with are left out: the class is SegueHandler if what it conforms to is called so.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="list" customClass="List">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
          ↓<segue destination="person" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      class List: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showPerson }
        func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
        func all() { performSegue(withIdentifier: "showGroup", sender: nil) }
      }
      class Person: UIViewController {}
      """
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
      class List: UIViewController, SegueHandlerType {
        enum SegueIdentifier: String { case showPerson }
        func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
      }
      class Person: UIViewController {}
      """
    ])

  static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for list in app.segueEnums where list.isComplete {
      guard let owner = list.owner else { continue }
      let listed = Set(list.entries.map(\.identifier))
      for controller in app.scenes.controllers(running: [owner])
      where app.isExactly(controller, .own([owner])) {
        for link in app.graph.links(from: controller)
        where link.segue.kind != .relationship && link.segue.kind != .unwind
          && !listed.contains(link.segue.identifier ?? "")
        {
          report.add(finding(link.segue, list, app))
        }
      }
    }
  }

  private static func finding(_ segue: Segue, _ list: SegueEnum, _ app: CheckedApp) -> Finding {
    let isNamed = segue.usableIdentifier != nil
    let what =
      isNamed
      ? "the segue \(quoted(segue.identifier ?? "")) is no case of \(list.name)"
      : "the segue has no identifier, and no case of \(list.name) stands for that"
    return description.finding(
      at: segue.location, what,
      help: isNamed
        ? suggestion(
          segue.identifier ?? "", among: list.entries.map(\.identifier),
          otherwise: "add a case for it")
        : "give it an identifier of \(list.name), or add a case with an empty one",
      related: list.entries.prefix(1).map { RelatedPlace($0.location, "the cases") })
  }
}
