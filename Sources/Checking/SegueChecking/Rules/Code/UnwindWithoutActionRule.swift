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
      Note TN2298). Objective-C has to see the method. A Swift method without @IBAction or @objc is \
      reported under the same conditions as by `unknown-action`.
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
        guard let action = segue.unwindAction, !action.isEmpty else { continue }
        if !known.contains(action) {
          report.add(.noMethod(action, unwinds), at: segue.location)
        } else {
          checkExposure(of: action, at: segue.location)
        }
      }
    }
  }

  /// The methods that are named by an action, with their classes, if Objective-C certainly sees none of them.
  private let hidden = Memo<String, [Hidden]>()

  private struct Hidden {
    var className: String
    var place: RelatedPlace
  }

  /// Reports an unwind segue to a method that the system can't find.
  private func checkExposure(of action: String, at location: SourceLocation) {
    let hidden = hidden.value(of: action) { hiddenMethods(action) }
    guard let first = hidden.first else { return }
    report.add(
      .hidden("method", action, of: first.className, help: "declare the method with @IBAction"),
      at: location, related: hidden.prefix(3).map(\.place),
      // Of several methods, it is unknown which one the segue means.
      edit: hidden.count == 1
        ? MemberExposure.edit(adding: .action, toMemberAt: first.place.location, in: app) : nil)
  }

  private func hiddenMethods(_ action: String) -> [Hidden] {
    var hidden: [Hidden] = []
    for type in app.code.table.types {
      for method in type.candidates(selectedBy: [action])
      where !method.fact.isStatic && app.code.isCalled(method.fact, action, method.sourceFile) {
        let ancestry = app.code.hierarchy.ancestry(of: type.id)
        guard app.code.isExposed(method, at: 0, of: ancestry) == false else { return [] }
        let place = app.code.declaration(
          of: method.fact.name, method.fact.position, method.sourceFile)
        hidden.append(Hidden(className: type.name, place: place))
      }
    }
    return hidden
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
