internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// References that lead to each other and never to a controller.
struct CircularReferenceRule: Rule {
  static let description = RuleDescription(
    id: .circularReference, severity: .error,
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

  let report: RuleReport

  func check() {
    for broken in BrokenReference.all(in: app.graph) {
      guard case .circularReference(let reference) = broken.destination else { continue }
      report.add(.leadsToItself, at: reference.location, related: broken.segues)
    }
  }
}

extension Message {
  fileprivate static let leadsToItself = Message(
    "this reference leads back to itself, so it never leads to a controller",
    why: "a segue to this reference has no scene to show",
    help: "let the reference name a scene that has a controller")
}
