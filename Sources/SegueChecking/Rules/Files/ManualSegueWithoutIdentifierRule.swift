internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that only code can perform, but that code cannot name.
package enum ManualSegueWithoutIdentifierRule: CheckRule {
  package static let description = RuleDescription(
    name: "manual-segue-without-identifier", severity: .note,
    summary: "A segue that only code can perform has no identifier",
    why: """
      No control fires a segue that starts at the controller itself; only \
      `performSegue(withIdentifier:sender:)` can perform it. Without an identifier, nothing can.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          ↓<segue kind="show" destination="person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <view key="view">
          <subviews>
            <containerView>
              <connections><segue kind="embed" destination="child"/></connections>
            </containerView>
            <button>
              <connections><segue kind="show" destination="person"/></connections>
            </button>
          </subviews>
        </view>
        <connections>
          <segue kind="show" destination="person" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="child" customClass="Child"/>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      class Child: UIViewController {}
      class Person: UIViewController {}
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    // An empty identifier has a rule of its own.
    for link in app.links where link.segue.trigger == .manual && link.segue.identifier == nil {
      if case .other = link.segue.kind { continue }
      report.add(
        description, at: link.segue.location,
        "the segue from \(app.name(of: link.source)) to \(app.name(of: link.destination)) is fired "
          + "by no control, and has no identifier that code could perform",
        why: "the segue is never performed",
        help: "give it an identifier, connect it to a control, or delete it")
    }
  }
}
