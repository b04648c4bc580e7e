internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue to an object of its file that is not a scene.
struct WrongDestinationRule: Rule {
  static let description = RuleDescription(
    id: .wrongDestination, severity: .error,
    summary: "A segue leads to an object that cannot be shown",
    why: """
      The destination of a segue is a controller or a reference to one; only an unwind segue leads \
      to an exit. Interface Builder connects nothing else, so anything else comes from an edit or \
      a merge of the file's text, and no controller can be created from it. An id that is not in \
      the file at all is reported as `dangling-id`.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <view key="view" id="content"/>
        <connections>
          ↓<segue kind="show" destination="content" identifier="showPerson"/>
        </connections>
      </viewController>
      """,
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" initial="YES" customClass="List">
          <connections>
            ↓<segue kind="show" destination="out" identifier="leave"/>
          </connections>
        </viewController>
        <exit id="out"/>
      </scene>
      """,
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" initial="YES" customClass="List">
          <connections>
            <segue kind="show" destination="next" identifier="showNext"/>
            <segue kind="unwind" destination="out" identifier="leave" unwindAction="unwind:"/>
          </connections>
        </viewController>
        <exit id="out"/>
      </scene>
      <viewControllerPlaceholder id="next" storyboardName="Next"/>
      --- Next.storyboard
      <viewController initial="YES" customClass="Person"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        @IBAction func unwind(_ segue: UIStoryboardSegue) {}
      }
      class Person: UIViewController {}
      """
    ])

  let report: RuleReport

  func check() {
    for link in app.graph.allLinks where link.segue.kind != .unwind {
      let destination: String
      switch link.destination {
      case .dangling(let id?):
        // The reader reports an id that is nowhere in the file.
        guard let object = app.storyboards.object(id, in: link.id.file) else { continue }
        destination = "a <\(object.element)>"
      case .exit: destination = "an exit"
      default: continue
      }
      let object = app.storyboards.object(link.segue.destination ?? "", in: link.id.file)
      report.add(
        .notAScene(app.graph.name(of: link), destination), at: link.segue.location,
        related: object.map { [RelatedPlace($0.location, "the destination")] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func notAScene(_ segue: String, _ destination: String) -> Message {
    Message(
      "the \(segue) leads to \(destination), which is not a scene",
      why: "there is no controller to show",
      help: "connect the segue again in Interface Builder, or delete it")
  }
}
