internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Two scenes of one storyboard with one identifier.
struct DuplicateSceneIdentifierRule: Rule {
  static let description = RuleDescription(
    name: .duplicateSceneIdentifier, severity: .warning,
    summary: "Two scenes of one storyboard have the same storyboard identifier",
    why: """
      `instantiateViewController(withIdentifier:)` and references find one of the two scenes; \
      which one is not documented. The other scene can only be reached through its segues. \
      Different storyboards may use the same identifier.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      ↓<viewController storyboardIdentifier="List" customClass="OtherList"/>
      """,
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      ↓<viewControllerPlaceholder storyboardIdentifier="List" storyboardName="Other"/>
      --- Other.storyboard
      <viewController initial="YES" storyboardIdentifier="Person" customClass="Person"/>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      <viewController storyboardIdentifier="list" customClass="OtherList"/>
      --- Other.storyboard
      <viewController initial="YES" storyboardIdentifier="List" customClass="List"/>
      """
    ])

  let app: LinkedApp
  let report: RuleReport

  func check() {
    for file in app.graph.files {
      var seen: [String: InterfaceObject] = [:]
      for object in file.scenes.flatMap(\.objects) where object.isScene {
        guard let identifier = object.usableStoryboardIdentifier else { continue }
        guard let first = seen[identifier] else {
          seen[identifier] = object
          continue
        }
        report.add(
          .sameIdentifier(identifier), at: object.location,
          related: [RelatedPlace(first.location, "the other scene")])
      }
    }
  }
}

extension Message {
  fileprivate static func sameIdentifier(_ identifier: String) -> Message {
    Message(
      "another scene of this storyboard has the identifier \(quoted(identifier)) too",
      why: "it is undefined which of the two scenes code and references get",
      help: "give one of them another identifier")
  }
}
