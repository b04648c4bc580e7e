internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// A scene whose state is never saved, although it has a restoration identifier.
struct UnrestoredSceneRule: Rule {
  static let description = RuleDescription(
    id: .unrestoredScene, severity: .warning,
    summary:
      "A scene has a restoration identifier but its container has none, or a scene takes it from a "
      + "storyboard identifier that it doesn't have",
    consequence: "UIKit doesn't save the screen's state, and doesn't restore the screen",
    why: """
      UIKit saves the state of a controller only if the controller and all its parents have \
      restoration identifiers. In a storyboard, the parents of a scene are the containers that have \
      it as their child. If a scene has no storyboard identifier, “Use Storyboard ID” gives it no \
      restoration identifier. The rule is only about apps whose delegate lets UIKit save their state and \
      doesn't refuse to restore it, and in which no code sets or reads a restoration identifier. A \
      scene that is also shown in another way can have another parent, so it is left out.
      """,
    triggering: [
      """
      --- Main.storyboard
      <navigationController initial="YES">
        <connections>
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </connections>
      </navigationController>
      ↓<viewController id="list" customClass="List" restorationIdentifier="list">
        <connections><segue destination="person" kind="show" identifier="showPerson"/></connections>
      </viewController>
      ↓<viewController id="person" useStoryboardIdentifierAsRestorationIdentifier="YES"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
        ) -> Bool { true }
      }
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showPerson", sender: nil) }
      }
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <navigationController initial="YES" restorationIdentifier="main">
        <connections>
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </connections>
      </navigationController>
      <viewController id="list" restorationIdentifier="list"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
        ) -> Bool { true }
      }
      """,
      """
      --- Main.storyboard
      <navigationController initial="YES">
        <connections>
          <segue kind="relationship" relationship="rootViewController" destination="list"/>
        </connections>
      </navigationController>
      <viewController id="list" restorationIdentifier="list"/>
      --- AppDelegate.swift
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """,
    ])

  let report: RuleReport

  func check() {
    guard app.input.isWhole, app.hasSources else { return }
    let scenes = unrestored()
    let saved = StateRestoration(app: app).saved(among: Set(scenes.map(\.node.id.file)))
    let isSetByCode = !app.input.texts.words(among: [RestorationWords.property]).isEmpty
    for scene in scenes where saved.contains(scene.node.id.file) {
      if isSetByCode {
        report.addUndecided(
          at: scene.node.location, "code sets or reads restoration identifiers")
      } else {
        report.add(scene.message, at: scene.node.location, related: scene.related)
      }
    }
  }

  private struct Scene {
    var node: ControllerNode
    var message: Message
    var related: [RelatedPlace] = []
  }

  private func unrestored() -> [Scene] {
    var incoming: [ControllerID: [SegueLink]] = [:]
    for link in app.graph.allLinks {
      if let id = link.destination.controller { incoming[id, default: []].append(link) }
    }
    return app.graph.allControllers.compactMap { node in
      guard node.runtime.classPrefix == "UI" else { return nil }
      if node.object.lacksIdentifierForRestoration {
        return Scene(node: node, message: .noStoryboardIdentifier(node.displayName))
      }
      guard node.object.restorationIdentifier?.isEmpty == false, !node.isInitial,
        !app.reach.madeByCode.contains(node.id), let links = incoming[node.id]
      else { return nil }
      let parents = links.map(parent)
      guard let parent = parents.first ?? nil, parents.allSatisfy({ $0 != nil }) else { return nil }
      return Scene(
        node: node, message: .parentWithout(node.displayName, parent: parent.displayName),
        related: [RelatedPlace(parent.location, "the container")])
    }
  }

  /// The container of a link's destination, if the container has no restoration identifier.
  private func parent(in link: SegueLink) -> ControllerNode? {
    guard link.segue.kind == .relationship || link.segue.kind == .embed,
      let node = link.source.flatMap(app.graph.controller),
      node.object.restorationIdentifier?.isEmpty ?? true
    else { return nil }
    return node
  }
}

extension InterfaceObject {
  /// Whether the object asks for its storyboard identifier as restoration identifier, but has none.
  fileprivate var lacksIdentifierForRestoration: Bool {
    attributes["useStoryboardIdentifierAsRestorationIdentifier"] == "YES"
      && attributes["restorationIdentifier"] == nil && storyboardIdentifier?.isEmpty ?? true
  }
}

extension Message {
  fileprivate static func parentWithout(_ scene: String, parent: String) -> Message {
    Message(
      "\(scene) has a restoration identifier, but its container \(parent) has none",
      help: "give the container a restoration identifier, or delete the scene's")
  }

  fileprivate static func noStoryboardIdentifier(_ scene: String) -> Message {
    Message(
      "\(scene) is to be restored by its storyboard identifier, but has none",
      help: "give the scene a storyboard identifier, or clear “Use Storyboard ID”")
  }
}
