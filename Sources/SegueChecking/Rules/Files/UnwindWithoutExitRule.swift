internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An unwind segue that cannot find the controller to return to.
package enum UnwindWithoutExitRule: CheckRule {
  package static let description = RuleDescription(
    name: "unwind-without-exit", severity: .warning,
    summary: "An unwind segue has no action, or does not lead to an exit of a scene",
    why: """
      An unwind segue leads to the exit of its scene, and names an action of the controller to \
      return to. Without the action no controller is found, and nothing happens. An exit outside a \
      scene’s `<objects>`, which an edit of the text can leave behind, silently loses its segues \
      when the file is loaded: a control then does nothing, and performing the segue by its \
      identifier crashes.
      """,
    triggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="person" initial="YES" customClass="Person">
          <button>
            <connections>
              ↓<segue kind="unwind" destination="out"/>
            </connections>
          </button>
        </viewController>
        <exit id="out"/>
      </scene>
      """,
      """
      --- Main.storyboard
      <viewController id="person" initial="YES" customClass="Person">
        <button>
          <connections>
            ↓<segue kind="unwind" destination="out" unwindAction="close:"/>
          </connections>
        </button>
        <view key="view">
          <exit id="out"/>
        </view>
      </viewController>
      --- Person.swift
      import UIKit
      class Person: UIViewController {
        @IBAction func close(_ segue: UIStoryboardSegue) {}
      }
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="person" initial="YES" customClass="Person">
          <button>
            <connections>
              <segue kind="unwind" destination="out" unwindAction="close:"/>
            </connections>
          </button>
        </viewController>
        <exit id="out"/>
      </scene>
      --- Person.swift
      import UIKit
      class Person: UIViewController {
        @IBAction func close(_ segue: UIStoryboardSegue) {}
      }
      """
    ])

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for link in app.links where link.segue.kind == .unwind {
      let name = link.segue.usableIdentifier.map { " \(quoted($0))" } ?? ""
      let segue = "the unwind segue\(name) of \(app.name(of: link.source))"
      switch link.destination {
      case .exit:
        guard link.segue.unwindAction?.isEmpty ?? true else { continue }
        report.add(
          description, at: link.segue.location, "\(segue) names no action",
          why: "no controller is found to go back to, and nothing happens",
          help: "connect it again with the exit, and choose an action")
      case .dangling(let id):
        guard let id, let object = app.object(id, in: link.id.file) else { continue }
        report.add(
          description, at: link.segue.location,
          object.element == "exit"
            ? "\(segue) leads to an exit that is not beside its scene’s controller"
            : "\(segue) leads to a <\(object.element)>, which is no exit",
          why: "the connection is dropped when the scene is loaded, and nothing happens",
          help: "connect it again with the exit of its scene",
          related: [RelatedPlace(object.location, "this is the destination")])
      case .controller, .unknownStoryboard, .missingScene, .noInitialController,
        .circularReference:
        report.add(
          description, at: link.segue.location, "\(segue) leads to a scene, and to no exit",
          why: "the connection is dropped when the scene is loaded, and nothing happens",
          help: "connect it again with the exit of its scene")
      }
    }
  }
}
