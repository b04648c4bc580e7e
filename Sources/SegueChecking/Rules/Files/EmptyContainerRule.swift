internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A navigation or window controller with nothing in it.
package enum EmptyContainerRule: CheckRule {
  package static let description = RuleDescription(
    name: "empty-container", severity: .note,
    summary: "A navigation controller has no root view controller, or a window no content",
    consequence: "what is shown is empty, unless code fills it",
    why: """
      A navigation controller of a storyboard gets its first screen through a relationship, and a window \
      controller its content. One that has none, and no class of its own that could fill it, shows an \
      empty screen until code does.
      """,
    triggering: [
      """
      --- Main.storyboard
      ↓<navigationController initial="YES"/>
      <viewController storyboardIdentifier="List" customClass="List"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <navigationController initial="YES">
        <connections>
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </connections>
      </navigationController>
      <viewController id="list" customClass="List"/>
      <navigationController storyboardIdentifier="Others" customClass="Others"/>
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for file in app.graph.files where !file.isLaunchScreen {
      for controller in file.scenes.compactMap(\.controller) where controller.customClass == nil {
        guard let what = names[controller.element],
          !file.segues.contains(where: { $0.owner == controller.id && $0.kind == .relationship })
        else { continue }
        report.add(
          description.finding(
            at: controller.location, "this \(what.container) has no \(what.content)",
            help: "connect one, or leave the \(what.container) to code"))
      }
    }
  }

  private static let names = [
    "navigationController": (container: "navigation controller", content: "root view controller"),
    "windowController": (container: "window controller", content: "content controller"),
  ]
}
