internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An unwind segue that cannot find the controller to return to.
struct UnwindWithoutExitRule: Rule {
  static let description = RuleDescription(
    id: .unwindWithoutExit, severity: .warning,
    summary: "An unwind segue has no action, or does not lead to an exit of a scene",
    why: """
      An unwind segue leads to the exit of its scene, and names an action of the controller to \
      return to. Without the action no controller is found, and nothing happens. An exit outside a \
      scene's `<objects>`, which an edit of the text can leave behind, silently loses its segues \
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

  let report: RuleReport

  func check() {
    for link in app.graph.allLinks where link.segue.kind == .unwind {
      let segue = "the unwind \(app.graph.name(of: link))"
      switch link.destination {
      case .exit:
        guard link.segue.unwindAction?.isEmpty ?? true else { continue }
        report.add(.noAction(segue), at: link.segue.location)
      case .dangling(let id):
        // The reader reports an id that is nowhere in the file.
        guard let id, app.storyboards.object(id, in: link.id.file) != nil else { continue }
        report.add(.noExit(segue), at: link.segue.location)
      case .controller, .unknownStoryboard, .missingScene, .noInitialController,
        .circularReference:
        report.add(.noExit(segue), at: link.segue.location)
      }
    }
  }
}

extension Message {
  fileprivate static func noAction(_ segue: String) -> Message {
    Message(
      "\(segue) has no action",
      why: "no controller to return to is found, and nothing happens",
      help: "connect it to the exit again, and choose an action")
  }

  fileprivate static func noExit(_ segue: String) -> Message {
    Message(
      "\(segue) does not lead to an exit next to its scene's controller",
      why: "the connection is dropped when the scene is loaded, and nothing happens",
      help: "connect it to the exit of its scene again")
  }
}
