internal import Findings

/// An id that leads to nothing in its file.
struct DanglingIDRule: Rule {
  static let description = RuleDescription(
    id: .danglingID, severity: .error,
    summary:
      "A segue, a connection or the initial view controller refers to an id that is not in "
      + "its file",
    why: """
      Merges and manual edits of a storyboard can delete an object and leave references to it. A \
      segue whose destination is missing has nothing to show, and a storyboard whose initial view \
      controller is missing has none. With a dangling outlet or action, the outlet stays nil, or the \
      action is never sent; `segues check --fix` deletes it.

      Severity: error. Warning for an outlet, an action or the anchor of a popover.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <connections>
          ↓<segue kind="show" destination="gone" identifier="showPerson"/>
          ↓<outlet property="tableView" destination="goneToo"/>
        </connections>
      </viewController>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <tableView key="view" id="table"/>
        <button>
          <connections><segue kind="show" destination="person"/></connections>
        </button>
        <connections>
          <outlet property="tableView" destination="table"/>
        </connections>
      </viewController>
      <viewControllerPlaceholder id="person" storyboardName="Person"/>
      --- Person.storyboard
      <viewController initial="YES" customClass="Person"/>
      --- List.swift
      import UIKit
      class List: UIViewController {
        @IBOutlet var tableView: UITableView!
      }
      class Person: UIViewController {}
      """
    ])

  let report: RuleReport

  /// Passes on what reading found, with the edit that deletes a connection to nothing.
  func check() {
    report.passOn() { finding in
      guard finding.edits.isEmpty,
        let edit = ConnectionRemoval.edit(at: finding.location, in: app.lines)
      else { return }
      finding.edits = [edit]
    }
  }
}
