internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// An unwind segue whose action no class implements.
struct UnwindWithoutActionRule: Rule {
  static let description = RuleDescription(
    id: .unwindWithoutAction, severity: .warning,
    summary: "An unwind segue names an action that no class of the app implements",
    consequence: "no controller handles the unwind segue, so it does nothing",
    why: """
      The destination of an unwind segue is found at run time: it is the nearest controller that \
      implements the action. If there is none, nothing happens, and nothing is logged (Technical \
      Note TN2298).
      """,
    triggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" customClass="List" initial="YES">
          <connections>
            ↓<segue destination="exit" kind="unwind" identifier="back" unwindAction="unwindToLst:"/>
          </connections>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
        func back() { performSegue(withIdentifier: "back", sender: nil) }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" customClass="List" initial="YES">
          <connections>
            <segue destination="exit" kind="unwind" identifier="back" unwindAction="unwindToList:"/>
          </connections>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      </scene>
      --- List.swift
      class List: UIViewController {
        func back() { performSegue(withIdentifier: "back", sender: nil) }
      }
      extension List {
        @IBAction func unwindTo(list segue: UIStoryboardSegue) {}
      }
      """
    ])

  let app: LinkedApp
  let report: RuleReport

  func check() {
    guard app.hasSources, app.input.isWhole else { return }
    var known: Set<String> = []
    for type in app.code.table.types {
      for method in type.methods where !method.fact.isStatic {
        known.insert(method.fact.selector)
        if let legacy = method.fact.legacySelector,
          app.code.isCalled(method.fact, legacy, method.sourceFile)
        {
          known.insert(legacy)
        }
      }
    }
    lazy var unwinds = known.filter { $0.lowercased().contains("unwind") }.sorted()
    for file in app.graph.files {
      for segue in file.segues where segue.kind == .unwind {
        // Another rule reports an empty action.
        guard let action = segue.unwindAction, !action.isEmpty, !known.contains(action) else {
          continue
        }
        report.add(.noMethod(action, unwinds), at: segue.location)
      }
    }
  }
}

extension Message {
  fileprivate static func noMethod(_ action: String, _ known: [String]) -> Message {
    Message(
      "no class implements the unwind action \(quoted(action))",
      help: suggestion(
        action, among: known,
        otherwise: "add it to the controller to return to, as an @IBAction with a segue parameter"))
  }
}
