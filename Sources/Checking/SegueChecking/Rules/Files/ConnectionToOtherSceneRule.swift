internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// An outlet or action that is connected to an object of another scene.
struct ConnectionToOtherSceneRule: Rule {
  static let description = RuleDescription(
    id: .connectionToOtherScene, severity: .warning,
    summary: "An outlet or action is connected to an object of another scene",
    consequence:
      "the other scene's objects don't exist when this scene loads, so UIKit appears to drop the "
      + "connection",
    why: """
      The objects of a scene are created together when the scene is loaded, and those of other scenes \
      are not there. Interface Builder does not offer such a connection; a merge or a copy of the file's \
      text leaves it behind. Unconfirmed: UIKit appears to drop the connection, so the outlet stays nil \
      and the action is not sent. Apple does not document it, but apps were released with such \
      connections and do not crash on loading, even if the class doesn't have the member. Therefore the \
      rule doesn't check whether the class has the member. In a Mac app, an action for the First Responder \
      of another scene is sent like one for its own. `segues check --fix` deletes the connection.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List">
        <button>
          <connections>
            <segue kind="show" destination="person"/>
            ↓<action selector="save:" destination="person" eventType="touchDown"/>
          </connections>
        </button>
        <connections>
          ↓<outlet property="nameLabel" destination="name"/>
          ↓<outletCollection property="gestureRecognizers" destination="tap"/>
        </connections>
      </viewController>
      <scene>
        <viewController id="person" customClass="Person">
          <view key="view"><subviews><label id="name"/></subviews></view>
        </viewController>
        <tapGestureRecognizer id="tap"/>
      </scene>
      --- List.swift
      class List: UIViewController {}
      class Person: UIViewController {}
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <scene>
        <viewController id="list" initial="YES" customClass="List">
          <view key="view"><subviews>
            <label id="name"/>
            <button><connections>
              <segue kind="show" destination="person"/>
              <action selector="save:" destination="list" eventType="touchDown"/>
            </connections></button>
          </subviews></view>
          <connections>
            <outlet property="nameLabel" destination="name"/>
            <outlet property="tapRecognizer" destination="tap"/>
          </connections>
        </viewController>
        <tapGestureRecognizer id="tap"/>
      </scene>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var nameLabel: UILabel?
        @IBOutlet var tapRecognizer: UITapGestureRecognizer?
        @IBAction func save(_ sender: Any?) {}
      }
      """
    ])

  let report: RuleReport

  func check() {
    for file in app.graph.files where file.kind == .storyboard && file.scenes.count > 1 {
      let crossings = SceneCrossings(file)
      for connection in file.connections {
        guard let other = crossings.otherScene(of: connection) else { continue }
        let related = file.scenes[other].controller.map {
          RelatedPlace($0.location, "the other scene")
        }
        report.add(
          .leadsToOtherScene(connection.kind), at: connection.location,
          related: related.map { [$0] } ?? [],
          edit: ConnectionRemoval.edit(at: connection.location, in: app.lines))
      }
    }
  }
}

extension Message {
  fileprivate static func leadsToOtherScene(_ kind: Connection.Kind) -> Message {
    switch kind {
    case .action(let selector, _):
      Message(
        "the target of the action \(quoted(selector)) is an object of another scene",
        help: "send it to an object of its own scene, or delete the connection")
    default:
      Message(
        "the outlet \(quoted(kind.memberName ?? "")) is connected to an object of another scene",
        help: "connect it to an object of its own scene, or pass the object in code")
    }
  }
}
