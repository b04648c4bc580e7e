internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue to an object of its file that is not a scene.
package enum WrongDestinationRule: CheckRule {
  package static let description = RuleDescription(
    name: "wrong-destination", severity: .error,
    summary: "A segue leads to an object that cannot be shown",
    why: """
      The destination of a segue is a controller or a reference to one; only an unwind segue leads \
      to an exit. Interface Builder connects nothing else, so anything else comes from an edit or \
      a merge of the file’s text, and no controller can be created from it. An id that is not in \
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

  package static func check(_ app: CheckedApp, _ report: inout RuleReport) {
    for link in app.links where link.segue.kind != .unwind {
      let what: String
      switch link.destination {
      case .dangling(let id?):
        // What is nowhere in the file is the reader's finding.
        guard let object = app.object(id, in: link.id.file) else { continue }
        what = "a <\(object.element)>"
      case .exit: what = "an exit"
      default: continue
      }
      let name = link.segue.usableIdentifier.map { " \(quoted($0))" } ?? ""
      report.add(
        description, at: link.segue.location,
        "the segue\(name) of \(app.name(of: link.source)) leads to \(what), which is no scene",
        why: "there is no controller to show",
        help: "connect the segue again in Interface Builder, or delete it",
        related: app.object(link.segue.destination ?? "", in: link.id.file).map {
          [RelatedPlace($0.location, "this is the destination")]
        } ?? [])
    }
  }
}
