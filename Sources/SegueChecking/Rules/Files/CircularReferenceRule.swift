internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// References that lead to each other and never to a controller.
package enum CircularReferenceRule: CheckRule {
  package static let description = RuleDescription(
    name: "circular-reference", severity: .error,
    summary: "A reference leads back to itself through other references",
    why: """
      A reference may name a scene that is itself a reference. When such references form a circle, \
      no controller is ever found, and the segue has nothing to show.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections><segue kind="show" destination="next" identifier="showNext"/></connections>
      </viewController>
      <viewControllerPlaceholder id="next" storyboardName="Next"/>
      --- Next.storyboard
      ↓<viewControllerPlaceholder id="back" initial="YES" storyboardName="Next"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="list" initial="YES" customClass="List">
        <button>
          <connections><segue kind="show" destination="next"/></connections>
        </button>
      </viewController>
      <viewControllerPlaceholder id="next" storyboardName="Next"/>
      --- Next.storyboard
      <viewControllerPlaceholder initial="YES" storyboardName="Main"/>
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for broken in app.brokenReferences {
      guard case .circularReference(let reference) = broken.destination else { continue }
      report.add(
        description, at: reference.location,
        "this reference leads back to itself and to no controller",
        why: "there is no scene to show when a segue to this reference is performed",
        help: "let it name a scene that holds a controller", related: broken.segues)
    }
  }
}
