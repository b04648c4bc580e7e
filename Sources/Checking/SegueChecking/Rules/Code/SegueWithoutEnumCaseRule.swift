internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that is missing from a class's list of its segues.
struct SegueWithoutEnumCaseRule: Rule {
  static let description = RuleDescription(
    id: .segueWithoutEnumCase, severity: .warning,
    summary: "A segue is missing from an enumeration that its class expects to be complete",
    consequence: "when it is performed, the class stops with a fatal error or ignores the segue",
    why: """
      In the SegueHandler idiom, every segue that leaves the controller passes through \
      segueIdentifier(for:), which turns the identifier into a case and stops the app if there is \
      none. That includes segues without an identifier, unless a case stands for the empty string. \
      Unwind segues and the relationships of containers are not checked. A class uses the idiom if \
      it conforms to a protocol whose name begins with SegueHandler or SegueHandling.
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

  let report: RuleReport

  func check() {
    for list in app.segueEnums where list.isComplete {
      guard let owner = list.owner else { continue }
      let listed = Set(list.entries.map(\.identifier))
      for controller in app.scenes.controllers(running: [owner])
      where app.scenes.isExactly(controller, .own([owner])) {
        for link in app.graph.links(from: controller)
        where link.segue.kind != .relationship && link.segue.kind != .unwind
          && !listed.contains(link.segue.identifier ?? "")
        {
          report.add(
            link.segue.usableIdentifier.map { .noCase($0, in: list) }
              ?? .noCaseForUnnamed(list.name),
            at: link.segue.location,
            related: list.entries.prefix(1).map { RelatedPlace($0.location, "the cases") })
        }
      }
    }
  }
}

extension Message {
  fileprivate static func noCase(_ identifier: String, in list: SegueEnum) -> Message {
    Message(
      "the segue \(quoted(identifier)) is not a case of \(list.name)",
      help: suggestion(
        identifier, among: list.entries.map(\.identifier), otherwise: "add a case for it"))
  }

  fileprivate static func noCaseForUnnamed(_ list: String) -> Message {
    Message(
      "the segue has no identifier, and \(list) has no case with an empty raw value",
      help: "give it an identifier of \(list), or add a case with an empty raw value")
  }
}
