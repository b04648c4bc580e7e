internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A custom segue that has no class.
struct CustomSegueWithoutClassRule: Rule {
  static let description = RuleDescription(
    id: .customSegueWithoutClass, severity: .error,
    summary: "A custom segue has no class",
    why: """
      The class of a `custom` segue decides what the segue does. Without a class, UIKit crashes \
      with “Could not perform segue with identifier … A segue must either have a performHandler or \
      it must override -perform.”

      Severity: error. Warning on macOS, because what AppKit does is not documented.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            ↓<segue kind="custom" destination="person"/>
          </connections>
        </button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            <segue kind="custom" destination="person" customClass="FadeSegue"/>
          </connections>
        </button>
        <button>
          <connections>
            <segue kind="show" destination="person"/>
          </connections>
        </button>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- FadeSegue.swift
      import UIKit
      class FadeSegue: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: false) }
      }
      class List: UIViewController {}
      class Person: UIViewController {}
      """
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files {
      for link in app.graph.links[file.path] ?? [] where link.segue.kind == .custom {
        guard link.segue.customClass?.name.isEmpty ?? true else { continue }
        let isUIKit = file.targetRuntime != .macOS
        report.add(
          .noClass(app.graph.name(of: link), isUIKit: isUIKit), isUIKit ? nil : .warning,
          at: link.segue.location)
      }
    }
  }
}

extension Message {
  fileprivate static func noClass(_ segue: String, isUIKit: Bool) -> Message {
    Message(
      "the custom \(segue) has no class",
      why: isUIKit
        ? "performing it crashes: a plain segue does not know what to do"
        : "a plain segue does not know what to do",
      help: "set a class that overrides perform(), or choose another kind")
  }
}
