internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue that only code can perform, but that code cannot name.
struct ManualSegueWithoutIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .manualSegueWithoutIdentifier, severity: .note,
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

  let report: RuleReport

  func check() {
    // Another rule reports an empty identifier.
    for link in app.graph.allLinks
    where link.segue.trigger == .manual && link.segue.identifier == nil {
      if case .other = link.segue.kind { continue }
      report.add(
        .noIdentifier(
          from: app.graph.name(of: link.source), to: app.graph.name(of: link.destination)),
        at: link.segue.location)
    }
  }
}

extension Message {
  fileprivate static func noIdentifier(from source: String, to destination: String) -> Message {
    Message(
      "the segue from \(source) to \(destination) has no identifier, and no control fires it",
      why: "the segue is never performed",
      help: "give it an identifier, connect it to a control, or delete it")
  }
}
