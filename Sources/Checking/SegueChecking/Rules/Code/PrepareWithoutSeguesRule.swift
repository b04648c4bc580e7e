internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A controller that prepares segues but has none.
struct PrepareWithoutSeguesRule: Rule {
  static let description = RuleDescription(
    id: .prepareWithoutSegues, severity: .note,
    summary: "A class prepares segues, but no segue leaves its scenes",
    consequence: "prepare(for:sender:) never runs",
    why: """
      UIKit calls prepare(for:sender:) for the segues of the controller's own scene, including \
      unwind segues. It does not call it for the relationships that a container is created with.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        override func ↓prepare(for segue: UIStoryboardSegue, sender: Any?) { title = "" }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v"><subviews><button id="b">
          <connections>
            <segue destination="person" kind="show"/>
          </connections>
        </button></subviews></view>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      class List: Base {}
      class Base: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { title = "" }
      }
      """,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" { title = "" }
        }
      }
      """,
    ])

  let report: RuleReport

  func check() {
    for type in app.code.table.types where type.isClass {
      guard let method = type.methods.first(where: { $0.fact.isPrepare }) else { continue }
      let controllers = app.scenes.controllers(running: [type.id])
      guard !controllers.isEmpty else { continue }
      let segues = app.scenes.links(from: controllers).filter { $0.segue.kind != .relationship }
      guard segues.isEmpty, !comparesIdentifiers(type.id),
        !app.uses.createdSegues.contains(where: { $0.owner.contains(type.id) })
      else { continue }
      report.add(
        .noSegue(type.name), at: app.code.location(method.fact.position, method.sourceFile),
        related: app.graph.places(of: controllers))
    }
  }

  /// Whether a class compares identifiers when it prepares, because ``CompareUnknownSegueRule`` reports each of them.
  private func comparesIdentifiers(_ id: CodeType.ID) -> Bool {
    app.uses.comparisons.contains { use in
      guard case .own(let ids) = use.actor, ids.contains(id) else { return false }
      return use.function.hasPrefix("prepare") && use.identifier.known.contains { !$0.isEmpty }
    }
  }
}

extension MethodFact {
  /// Whether the method is `prepare(for:sender:)` in whatever language and version.
  var isPrepare: Bool {
    name == "prepare" && labels == ["for", "sender"] || selector == "prepareForSegue:sender:"
      || isOverride && legacySelector == "prepareForSegue:sender:"
  }
}

extension Message {
  fileprivate static func noSegue(_ className: String) -> Message {
    Message(
      "no segue leaves a scene of \(className)",
      help: "delete the method, or add the segues that it waits for")
  }
}
