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

  let report: RuleReport

  func check() {
    guard app.hasSources, app.input.isWhole else { return }
    let segues = app.graph.files.flatMap(\.segues).filter { $0.kind == .unwind }
    let actions = Set(segues.compactMap(\.unwindAction))
    var known: Set<String> = []
    var candidates: [String: [Candidate]] = [:]
    for type in app.code.table.types {
      for method in type.methods where !method.fact.isStatic {
        for selector in method.fact.selectors
        where app.code.isCalled(method.fact, selector, method.sourceFile) {
          known.insert(selector)
          if actions.contains(selector) {
            candidates[selector, default: []].append(Candidate(type: type.id, method: method))
          }
        }
      }
    }
    let hidden = candidates.filter { areHidden($0.value) }
    lazy var unwinds = known.filter { $0.lowercased().contains("unwind") }.sorted()
    for segue in segues {
      // Another rule reports an empty action.
      guard let action = segue.unwindAction, !action.isEmpty else { continue }
      if !known.contains(action) {
        report.add(.noMethod(action, unwinds), at: segue.location)
      } else if let methods = hidden[action] {
        checkExposure(of: action, by: methods, at: segue.location)
      }
    }
  }

  /// A method that an action names.
  private struct Candidate {
    var type: CodeType.ID
    var method: CodeType.Member<MethodFact>
  }

  /// Whether Objective-C certainly sees none of some methods.
  private func areHidden(_ candidates: [Candidate]) -> Bool {
    candidates.allSatisfy { candidate in
      let ancestry = app.code.hierarchy.ancestry(of: candidate.type)
      return app.code.isExposed(candidate.method, at: 0, of: ancestry) == false
    }
  }

  /// Reports an unwind segue to a method that the system can't find.
  private func checkExposure(
    of action: String, by methods: [Candidate], at location: SourceLocation
  ) {
    let places = methods.prefix(3).map { candidate in
      let method = candidate.method
      return app.code.declaration(of: method.fact.name, method.fact.position, method.sourceFile)
    }
    report.addHidden(
      .action, action, of: app.code.table[methods[0].type].name,
      help: "declare the method with @IBAction", at: location, declaredAt: places)
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
