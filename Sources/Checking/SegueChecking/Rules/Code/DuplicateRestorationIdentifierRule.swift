internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// Two scenes in one container whose saved states UIKit cannot tell apart.
struct DuplicateRestorationIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .duplicateRestorationIdentifier, severity: .warning,
    summary: "Two scenes in one container have the same restoration identifier",
    consequence: "UIKit can't tell the saved states of the two screens apart",
    why: """
      UIKit finds the saved state of a controller by its restoration path: the restoration \
      identifiers of the controllers around it, and its own. Apple's View Controller Programming \
      Guide says that each path must be unique. Navigation and split view controllers tell their \
      children apart by themselves. Tab bar controllers don't, so their tabs need different \
      identifiers, and so do the scenes that are embedded in another scene. The rule is about apps \
      whose delegate lets UIKit save their state. If code sets a restoration identifier, the rule \
      leaves duplicates undecided.
      """,
    triggering: [
      """
      --- Main.storyboard
      <tabBarController initial="YES" restorationIdentifier="tabs">
        <connections>
          <segue kind="relationship" relationship="viewControllers" destination="list"/>
          <segue kind="relationship" relationship="viewControllers" destination="map"/>
        </connections>
      </tabBarController>
      <viewController id="list" restorationIdentifier="tab"/>
      ↓<viewController id="map" restorationIdentifier="tab"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
        ) -> Bool { true }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <splitViewController initial="YES" restorationIdentifier="split">
        <connections>
          <segue kind="relationship" relationship="masterViewController" destination="list"/>
          <segue kind="relationship" relationship="detailViewController" destination="map"/>
        </connections>
      </splitViewController>
      <viewController id="list" restorationIdentifier="part"/>
      <viewController id="map" restorationIdentifier="part"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
        ) -> Bool { true }
      }
      """
    ])

  let report: RuleReport

  func check() {
    guard app.input.isWhole else { return }
    let restoration = StateRestoration(app: app)
    let found = app.graph.allControllers.flatMap(pairs)
    let saved = restoration.saved(among: Set(found.map(\.second.id.file)))
    guard !saved.isEmpty else { return }
    let isSetByCode = app.uses.restorations.contains { $0.kind == .set }
    let doubt = isSetByCode ? "code sets restoration identifiers" : restoration.doubt
    for pair in found where saved.contains(pair.second.id.file) {
      if let doubt {
        report.addUndecided(at: pair.second.location, doubt)
      } else {
        report.add(
          .same(pair), at: pair.second.location,
          related: [RelatedPlace(pair.first.location, "the other scene")])
      }
    }
  }

  fileprivate struct Pair {
    var container: ControllerNode
    var first: ControllerNode
    var second: ControllerNode
  }

  /// The children of a container that have the restoration identifier of an earlier child.
  private func pairs(in container: ControllerNode) -> [Pair] {
    guard container.runtime.classPrefix == "UI", container.object.hasRestorationIdentifier else {
      return []
    }
    var seen: [String: ControllerNode] = [:]
    var pairs: [Pair] = []
    for link in app.graph.links(from: container.id)
    where link.segue.kind == .embed
      || link.segue.kind == .relationship && container.object.element == "tabBarController"
    {
      guard let child = link.destination.controller.flatMap(app.graph.controller),
        child.object.hasRestorationIdentifier, let identifier = child.object.restorationIdentifier
      else { continue }
      if let first = seen[identifier] {
        // If one scene is embedded twice, only code can give its two controllers different identifiers.
        if first.id != child.id {
          pairs.append(Pair(container: container, first: first, second: child))
        }
      } else {
        seen[identifier] = child
      }
    }
    return pairs
  }
}

extension InterfaceObject {
  fileprivate var hasRestorationIdentifier: Bool { restorationIdentifier?.isEmpty == false }
}

extension Message {
  fileprivate static func same(_ pair: DuplicateRestorationIdentifierRule.Pair) -> Message {
    let identifier = quoted(pair.second.object.restorationIdentifier ?? "")
    return Message(
      "\(pair.first.displayName) and \(pair.second.displayName) in \(pair.container.displayName) "
        + "have the same restoration identifier \(identifier)",
      help: "give one of them another restoration identifier")
  }
}
